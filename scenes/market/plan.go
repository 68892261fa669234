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
	if ok && m.Kind == rules.Put { // all of a colour
		return plan{Moves: slices.Repeat([]rules.Move{m}, o.view.LooseRunes(o.actor, m.Colour))}, doingOf(&m), o.legal(m)
	}
	return boards.PlanOf(m), doingOf(&m), ok && o.legal(m)
}

// turnMove returns the move of a turn that is chosen, and whether it is complete; if not, it is the first of those that it can become. With nothing chosen
// it is the end of the turn, once nothing else would gain anything.
func turnMove(o *options, s *selection) (rules.Move, bool) {
	if ends(o, s) {
		return rules.Move{Kind: rules.End}, true
	}
	f := meant(o, s)
	list := narrowed(o, s, open(o, s, f))
	switch {
	case len(list) == 0:
		return rules.Move{}, false
	case f.kind == rules.Duel && len(open(o, s, f)) > 1 && s.at != target(o.view, list[0]):
		return list[0], false
	}
	return list[0], len(list) == 1
}

// ends reports whether the golden button ends the turn though nobody has chosen that: a card was played, and nothing can be bought, laid or put away any
// more. What robs, challenges or costs runes is for whoever chooses it. Behind a curtain lie cards that could.
func ends(o *options, s *selection) bool {
	return !s.anything() && o.can(rules.End) && !o.veiled() && !o.any(func(m *rules.Move) bool { return gains(m.Kind) })
}

// veiled reports whether the seat that acts could still play cards that the reader does not know.
func (o *options) veiled() bool {
	return o.view.Step() == rules.CardStep && o.view.Hand(o.actor).Size() < o.view.HandSize(o.actor)
}

// gains reports whether a kind of move brings its seat something for which it gives no rune and no store.
func gains(k rules.MoveKind) bool {
	switch k {
	case rules.Interest, rules.Put, rules.Join, rules.Lay, rules.LayJoin, rules.BuyRune, rules.Outpost, rules.Collector, rules.Ransom:
		return true
	}
	return false
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
