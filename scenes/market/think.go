package market

import (
	"slices"

	rules "runehall/games/market"
	"runehall/scenes/boards"
	"runehall/scenes/things"
)

// think finds out what options and selection come to, if either is not as it was.
func (p *player) think() {
	o, s := p.options, &p.Sel
	of := thought{o, *s, p.Proposed.On, p.Proposed.Move}
	if of == p.now.of || !p.Given.Synced {
		return
	}
	p.now = upshotOf(o, s)
	p.now.of = of
	if p.Proposed.On {
		for _, t := range about(o.view, p.Proposed.Move) {
			p.now.marks.Set(t, boards.Hinted, true)
		}
		if i, ok := otherOffer(o, s, p.Proposed.Move, &p.now); ok {
			p.now.marks.Set(things.Nth(offer, i), boards.Hinted, true)
		}
	}
}

// otherOffer returns the offer to which a proposed move belongs, unless that is meant already: whoever has chosen a main store lays it, and has to say
// so if it is discarded for thefts.
func otherOffer(o *options, s *selection, m rules.Move, n *upshot) (int, bool) {
	f, ok := offerOf(o, s, &m)
	i := slices.Index(n.offers, f)
	return i, ok && i >= 0 && i != n.meant
}

// upshotOf finds out what options and a selection come to.
func upshotOf(o *options, s *selection) (n upshot) {
	n.marks = boards.Marks[thing]{}
	n.mode, n.offers, n.meant = modeOf(o, s), offered(o, s), -1
	if i, ok := current(s, n.offers); ok {
		n.meant = i
		n.pay = payment(o, s, n.offers[i])
		n.changes = changeable(o, n.offers[i], n.pay)
	}
	p, d, ready := planned(o, s)
	n.doing, n.ready = d, ready
	n.move, _ = p.Next()
	n.moves = len(p.Moves)
	n.sale = o.view.Buys(onlyNumbers(s.cards))
	n.cheap, _ = proposed(o, s)
	if ready && o.own() {
		n.after, n.told = o.view.Outcome(o.actor, n.move)
	}
	if bears(o, s) {
		n.coming = coming(o, s)
	}
	n.markAll(o, s)
	return n
}

// proposed returns the cheapest set that holds the chosen number cards and buys something, while they buy nothing, and false if there is
// none or too few are chosen to mean one.
func proposed(o *options, s *selection) (rules.Set, bool) {
	if o.phase != rules.TurnPhase || s.cards.Sum() == 0 || s.thing.Kind != nothing || !within(s.cards, o.numbers()) {
		return 0, false
	}
	if sale := o.view.Buys(s.cards); sale.Rune || sale.More {
		return 0, false
	}
	for _, k := range [...]rules.MoveKind{rules.BuyRune, rules.Outpost} {
		goal := rules.RuneGoal
		if k == rules.Outpost {
			goal = rules.MoreGoal
		}
		if cheap, ok := o.view.Cheapest(goal, o.numbers(), s.cards); ok && o.any(func(m *rules.Move) bool { return m.Cards == cheap }) {
			return cheap, true
		}
	}
	return 0, false
}

// modeOf returns what the ledge is for while the seat in front acts.
func modeOf(o *options, s *selection) mode {
	switch {
	case o.actor < 0:
	case o.phase == rules.TurnPhase:
		switch {
		case bears(o, s):
			return bearing
		case sets(s.offer.kind) && sets(meant(o, s).kind):
			return aiming
		}
		return choosing
	case o.phase == rules.TakePhase:
		return taking
	case o.own() && o.phase == rules.AnswerPhase:
		return answering
	case o.own() && o.phase == rules.ThrowPhase:
		return throwing
	}
	return watching
}
