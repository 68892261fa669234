package stones

import (
	"slices"

	rules "runehall/games/stones"
)

// moment is what the options and the selection come to, for those who draw it and put it into words. It is made when something has changed,
// and not while drawing.
type moment struct {
	of    thought
	doing doing
	ready bool // the golden button can be pressed
	// order are the played cards in the order of their abilities, current the one that is carried out or comes next, icon which of its
	// icons is (0 is open), and due that icon.
	order   []rules.Card
	current rules.Card
	icon    int8
	due     rules.Icon
	icons   int // how many there are
	// choices are the gems that lie to be chosen from, instead what a tap makes of each gem of a payment.
	choices tiles
	instead tiles
	// at is where the artifact comes that is paid or must be placed, gain what its row then is worth more; placing says that there is one.
	at       fieldAt
	placing  bool
	artifact rules.Colour
	// summon is what the chosen cards bring in magic, spent what the ticked cards of the display cost.
	summon rules.Summon
	spent  int
	// stones is how many rune stones are to be picked for the ticked rows.
	stones int
	marks  [targetKinds][marked]mark
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
	if of == h.now.of {
		return
	}
	n := moment{of: of, order: h.now.order[:0]}
	_, n.doing, n.ready = planned(o, s)
	if h.given.Synced {
		n.order = append(n.order, sequence(o, s)...)
		n.current, n.icon, n.due = current(o, s), icon(o, s), stepIcon(o, s)
		n.icons = icons(o, s)
		n.choices = choices(o, s)
		if ways := payments(o, s); len(ways) > 0 {
			for i := range n.choices.count() {
				n.instead[i] = instead(ways, n.choices, i)
			}
		}
		if n.artifact = artifact(o, s); n.artifact != rules.NoColour {
			n.at, n.placing = place(o, s)
		}
		n.summon, n.spent, n.stones = summoning(o, s), s.spent(o), stonesDue(o, ticked(s))
		n.lay(o, s)
		if h.hint.On {
			n.propose(o, h.hint.Move)
		}
	}
	h.now = n
}

// rank returns the place of a played card in the order of abilities, from 1, or of a chosen hand card; 0 is none.
func (h *hand) rank(c rules.Card) int {
	if i := slices.Index(h.now.order, c); i >= 0 {
		return i + 1
	}
	return h.sel.indexOf(c) + 1
}

// set marks a target.
func (n *moment) set(k targetKind, i int, m mark, so bool) {
	if so && i >= 0 && i < marked {
		n.marks[k][i] |= m
	}
}
