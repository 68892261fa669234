package stones

import (
	rules "runehall/games/stones"
	"runehall/scenes/boards"
)

// upshot is what options and selection come to, found out when one of them has changed and not while drawing.
type upshot struct {
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

// thought is what an upshot was made of.
type thought struct {
	options *options
	sel     selection
	hinted  bool
	hint    rules.Move
}
