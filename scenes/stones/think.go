package stones

import (
	rules "runehall/games/stones"
	"runehall/scenes/boards"
)

// think finds out what follows from options and selection, if one of them has changed.
func (p *player) think() {
	o, s := p.options, &p.Sel
	of := thought{o, *s, p.Proposed.On, p.Proposed.Move}
	if of == p.now.of || !p.Given.Synced {
		return
	}
	n := upshot{of: of, marks: boards.Marks[thing]{}, choices: choices(o, s), icons: icons(o, s), pays: unpaid(o, s)}
	_, n.doing, n.ready = planned(o, s)
	n.markAll(o, s)
	if p.Proposed.On {
		m := modelOf(o.view)
		n.hinted = paidOtherwise(about(o, &m, p.Proposed.Move), o, s, p.Proposed.Move)
		for _, t := range n.hinted {
			n.marks.Set(t, boards.Hinted, true)
		}
	}
	p.now = n
}

// markAll marks what can be done and what is chosen. While nobody may move nothing is lit, but chosen things stay
// marked.
func (n *upshot) markAll(o *options, s *selection) {
	for a := range actions {
		n.set(tabOf(a), o.actor >= 0 && o.phase == rules.TurnPhase, a == actionOf(o, s))
	}
	if row := &phases[o.phase]; row.mark != nil {
		row.mark(n, o, s)
	}
	for _, k := range [...]rules.Stone{rules.SwapStone, rules.JokerStone} {
		n.marks.Set(ownStoneOf(o.view.OnTurn(), k), boards.Lit, len(o.stoneMoves(k)) > 0)
	}
}
