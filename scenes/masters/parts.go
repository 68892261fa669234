package masters

import (
	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/boards"
)

// shared is the half of the board that is the same at every table.
type shared = boards.Board[rules.Move, rules.Event, rules.View, model, selection, kind]

// parts are those that all later ones know.
type parts struct {
	*shared
	places *places
}

type places struct {
	layout
	*shared
	made arrangement // what the layout was made for
}

// latest is what was done last, which is marked, and the steps that show what is done now.
type latest struct {
	*shared
	laid  rules.Laid // the card laid last, which stays in sight when the table outgrows the field
	stood [games.MaxSeats]stood
}

// stood is the master that a seat has set since it laid its last card.
type stood struct {
	is   bool
	cell rules.Cell
}
