package stones

import "runehall/scenes/boards"

// think finds out what options and selection come to, if either is not as it was.
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
