package stones

import (
	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/motion"
)

// model is what is on the screen now. Sync makes it from a view, and the steps of the timeline bring it from one view to
// the next. Nothing in it is a rule: what may be done is asked of the view.
type model struct {
	seats  int
	onTurn games.Seat
	round  int
	ended  bool
	last   bool // the throne has been reached: it is the last round
	reader games.Seat

	display    [rules.Slots]rules.Card
	pile       int
	discards   rules.Set
	smithies   [rules.Smithies]rules.Colour // what lies there; NoColour is none
	wild       int
	artifacts  int // in the pile
	stonesLeft [rules.Stones]int
	who        [games.MaxSeats]seatModel

	// played are the cards laid or played in this action, in the order in which that was seen; finished those whose ability is done.
	played   []rules.Card
	finished rules.Set
	open     rules.Card
	used     [2]bool
	magic    int          // that can still be spent
	die      rules.Rolled // the die that lies open; NoDie is none
	artifact rules.Colour // forged, and still to be placed
	forged   [rules.Smithies]bool
	swapped  bool

	flights motion.Flights[flight]
	flashes motion.Flashes[flash]
	noises  motion.Noises[spot]
}

// seatModel is what a seat has.
type seatModel struct {
	points   int
	gems     rules.Gems
	ore      int
	rows     [rules.Rows]rules.Fields
	stones   []rules.Stone
	onStone  rules.Colour
	hand     []rules.Card // known cards by number, then Hidden ones
	pile     int
	discards rules.Set
	gone     rules.Set
}
