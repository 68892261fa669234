package market

import (
	"runehall/assets/sound"
	"runehall/scenes/motion"
)

// sounding gives a step a sound, at part t of its way.
func sounding(s step, t float64, e sound.Effect, at thing) step {
	return motion.Sounding([]step{s}, t, func(m *model) { m.noises.Make(e, at) })[0]
}

// handled returns what a person's own hands let be heard when one selection follows another, and false for nothing: cards that are lifted
// or put back, runes that are put down to pay, and a tick where anything else is chosen.
func handled(before, after *selection) (sound.Effect, bool) {
	switch was, is := before.cards.Size(), after.cards.Size(); {
	case is > was:
		return sound.CardDraw, true
	case is < was:
		return sound.CardPlay, true
	case before.pay != after.pay:
		return sound.StonePlace, true
	}
	return sound.Tick, *before != *after
}
