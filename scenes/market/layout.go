package market

import "runehall/scenes/table"

// need says how much room the board wants.
func need(r table.Room) table.Need {
	return table.Need{Seats: r.Kit.Dp(240), Ledge: r.Kit.Dp(220)}
}

// arrange places everything.
func arrange(f *table.Frame, a arrangement) (l layout) {
	l.field = f.Field
	l.ledge.rect = f.Ledge
	return l
}
