package market

import (
	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/boards"
)

// upshot is what options and selection come to, found out when one of them has changed and not while drawing.
type upshot struct {
	of      thought
	mode    mode
	doing   doing             // what the golden button does
	move    rules.Move        // that it makes; of a plan the first
	moves   int               // how many it makes
	ready   bool              // it can be pressed
	sale    rules.Sale        // what the chosen number cards can buy
	cheap   rules.Set         // the cheapest set that buys what is wanted, proposed while nothing reaches it
	offers  []deal            // what can be done with what is chosen
	meant   int               // which of the offers, or -1
	pay     rules.Payment     // the runes that the move pays
	changes bool              // other runes can pay
	coming  [rules.Places]int // what interest each own store gets
	after   rules.Outcome     // of the move
	told    bool              // after is known
	room    bool              // an outpost may become a store of its own
	where   bool              // the own store is to be chosen to which something goes
	marks   boards.Marks[thing]
}

// thought is what an upshot was made of.
type thought struct {
	options *options
	sel     selection
	hinted  bool
	hint    rules.Move
}

// doing is what the golden button does, for its words. Its kind says which fields count; while the button cannot be pressed, it says for
// which kind of move something is still missing.
type doing struct {
	kind   rules.MoveKind   // 0: nothing is chosen
	runes  [colourKinds]int // of interest
	cards  rules.Set
	card   rules.Card // laid, played, shown or discarded
	colour rules.Colour
	store  rules.Place // of the own seat
	to     rules.Place
	seat   games.Seat
	theirs rules.Place
	pick   rules.Pick
}
