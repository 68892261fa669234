package toss

import (
	"slices"

	rules "runehall/games/toss"
	"runehall/scenes/boards"
)

// think derives the upshot anew if the options, the selection or the hint have changed.
func (p *player) think() {
	o, s := p.options, &p.Sel
	of := thought{o, *s, p.Proposed.On, p.Proposed.Move}
	if of == p.now.of || !p.Given.Synced {
		return
	}
	if p.Proposed.On && o.actor < 0 {
		o = o.proposing(p.Proposed.Move)
	}
	p.now = upshotOf(o, s)
	p.now.of, p.now.options = of, o
	if p.Proposed.On {
		p.now.mark(o.hinted(p.Proposed.Move), boards.Hinted)
	}
}

func upshotOf(o *options, s *selection) (n upshot) {
	n.marks = boards.Marks[thing]{}
	n.move, n.ready = goldenMove(o, s)
	for i := range o.choices() {
		t := choiceNth(i)
		n.marks.Set(t, boards.Lit, true)
		n.marks.Set(t, boards.Chosen, s.chosen(o, i))
	}
	switch {
	case o.phase != rules.CalmPhase || o.actor < 0:
	case s.paired:
		n.mark(o.about(n.move), boards.Chosen)
	case s.lights:
		for _, m := range o.moves {
			n.mark(o.about(m), boards.Lit)
		}
	}
	return n
}

func (n *upshot) mark(list []thing, m boards.Mark) {
	for _, t := range list {
		n.marks.Set(t, m, true)
	}
}

// hinted returns the things of a proposed move that are lit. For an order of thefts that is only the seat to be robbed
// first.
func (o *options) hinted(m rules.Move) []thing {
	list := o.about(m)
	if m.Kind == rules.Order {
		list = list[:min(1, len(list))]
	}
	return list
}

// chosen reports whether a choice is chosen: the pair to give, or a seat that has been named.
func (s *selection) chosen(o *options, i int) bool {
	if i < len(o.give) {
		return s.paired && s.pair == o.give[i]
	}
	return i < len(o.rob) && slices.Contains(s.order[:s.named], o.rob[i])
}
