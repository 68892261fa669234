package market

import (
	rules "runehall/games/market"
	"runehall/scenes/boards"
)

// shared is the half of the board that is the same for every game.
type shared = boards.Board[rules.Move, rules.Event, rules.View, model, selection, kind]

// parts is what all later parts know.
type parts struct {
	*shared
	places *places
}

// places says where everything is on the screen.
type places struct {
	layout
	*shared
	made arrangement // what the layout was made for
}

// rail reports whether the ledge is a rail at the right edge.
func (p *places) rail() bool { return p.Given.Frame.Rail }
