package market

import (
	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/boards"
)

// lay marks what can be done and what is chosen. While nobody may move nothing is lit, and what is chosen stays.
func (n *moment) lay(o *options, s *selection) {
	for i, c := range o.hand {
		n.set(onHand, i, boards.Chosen, o.cardChosen(s, i))
		n.set(onHand, i, boards.Lit, o.phase == rules.TurnPhase && (o.cardChosen(s, i) || o.goesOn(with(onlyNumbers(s.cards), c)) || o.goesOn(rules.SetOf(c))))
	}
	switch o.phase {
	case rules.TurnPhase:
		n.layGoods(o, s)
		n.layStores(o, s)
		n.layAims(o, s)
	case rules.TakePhase:
		n.layTakes(o, s)
	case rules.AnswerPhase, rules.ThrowPhase:
		n.laySecrets(o, s)
	}
}

// layGoods marks the goods of the market, what can be done with what is chosen, and the runes paid.
func (n *moment) layGoods(o *options, s *selection) {
	for i := range o.moves {
		switch m := &o.moves[i]; m.Kind {
		case rules.BuyRune:
			n.set(onBay, bayRed+int(m.Colour-rules.Red), boards.Lit, true)
		case rules.Outpost, rules.OutpostForRunes:
			n.set(onBay, bayOutposts, boards.Lit, true)
		case rules.Collector, rules.CollectorForRunes:
			n.set(onBay, bayCollectors, boards.Lit, true)
		case rules.Interest:
			n.set(onSwitch, int(m.Store), boards.Lit, true)
			n.set(onSwitch, int(m.Store), boards.Chosen, !s.left[m.Store] && n.coming[m.Store] > 0)
		case rules.Put:
			n.set(onLoose, int(m.Colour), boards.Lit, true)
		case rules.End:
			n.set(onPhase, refillPhase, boards.Lit, true)
		}
	}
	f := meant(o, s)
	n.set(onBay, bayRed+int(f.colour)-int(rules.Red), boards.Chosen, f.kind == rules.BuyRune)
	n.set(onBay, bayOutposts, boards.Chosen, f.kind == rules.Outpost || f.kind == rules.OutpostForRunes)
	n.set(onBay, bayCollectors, boards.Chosen, sets(f.kind))
	for i := range n.offers {
		n.set(onOffer, i, boards.Lit, true)
		n.set(onOffer, i, boards.Chosen, i == n.offer)
	}
	for i := range n.pay.Size() {
		_, ok := elsewhere(o, f, n.pay, i)
		n.set(onTile, i, boards.Lit, ok)
	}
	n.set(onLine, 0, boards.Lit, n.cheap != 0)
	n.set(s.thing.kind, s.thing.index, boards.Chosen, s.thing.kind == onBay || s.thing.kind == onStore || s.thing.kind == onLoose)
}

// layStores marks the own stores: those where what is meant can be done, or else those with which something can.
func (n *moment) layStores(o *options, s *selection) {
	places := placesOpen(o, s)
	n.room, n.where = places[rules.Loose], len(places) > 1
	for at := range places {
		n.set(onStore, int(at), boards.Lit, true)
		n.set(onStore, int(at), boards.Chosen, len(places) == 1 || s.placed && s.to == at)
	}
	if n.where || n.mode == aiming {
		return
	}
	for at := rules.RedMain; at < rules.Places; at++ {
		thing := selection{thing: target{onStore, int(at)}}
		_, there := o.view.Store(max(o.actor, 0), at)
		n.set(onStore, int(at), boards.Lit, there && len(offered(o, &thing)) > 0)
	}
}

// layAims marks what of other seats what is chosen can be aimed at.
func (n *moment) layAims(o *options, s *selection) {
	for _, f := range n.offers {
		if f.kind != rules.Duel && !sets(f.kind) || sets(s.offer.kind) && f.kind == rules.Duel {
			continue
		}
		all := open(o, s, f)
		for _, m := range all {
			chosen := meant(o, s) == f && (s.aimed && m.Seat == s.seat && (f.kind == rules.Duel || m.Store == s.store) || len(all) == 1 && sets(f.kind))
			if f.kind == rules.Duel {
				n.set(onSeat, int(m.Seat), boards.Lit, true)
				n.set(onSeat, int(m.Seat), boards.Chosen, chosen)
				continue
			}
			n.set(onTheirStore, theirs(m.Seat, int(m.Store)), boards.Lit, true)
			n.set(onTheirStore, theirs(m.Seat, int(m.Store)), boards.Chosen, chosen)
		}
	}
	if !sets(meant(o, s).kind) || !sets(s.offer.kind) {
		return
	}
	for seat := range games.Seat(o.view.Seats()) {
		for at := rules.RedMain; at < rules.Places; at++ {
			_, there := o.view.Store(seat, at)
			i := theirs(seat, int(at))
			n.set(onTheirStore, i, boards.Denied, there && seat != o.actor && n.marks[target{onTheirStore, i}]&boards.Lit == 0)
		}
	}
}

// layTakes marks what can be taken.
func (n *moment) layTakes(o *options, s *selection) {
	for i := range o.moves {
		m := &o.moves[i]
		chosen := s.aimed && s.seat == m.Seat && s.store == m.Store && s.colour == m.Colour
		on := target{onTheirHand, int(m.Seat)}
		switch {
		case m.Kind == rules.TakeRune && m.Store == rules.Loose:
			on = target{onTheirLoose, theirs(m.Seat, int(m.Colour))}
		case m.Kind == rules.TakeRune:
			on = target{onTheirStore, theirs(m.Seat, int(m.Store))}
		}
		n.set(on.kind, on.index, boards.Lit, true)
		n.set(on.kind, on.index, boards.Chosen, chosen)
	}
}

// laySecrets marks what holds against a duel, and what can be picked, for the seat alone that chooses.
func (n *moment) laySecrets(o *options, s *selection) {
	if !o.own() {
		return
	}
	if o.phase == rules.ThrowPhase {
		for p := rules.Rock; p <= rules.Scissors; p++ {
			n.set(onPick, int(p-rules.Rock), boards.Lit, true)
			n.set(onPick, int(p-rules.Rock), boards.Chosen, s.pick == p)
		}
		return
	}
	for i, c := range o.hand {
		holds := o.legal(rules.Move{Kind: rules.Show, Card: c})
		n.set(onHand, i, boards.Lit, holds)
		n.set(onHand, i, boards.Denied, !holds)
		n.set(onHand, i, boards.Chosen, s.shown == c && (i == 0 || o.hand[i-1] != c))
	}
}

// about returns what of the board a move is about.
func about(o *options, m rules.Move) (list []target) {
	cards := m.Cards
	if m.Card != rules.Hidden {
		cards = rules.SetOf(m.Card)
	}
	s := selection{cards: cards}
	for i := range o.hand {
		if o.cardChosen(&s, i) {
			list = append(list, target{onHand, i})
		}
	}
	store := target{onStore, int(m.Store)}
	switch m.Kind {
	case rules.GiveUp, rules.Ransom, rules.RansomForRunes:
		list = append(list, store)
	case rules.Interest:
		list = append(list, store, target{onSwitch, int(m.Store)})
	case rules.Put:
		list = append(list, store, target{onLoose, int(m.Colour)})
	case rules.Join, rules.Neutralise, rules.LayJoin:
		list = append(list, store, target{onStore, int(m.To)})
	case rules.Outpost, rules.OutpostForRunes:
		list = append(list, target{onBay, bayOutposts}, target{onStore, int(m.To)})
	case rules.Collector, rules.CollectorForRunes:
		list = append(list, target{onBay, bayCollectors}, target{onTheirStore, theirs(m.Seat, int(m.Store))})
	case rules.BuyRune:
		list = append(list, target{onBay, bayRed + int(m.Colour-rules.Red)})
	case rules.Duel:
		list = append(list, target{onSeat, int(m.Seat)})
	case rules.TakeRune:
		list = append(list, target{onTheirStore, theirs(m.Seat, int(m.Store))})
		if m.Store == rules.Loose {
			list[len(list)-1] = target{onTheirLoose, theirs(m.Seat, int(m.Colour))}
		}
	case rules.TakeCard:
		list = append(list, target{onTheirHand, int(m.Seat)})
	case rules.Throw:
		list = append(list, target{onPick, int(m.Pick - rules.Rock)})
	}
	return list
}
