package market

import (
	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/boards"
	"runehall/scenes/things"
)

// marksOf marks what can be done and what is chosen. While nobody may move nothing is lit, and what is chosen stays.
func marksOf(n *upshot) boards.Marks[thing] {
	marks, o, s := boards.Marks[thing]{}, n.options, &n.sel
	for i, c := range o.hand {
		marks.Set(cardAt(o.whose, i), boards.Chosen, o.cardChosen(s, i))
		marks.Set(cardAt(o.whose, i), boards.Lit, o.phase == rules.TurnPhase &&
			(o.cardChosen(s, i) || o.goesOn(with(onlyNumbers(s.cards), c)) || o.goesOn(rules.SetOf(c))))
	}
	switch o.phase {
	case rules.TurnPhase:
		markGoods(marks, n)
		markChosen(marks, n)
		markStores(marks, n)
		markAims(marks, n)
	case rules.TakePhase:
		markTakes(marks, n)
	case rules.AnswerPhase, rules.ThrowPhase:
		markSecrets(marks, n)
	}
	return marks
}

// markGoods marks the goods of the market, own loose runes, and the interest of stores.
func markGoods(marks boards.Marks[thing], n *upshot) {
	o := n.options
	for i := range o.moves {
		switch m := &o.moves[i]; m.Kind {
		case rules.BuyRune:
			marks.Set(runeBay(m.Colour), boards.Lit, true)
		case rules.Outpost, rules.OutpostForRunes:
			marks.Set(bayAt(bayOutposts), boards.Lit, true)
		case rules.Collector, rules.CollectorForRunes:
			marks.Set(bayAt(bayCollectors), boards.Lit, true)
		case rules.Interest:
			marks.Set(toggleOf(m.Store), boards.Lit, true)
			marks.Set(toggleOf(m.Store), boards.Chosen, !n.sel.left[m.Store] && n.coming[m.Store] > 0)
		case rules.Put:
			marks.Set(looseOf(o.whose, m.Colour), boards.Lit, true)
		}
	}
}

// markChosen marks what is chosen, the offers for it, and the runes that pay.
func markChosen(marks boards.Marks[thing], n *upshot) {
	f := n.meant
	marks.Set(runeBay(f.colour), boards.Chosen, f.kind == rules.BuyRune)
	marks.Set(bayAt(bayOutposts), boards.Chosen, f.kind == rules.Outpost || f.kind == rules.OutpostForRunes)
	marks.Set(bayAt(bayCollectors), boards.Chosen, sets(f.kind))
	for i := range n.offers {
		marks.Set(things.Nth(offer, i), boards.Lit, true)
		marks.Set(things.Nth(offer, i), boards.Chosen, n.offers[i] == f)
	}
	for i := range n.pay.Size() {
		_, ok := elsewhere(n, i)
		marks.Set(things.Nth(tile, i), boards.Lit, ok)
	}
	marks.Set(theLine, boards.Lit, n.cheap != 0)
	marks.Set(n.sel.thing, boards.Chosen, n.sel.thing != (thing{}))
}

// markStores marks the own stores: the ones at which what is meant can be done, or else all with which something can be
// done.
func markStores(marks boards.Marks[thing], n *upshot) {
	o, s := n.options, &n.sel
	for at := range n.stores {
		t := storeAt(o.whose, at)
		marks.Set(t, boards.Lit, true)
		marks.Set(t, boards.Chosen, len(n.stores) == 1 || s.placed && s.to == at)
	}
	if len(n.stores) > 1 || n.mode == aiming {
		return
	}
	for i := range o.moves {
		at, ok := startsAt(&o.moves[i])
		marks.Set(storeAt(o.whose, at), boards.Lit, ok)
	}
}

// markAims marks the things of other seats at which what is chosen can be aimed. While a collector is set, it denies
// the other stores of these seats.
func markAims(marks boards.Marks[thing], n *upshot) {
	o, s := n.options, &n.sel
	for _, f := range n.offers {
		if f.kind != rules.Duel && !sets(f.kind) || sets(s.offer.kind) && f.kind == rules.Duel {
			continue
		}
		for _, m := range n.open[f] {
			t := target(o.view, m)
			marks.Set(t, boards.Lit, true)
			marks.Set(t, boards.Chosen, n.meant == f && (s.at == t || len(n.open[f]) == 1 && sets(f.kind)))
		}
	}
	if !sets(n.meant.kind) || !sets(s.offer.kind) {
		return
	}
	for seat := range games.Seat(o.view.Seats()) {
		for at := rules.RedMain; at < rules.Places; at++ {
			_, there := o.view.Store(seat, at)
			t := storeAt(seat, at)
			marks.Set(t, boards.Denied, there && seat != o.actor && marks[t]&boards.Lit == 0)
		}
	}
}

func markTakes(marks boards.Marks[thing], n *upshot) {
	for _, m := range n.options.moves {
		for _, t := range about(n.options.view, m) {
			marks.Set(t, boards.Lit, true)
			marks.Set(t, boards.Chosen, n.sel.at == t)
		}
	}
}

// markSecrets marks what holds against a duel, or what can be picked, only for the seat that chooses.
func markSecrets(marks boards.Marks[thing], n *upshot) {
	o, s := n.options, &n.sel
	if !o.own() {
		return
	}
	if o.phase == rules.ThrowPhase {
		for p := rules.Rock; p <= rules.Scissors; p++ {
			marks.Set(pickOf(p), boards.Lit, true)
			marks.Set(pickOf(p), boards.Chosen, s.pick == p)
		}
		return
	}
	for i, c := range o.hand {
		holds := o.legal(rules.Move{Kind: rules.Show, Card: c})
		marks.Set(cardAt(o.whose, i), boards.Lit, holds)
		marks.Set(cardAt(o.whose, i), boards.Denied, !holds)
		marks.Set(cardAt(o.whose, i), boards.Chosen, s.shown == c && (i == 0 || o.hand[i-1] != c))
	}
}
