package stones

import (
	rules "runehall/games/stones"
	"runehall/scenes/boards"
)

// shared is the half of the board that is the same at every table.
type shared = boards.Board[rules.Move, rules.Event, rules.View, model, selection, kind]
