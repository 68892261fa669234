package market

import (
	rules "runehall/games/market"
	"runehall/ui"
)

// step is one event on its way to the picture.
type step = ui.Step[model]

// steps returns how an event gets into the picture. The view is that after the move.
func steps(e rules.Event, v rules.View) []step { return nil }
