package table

import (
	"runehall/games"
	"runehall/scenes/stage"
)

// ponder has a computer player think with what is left of the tick, unless it can only wait.
func ponder[C any, M comparable](b *stage.Breath, mind games.Thinker[C, M]) (d games.Decision[M], done bool) {
	w, outside := mind.(interface{ waiting() bool })
	b.Think(func(units int) (enough bool) {
		d, done = mind.Step(units)
		return done || outside && w.waiting()
	})
	return d, done
}
