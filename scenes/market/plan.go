package market

import (
	"slices"

	rules "runehall/games/market"
	"runehall/scenes/boards"
)

// planned returns the moves that the golden button makes of what is chosen, what they do, and whether the button can be
// pressed.
func planned(n *upshot) (plan, doing, bool) {
	o, s := n.options, &n.sel
	m, ok := rules.Move{}, false
	switch n.mode {
	case bearing:
		return planInterest(n)
	case choosing, aiming:
		m, ok = turnMove(n)
	case taking:
		m = rules.Move{Kind: rules.TakeCard}
		if i := slices.IndexFunc(o.moves, func(m rules.Move) bool { return target(o.view, m) == s.at }); i >= 0 {
			m, ok = o.moves[i], true
		}
	case answering:
		m, ok = rules.Move{Kind: rules.Show, Card: s.shown}, true
		if s.shown == rules.Hidden { // no card is chosen for anybody
			m = rules.Move{Kind: rules.Yield}
		}
	case throwing:
		m, ok = rules.Move{Kind: rules.Throw, Pick: s.pick}, s.pick != rules.NoPick
	}
	if ok && m.Kind == rules.Put { // all loose runes of a colour
		return plan{Moves: slices.Repeat([]rules.Move{m}, o.view.LooseRunes(o.actor, m.Colour))},
			doingOf(&m), o.legal(m)
	}
	return boards.PlanOf(m), doingOf(&m), ok && o.legal(m)
}

// turnMove returns the chosen move of a turn, and whether it is complete. If it is not, it is the first of the moves
// that it can become. With nothing chosen it is the end of the turn, once nothing else would gain anything.
func turnMove(n *upshot) (rules.Move, bool) {
	if ends(n.options, &n.sel) {
		return rules.Move{Kind: rules.End}, true
	}
	list := narrowed(n)
	switch {
	case len(list) == 0:
		return rules.Move{}, false
	case n.meant.kind == rules.Duel && len(n.open[n.meant]) > 1 && n.sel.at != target(n.options.view, list[0]):
		return list[0], false
	}
	return list[0], len(list) == 1
}

// narrowed lists the moves that can still be meant: the ones that agree with the chosen store and target or, if there
// are none, all.
func narrowed(n *upshot) []rules.Move {
	all, s := n.open[n.meant], &n.sel
	list := slices.DeleteFunc(slices.Clone(all), func(m rules.Move) bool {
		at, placed := ownStore(n.options, &m)
		t := target(n.options.view, m)
		return s.placed && placed && at != s.to || s.at != (thing{}) && t != (thing{}) && t != s.at
	})
	if len(list) == 0 {
		return all
	}
	return list
}

// ends reports whether the golden button ends the turn although nobody has chosen that: nothing can be bought, laid or
// put away any more. Moves that rob, challenge or cost runes are left to whoever chooses them. Behind a curtain lie
// cards that could do something, so a reader who does not know them is offered no end.
func ends(o *options, s *selection) bool {
	return !s.anything() && o.can(rules.End) && !o.veiled() && !o.any(func(m *rules.Move) bool { return gains(m.Kind) })
}

// veiled reports whether the acting seat could still play cards that the reader does not know.
func (o *options) veiled() bool {
	return o.view.Step() == rules.CardStep && o.view.Hand(o.actor).Size() < o.view.HandSize(o.actor)
}

// gains reports whether a kind of move brings its seat something without costing it a rune or a store.
func gains(k rules.MoveKind) bool {
	switch k {
	case rules.Interest, rules.Put, rules.Join, rules.Lay, rules.LayJoin, rules.BuyRune, rules.Outpost,
		rules.Collector, rules.Ransom:
		return true
	}
	return false
}

func doingOf(m *rules.Move) doing {
	d := doing{kind: m.Kind, cards: m.Cards, card: m.Card, colour: m.Colour, store: m.Store, to: m.To,
		seat: m.Seat, pick: m.Pick}
	switch m.Kind {
	case rules.Collector, rules.CollectorForRunes, rules.TakeRune:
		d.theirs, d.store = m.Store, rules.Loose
	}
	return d
}

// bears reports whether the interest of the turn is still to be taken or left: nothing else has been chosen yet.
func bears(o *options, s *selection) bool {
	return o.actor >= 0 && !s.moved && o.can(rules.Interest)
}

// coming returns how many runes of interest come into each store. The market gives them store by store, as far as it
// has them (MAR-10), beginning with the store that somebody put first.
func coming(o *options, s *selection) (runes [rules.Places]int) {
	left := o.view.Market().Runes
	take := func(at rules.Place) {
		if stock, there := o.view.Store(o.actor, at); there && !s.left[at] && runes[at] == 0 {
			runes[at] = min(o.view.Bears(at), int(left[stock.Colour]))
			left[stock.Colour] -= int8(runes[at])
		}
	}
	take(s.first)
	for at := rules.RedMain; at < rules.Pile1; at++ {
		take(at)
	}
	return runes
}

// planInterest takes the interest of all stores that are not left out.
func planInterest(n *upshot) (p plan, d doing, ok bool) {
	d.kind = rules.Interest
	add := func(at rules.Place, runes int) {
		if runes > 0 {
			stock, _ := n.options.view.Store(n.options.actor, at)
			d.runes[stock.Colour] += runes
			p.Moves = append(p.Moves, rules.Move{Kind: rules.Interest, Store: at})
		}
	}
	first := n.sel.first
	add(first, n.coming[first])
	for at, r := range n.coming {
		if rules.Place(at) != first {
			add(rules.Place(at), r)
		}
	}
	return p, d, len(p.Moves) > 0
}
