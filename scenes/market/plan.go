package market

import (
	"runehall/games"
	rules "runehall/games/market"
)

// plan is a few moves that follow one another, each once the one before it has been made and shown: the interest of several stores.
type plan struct {
	moves [rules.Places]rules.Move // up to the first without a kind
	waits bool                     // the first one has been asked for, and is not told yet
}

// doing is what the golden button does, for its words. Which fields count follows from the kind.
type doing struct {
	kind   rules.MoveKind   // 0: nothing; it says what is missing
	runes  [colourKinds]int // of interest
	cards  rules.Set
	colour rules.Colour
	store  rules.Place // of the own seat
	to     rules.Place
	seat   games.Seat
	theirs rules.Place
	pick   rules.Pick
}
