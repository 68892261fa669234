package stones

import rules "runehall/games/stones"

// moment is what options and selection come to, found out when one of them has changed and not while drawing.
type moment struct {
	of    thought
	doing doing // what the golden button does
	ready bool  // it can be pressed
	// choices are the gems that lie to be chosen from, icons how many icons the current card has; pays says that a smithy is paid.
	choices tiles
	icons   int
	pays    bool
	marks   [targetKinds][marked]mark
}

// marked is how many things of a kind can be marked.
const marked = 16

// mark says how something that can be pointed at stands.
type mark uint8

const (
	markLit    mark = 1 << iota // something can be done with it now
	markChosen                  // it is chosen
	markHint                    // it is proposed
)

// mark returns how a target stands.
func (h *hand) mark(t target) mark {
	if t.index < 0 || t.index >= marked {
		return 0
	}
	return h.now.marks[t.kind][t.index]
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
	n := moment{of: of, choices: choices(o, s), icons: icons(o, s), pays: unpaid(o, s)}
	_, n.doing, n.ready = planned(o, s)
	n.lay(o, s)
	if h.hint.On {
		for _, t := range about(o, h.hint.Move) {
			n.set(t.kind, t.index, markHint, true)
		}
	}
	h.now = n
}

// set marks a target.
func (n *moment) set(k targetKind, i int, m mark, so bool) {
	if so && i >= 0 && i < marked {
		n.marks[k][i] |= m
	}
}
