package market

import (
	rules "runehall/games/market"
	"runehall/scenes/boards"
	"slices"
)

type plan = boards.Plan[rules.Move]

// planned returns the moves that the golden button makes of what is chosen, what it does, and whether it can be pressed.
func planned(o *options, s *selection) (plan, doing, bool) {
	m, ok := rules.Move{}, false
	switch {
	case o.actor < 0:
	case o.phase == rules.TurnPhase:
		if bears(o, s) {
			return planInterest(o, s)
		}
		m, ok = turnMove(o, s)
	case o.phase == rules.TakePhase:
		m = rules.Move{Kind: rules.TakeCard}
		if i := slices.IndexFunc(o.moves, func(m rules.Move) bool { return target(o.view, m) == s.at }); i >= 0 {
			m, ok = o.moves[i], true
		}
	case !o.own():
	case o.phase == rules.AnswerPhase:
		m, ok = rules.Move{Kind: rules.Show, Card: s.shown}, true
		if s.shown == rules.Hidden { // no card is chosen for anybody
			m = rules.Move{Kind: rules.Yield}
		}
	case o.phase == rules.ThrowPhase:
		m, ok = rules.Move{Kind: rules.Throw, Pick: s.pick}, s.pick != rules.NoPick
	}
	return boards.PlanOf(m), doingOf(&m), ok && o.legal(m)
}

// turnMove returns the move of a turn that is chosen, and whether it is complete; if not, it is the first of those that it can become.
func turnMove(o *options, s *selection) (rules.Move, bool) {
	if end := (rules.Move{Kind: rules.End}); len(o.moves) == 1 && o.legal(end) {
		return end, true
	}
	f := meant(o, s)
	list := narrowed(o, s, open(o, s, f))
	switch {
	case len(list) == 0:
		return rules.Move{}, false
	case f.kind == rules.Duel && s.at != target(o.view, list[0]):
		return list[0], false
	}
	return list[0], len(list) == 1
}

func doingOf(m *rules.Move) doing {
	d := doing{kind: m.Kind, cards: m.Cards, card: m.Card, colour: m.Colour, store: m.Store, to: m.To, seat: m.Seat, pick: m.Pick}
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

// coming returns how many runes of interest come into each store: as far as the market has them, store by store (MAR-10).
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
func planInterest(o *options, s *selection) (p plan, d doing, ok bool) {
	d.kind = rules.Interest
	add := func(at rules.Place, runes int) {
		if runes > 0 {
			stock, _ := o.view.Store(o.actor, at)
			d.runes[stock.Colour] += runes
			p.Moves = append(p.Moves, rules.Move{Kind: rules.Interest, Store: at})
		}
	}
	runes := coming(o, s)
	add(s.first, runes[s.first])
	for at, r := range runes {
		if rules.Place(at) != s.first {
			add(rules.Place(at), r)
		}
	}
	return p, d, len(p.Moves) > 0
}
