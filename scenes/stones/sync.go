package stones

import rules "runehall/games/stones"

// modelOf makes the display model from a view, from nothing.
func modelOf(v rules.View) model {
	return model{seats: v.Seats(), onTurn: v.OnTurn(), reader: v.Reader()}
}
