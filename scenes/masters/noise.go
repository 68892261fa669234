package masters

import (
	"runehall/assets/sound"
	rules "runehall/games/masters"
	"runehall/scenes/motion"
)

func sounding(list []step, t float64, e sound.Effect, at thing) []step {
	return motion.Sounding(list, t, func(m *model) { m.noises.Make(e, at) })
}

// handled returns what a person's own hands let be heard when one selection follows another, and false for nothing.
func handled(before, after *selection) (sound.Effect, bool) {
	switch {
	case after.draft && (!before.draft || before.cell != after.cell || before.card != after.card):
		return sound.StonePlace, true
	case after.card != rules.Hidden && before.card != after.card, after.pick && (!before.pick || before.picked != after.picked):
		return sound.StoneLift, true
	case after.card != rules.Hidden && before.turn() != after.turn():
		return sound.StoneTurn, true
	}
	return 0, false
}
