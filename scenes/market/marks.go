package market

import (
	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/boards"
	"runehall/scenes/things"
)

// markAll marks what can be done and what is chosen. While nobody may move nothing is lit, and what is chosen stays.
func (n *upshot) markAll(o *options, s *selection) {
	for i, c := range o.hand {
		n.marks.Set(cardAt(o.whose, i), boards.Chosen, o.cardChosen(s, i))
		n.marks.Set(cardAt(o.whose, i), boards.Lit, o.phase == rules.TurnPhase && (o.cardChosen(s, i) || o.goesOn(with(onlyNumbers(s.cards), c)) || o.goesOn(rules.SetOf(c))))
	}
	switch o.phase {
	case rules.TurnPhase:
		n.markGoods(o, s)
		n.markStores(o, s)
		n.markAims(o, s)
	case rules.TakePhase:
		n.markTakes(o, s)
	case rules.AnswerPhase, rules.ThrowPhase:
		n.markSecrets(o, s)
	}
}

// markGoods marks the goods of the market, what can be done with what is chosen, and the runes paid.
func (n *upshot) markGoods(o *options, s *selection) {
	for i := range o.moves {
		switch m := &o.moves[i]; m.Kind {
		case rules.BuyRune:
			n.marks.Set(runeBay(m.Colour), boards.Lit, true)
		case rules.Outpost, rules.OutpostForRunes:
			n.marks.Set(bayAt(bayOutposts), boards.Lit, true)
		case rules.Collector, rules.CollectorForRunes:
			n.marks.Set(bayAt(bayCollectors), boards.Lit, true)
		case rules.Interest:
			n.marks.Set(toggleOf(m.Store), boards.Lit, true)
			n.marks.Set(toggleOf(m.Store), boards.Chosen, !s.left[m.Store] && n.coming[m.Store] > 0)
		case rules.Put:
			n.marks.Set(looseOf(o.whose, m.Colour), boards.Lit, true)
		}
	}
	f := meant(o, s)
	n.marks.Set(runeBay(f.colour), boards.Chosen, f.kind == rules.BuyRune)
	n.marks.Set(bayAt(bayOutposts), boards.Chosen, f.kind == rules.Outpost || f.kind == rules.OutpostForRunes)
	n.marks.Set(bayAt(bayCollectors), boards.Chosen, sets(f.kind))
	for i := range n.offers {
		n.marks.Set(things.Nth(offer, i), boards.Lit, true)
		n.marks.Set(things.Nth(offer, i), boards.Chosen, i == n.meant)
	}
	for i := range n.pay.Size() {
		_, ok := elsewhere(o, f, n.pay, i)
		n.marks.Set(things.Nth(tile, i), boards.Lit, ok)
	}
	n.marks.Set(theLine, boards.Lit, n.cheap != 0)
	n.marks.Set(s.thing, boards.Chosen, s.thing != (thing{}))
}

// markStores marks the own stores: those where what is meant can be done, or else those with which something can.
func (n *upshot) markStores(o *options, s *selection) {
	places := storesOpen(o, s)
	n.room, n.where = places[rules.Loose], len(places) > 1
	for at := range places {
		t := storeAt(o.whose, at)
		n.marks.Set(t, boards.Lit, true)
		n.marks.Set(t, boards.Chosen, len(places) == 1 || s.placed && s.to == at)
	}
	if n.where || n.mode == aiming {
		return
	}
	for at := rules.RedMain; at < rules.Places; at++ {
		t := storeAt(o.whose, at)
		_, there := o.view.Store(max(o.actor, 0), at)
		n.marks.Set(t, boards.Lit, there && len(offered(o, &selection{thing: t})) > 0)
	}
}

// markAims marks what of other seats what is chosen can be aimed at.
func (n *upshot) markAims(o *options, s *selection) {
	for _, f := range n.offers {
		if f.kind != rules.Duel && !sets(f.kind) || sets(s.offer.kind) && f.kind == rules.Duel {
			continue
		}
		all := open(o, s, f)
		for _, m := range all {
			t := target(o.view, m)
			chosen := meant(o, s) == f && (s.at == t || len(all) == 1 && sets(f.kind))
			n.marks.Set(t, boards.Lit, true)
			n.marks.Set(t, boards.Chosen, chosen)
		}
	}
	if !sets(meant(o, s).kind) || !sets(s.offer.kind) {
		return
	}
	for seat := range games.Seat(o.view.Seats()) {
		for at := rules.RedMain; at < rules.Places; at++ {
			_, there := o.view.Store(seat, at)
			t := storeAt(seat, at)
			n.marks.Set(t, boards.Denied, there && seat != o.actor && n.marks[t]&boards.Lit == 0)
		}
	}
}

func (n *upshot) markTakes(o *options, s *selection) {
	for i := range o.moves {
		for _, t := range about(o.view, o.moves[i]) {
			n.marks.Set(t, boards.Lit, true)
			n.marks.Set(t, boards.Chosen, s.at == t)
		}
	}
}

// markSecrets marks what holds against a duel, and what can be picked, for the seat alone that chooses.
func (n *upshot) markSecrets(o *options, s *selection) {
	if !o.own() {
		return
	}
	if o.phase == rules.ThrowPhase {
		for p := rules.Rock; p <= rules.Scissors; p++ {
			n.marks.Set(pickOf(p), boards.Lit, true)
			n.marks.Set(pickOf(p), boards.Chosen, s.pick == p)
		}
		return
	}
	for i, c := range o.hand {
		holds := o.legal(rules.Move{Kind: rules.Show, Card: c})
		n.marks.Set(cardAt(o.whose, i), boards.Lit, holds)
		n.marks.Set(cardAt(o.whose, i), boards.Denied, !holds)
		n.marks.Set(cardAt(o.whose, i), boards.Chosen, s.shown == c && (i == 0 || o.hand[i-1] != c))
	}
}
