package table

import (
	"runehall/games"
	"runehall/scenes/stage"
)

// ponder lets a computer player think with what is left of the tick. A player outside the program that only waits for
// its answer takes no time.
func ponder[C any, M comparable](b *stage.Breath, mind games.Thinker[C, M]) (d games.Decision[M], done bool) {
	w, outside := mind.(interface{ waiting() bool })
	b.Think(func(units int) (enough bool) {
		d, done = mind.Step(units)
		return done || outside && w.waiting()
	})
	return d, done
}
