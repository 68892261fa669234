package stage

import (
	"math"

	"runehall/ui"
)

// Speed returns the factor of the animation's speed.
func (s Settings) Speed() float64 { return number(Speed.Of(s)) }

// Volumes returns how loud music and effects are, from 0 to 1.
func (s Settings) Volumes() (music, effects float64) {
	if Mute.On(s) {
		return 0, 0
	}
	return Music.Of(s), Effects.Of(s)
}

// The screen that everything is designed for, in dp: on a larger one everything is drawn larger, up to twice as large.
const (
	usualWidth, usualHeight = 1440, 900
	mostGrowth              = 2
)

// Look returns the look of the theme on a screen of a size in pixels, with a number of pixels per dp, where the system
// has wishes.
func (s Settings) Look(device float64, screen ui.Size, system Wishes) ui.Look {
	grown := 1.0
	if device > 0 {
		grown = min(screen.W/(usualWidth*device), screen.H/(usualHeight*device), mostGrowth)
		// in steps, so that a window being resized does not make a new theme every tick
		grown = max(1, math.Floor(grown*10)/10)
	}
	return ui.Look{
		Interface: Scale.Of(s), Device: device * grown,
		HighContrast: HighContrast.On(s, system.Contrast), ReducedMotion: ReducedMotion.On(s, system.Still),
	}
}
