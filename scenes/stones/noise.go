package stones

import (
	"runehall/assets/sound"
	"runehall/scenes/motion"
)

// sounding gives a step a sound, at part t of its way.
func sounding(s step, t float64, e sound.Effect, at thing) step {
	return motion.Sounding([]step{s}, t, func(m *model) { m.noises.Make(e, at) })[0]
}
