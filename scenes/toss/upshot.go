package toss

import (
	rules "runehall/games/toss"
	"runehall/scenes/boards"
)

// upshot is derived from options and selection: when one of them has changed, not while drawing.
type upshot struct {
	of      thought
	options *options   // the player's own, or those of a watcher to whom a move is proposed
	move    rules.Move // that the golden button makes
	ready   bool       // it can be pressed
	marks   boards.Marks[thing]
}

// thought is what an upshot was made of.
type thought struct {
	options *options
	sel     selection
	hinted  bool
	hint    rules.Move
}
