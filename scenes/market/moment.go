package market

import rules "runehall/games/market"

// moment is what options and selection come to, found out when one of them has changed and not while drawing.
type moment struct {
	of     thought
	mode   mode
	doing  doing         // what the golden button does
	move   rules.Move    // that it makes; of a plan the first
	ready  bool          // it can be pressed
	sale   rules.Sale    // what the chosen number cards can buy
	cheap  rules.Set     // the cheapest set that buys what is wanted, proposed while nothing reaches it
	offers []offer       // what can be done with what is chosen
	offer  int           // the one that is meant, or -1
	pay    rules.Payment // the runes that the move pays
	after  rules.Outcome // of the move
	told   bool          // after is known
	marks  [targetKinds][marked]mark
}

// marked is how many things of a kind can be marked.
const marked = 48

// mark says how something that can be pointed at stands.
type mark uint8

const (
	markLit    mark = 1 << iota // something can be done with it now
	markChosen                  // it is chosen
	markHint                    // it is proposed
	markNo                      // it is not to be had, and it is said why
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
