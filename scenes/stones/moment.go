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
	marks   boards.Marks[target]
	hinted  []target // what the proposed move is about
}

// mark returns how a target stands. What leads to a thing that is proposed and has no place of its own now is proposed too.
func (h *hand) mark(t target) boards.Mark {
	m := h.now.marks[t]
	if (t.kind == onDoor || t.kind == onStone) && slices.ContainsFunc(h.now.hinted, func(on target) bool { return h.places.way(on) == t }) {
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
func (h *hand) think() {
	o, s := h.options, &h.sel
	of := thought{o, *s, h.hint.On, h.hint.Move}
	if of == h.now.of || !h.given.Synced {
		return
	}
	n := moment{of: of, marks: boards.Marks[target]{}, choices: choices(o, s), icons: icons(o, s), pays: unpaid(o, s)}
	_, n.doing, n.ready = planned(o, s)
	n.lay(o, s)
	if h.hint.On {
		n.hinted = about(o, h.hint.Move)
		for _, t := range n.hinted {
			n.set(t.kind, t.index, boards.Hinted, true)
		}
	}
	h.now = n
}

func (n *moment) set(k targetKind, i int, m boards.Mark, so bool) { n.marks.Set(target{k, i}, m, so) }
