package market

import (
	rules "runehall/games/market"
	"runehall/scenes/boards"
)

// moment is what options and selection come to, found out when one of them has changed and not while drawing.
type moment struct {
	of      thought
	mode    mode
	doing   doing             // what the golden button does
	move    rules.Move        // that it makes; of a plan the first
	ready   bool              // it can be pressed
	sale    rules.Sale        // what the chosen number cards can buy
	cheap   rules.Set         // the cheapest set that buys what is wanted, proposed while nothing reaches it
	offers  []deal            // what can be done with what is chosen
	offer   int               // the one that is meant, or -1
	pay     rules.Payment     // the runes that the move pays
	changes bool              // other runes can pay
	coming  [rules.Places]int // what interest each own store gets
	after   rules.Outcome     // of the move
	told    bool              // after is known
	room    bool              // an outpost may become a store of its own
	where   bool              // the own store is to be chosen to which something goes
	marks   boards.Marks[thing]
}

func (p *player) mark(t thing) boards.Mark { return p.now.marks[t] }

// thought is what a moment was made of.
type thought struct {
	options *options
	sel     selection
	hinted  bool
	hint    rules.Move
}

// think finds out what options and selection come to, if either is not as it was.
func (p *player) think() {
	o, s := p.options, &p.Sel
	of := thought{o, *s, p.Proposed.On, p.Proposed.Move}
	if of == p.now.of || !p.Given.Synced {
		return
	}
	p.now = momentOf(o, s)
	p.now.of = of
	if p.Proposed.On {
		for _, t := range about(o.view, p.Proposed.Move) {
			p.now.marks.Set(t, boards.Hinted, true)
		}
	}
}

// momentOf finds out what options and a selection come to.
func momentOf(o *options, s *selection) (n moment) {
	n.marks = boards.Marks[thing]{}
	n.mode, n.offers, n.offer = modeOf(o, s), offered(o, s), -1
	if i, ok := current(s, n.offers); ok {
		n.offer = i
		n.pay = payment(o, s, n.offers[i])
		n.changes = changeable(o, n.offers[i], n.pay)
	}
	p, d, ready := planned(o, s)
	n.doing, n.ready = d, ready
	n.move, _ = p.Next()
	n.sale = o.view.Buys(onlyNumbers(s.cards))
	n.cheap, _ = proposed(o, s)
	if ready && o.own() {
		n.after, n.told = o.view.Outcome(o.actor, n.move)
	}
	if bears(o, s) {
		n.coming = coming(o, s)
	}
	n.lay(o, s)
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
