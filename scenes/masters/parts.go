package masters

import (
	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/boards"
)

// shared is the half of the board that all games have in common.
type shared = boards.Board[rules.Move, rules.Event, rules.View, model, selection, kind]

// parts is what every later part of the board knows.
type parts struct {
	*shared
	places *places
}

type places struct {
	layout
	*shared
	made arrangement // what the layout was made from
}

// latest remembers what was done last, for its marks, and makes the steps of new events.
type latest struct {
	*shared
	laid  rules.Laid // the card laid last, which stays in sight when the table outgrows the field
	stood [games.MaxSeats]stood
}

// stood is the master that a seat has set since it laid its last card, if is.
type stood struct {
	is   bool
	cell rules.Cell
}
