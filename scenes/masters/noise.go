package masters

import (
	"runehall/assets/sound"
	"runehall/scenes/motion"
)

func sounding(list []step, t float64, e sound.Effect, at thing) []step {
	return motion.Sounding(list, t, func(m *model) { m.noises.Make(e, at) })
}
