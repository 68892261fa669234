package toss

import (
	rules "runehall/games/toss"
	"runehall/scenes/boards"
)

// upshot is what options, selection and hint come to. It is derived when one of them has changed, and not while
// drawing.
type upshot struct {
	of      thought
	options *options   // the player's own or, for a watcher who is shown a hint, those of the hint's move
	move    rules.Move // the move that the golden button makes
	ready   bool       // whether that can be pressed
	marks   boards.Marks[thing]
}

// thought is what an upshot was derived from.
type thought struct {
	options *options
	sel     selection
	hinted  bool
	hint    rules.Move
}
