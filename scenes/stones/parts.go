package stones

import (
	rules "runehall/games/stones"
	"runehall/scenes/boards"
)

// shared is the part of the board that every game has.
type shared = boards.Board[rules.Move, rules.Event, rules.View, model, selection, kind]
