package stones

import (
	rules "runehall/games/stones"
	"runehall/scenes/boards"
)

// upshot is what follows from options and selection. It is found out when one of them changes, and not while drawing.
type upshot struct {
	of    thought
	doing doing // what the golden button does
	ready bool  // whether it can be pressed
	// choices are the gems that lie to be tapped. icons is how many icons the current card has. pays says that a smithy
	// is being paid.
	choices tiles
	icons   int
	pays    bool
	marks   boards.Marks[thing]
	hinted  []thing // what the proposed move is about
}

// thought is what an upshot follows from.
type thought struct {
	options *options
	sel     selection
	hinted  bool
	hint    rules.Move
}
