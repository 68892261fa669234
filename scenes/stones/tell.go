package stones

import (
	rules "runehall/games/stones"
	"runehall/ui"
)

// step is one event on its way to the picture.
type step = ui.Step[model]

// steps returns how an event gets into the picture. The event says what moved; the view is that after the move, and only what no
// event carries is taken from it.
func steps(e rules.Event, v rules.View) []step { return nil }
