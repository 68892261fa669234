package toss

import (
	rules "runehall/games/toss"
	"runehall/scenes/boards"
	"runehall/scenes/things"
)

// moment is derived from options and selection: when one of them has changed, not while drawing.
type moment struct {
	of      thought
	options *options   // the player's own, or those of a watcher to whom a move is proposed
	move    rules.Move // that the golden button makes
	ready   bool       // it can be pressed
	marks   boards.Marks[thing]
}

// thought is what a moment was made of.
type thought struct {
	options *options
	sel     selection
	hinted  bool
	hint    rules.Move
}

// think derives the moment anew if options, selection or hint have changed.
func (h *player) think() {
	o, s := h.options, &h.Sel
	of := thought{o, *s, h.Proposed.On, h.Proposed.Move}
	if of == h.now.of || !h.Given.Synced {
		return
	}
	if h.Proposed.On && o.actor < 0 {
		o = o.proposing(h.Proposed.Move)
	}
	h.now = momentOf(o, s)
	h.now.of, h.now.options = of, o
	if h.Proposed.On {
		h.now.mark(o.hinted(h.Proposed.Move), boards.Hinted)
	}
}

func momentOf(o *options, s *selection) (n moment) {
	n.marks = boards.Marks[thing]{}
	n.move, n.ready = golden(o, s)
	for i := range o.choices() {
		t := things.Nth(choice, i)
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

func (n *moment) mark(list []thing, m boards.Mark) {
	for _, t := range list {
		n.marks.Set(t, m, true)
	}
}

// hinted returns the things of a proposed move that are lit: of an order only the seat that is robbed first.
func (o *options) hinted(m rules.Move) []thing {
	list := o.about(m)
	if m.Kind == rules.Order {
		list = list[:min(1, len(list))]
	}
	return list
}

// mark returns how a thing stands; a rune only while it is seen.
func (h *player) mark(t thing) boards.Mark {
	if onTable(t) && !h.Model.up(t) {
		return 0
	}
	return h.now.marks[t]
}
