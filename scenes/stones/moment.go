package stones

import (
	"slices"

	rules "runehall/games/stones"
	"runehall/scenes/boards"
)

// moment is what options and selection come to, found out when one of them has changed and not while drawing.
type moment struct {
	of    thought
	doing doing // what the golden button does
	ready bool  // it can be pressed
	// choices are the gems that lie to be chosen from, icons how many icons the current card has; pays says that a smithy is paid.
	choices tiles
	icons   int
	pays    bool
	marks   boards.Marks[thing]
	hinted  []thing // what the proposed move is about
}

// mark returns how a thing stands. What leads to a thing that is proposed and has no place of its own now is proposed too.
func (p *player) mark(t thing) boards.Mark {
	m := p.now.marks[t]
	if (t.Kind == door || t.Kind == stone) && slices.ContainsFunc(p.now.hinted, func(on thing) bool { return p.places.way(on) == t }) {
		m |= boards.Hinted
	}
	return m
}

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
	n := moment{of: of, marks: boards.Marks[thing]{}, choices: choices(o, s), icons: icons(o, s), pays: unpaid(o, s)}
	_, n.doing, n.ready = planned(o, s)
	n.markAll(o, s)
	if p.Proposed.On {
		m := modelOf(o.view)
		n.hinted = about(o, &m, p.Proposed.Move)
		for _, t := range n.hinted {
			n.marks.Set(t, boards.Hinted, true)
		}
	}
	p.now = n
}
