package stones

import (
	rules "runehall/games/stones"
	"runehall/scenes/boards"
)

// parts are those that all later ones know.
type parts struct {
	*shared
	places *places
}

// shared is the half of the board that is the same at every table.
type shared = boards.Board[rules.Move, rules.Event, rules.View, model, selection, kind]
