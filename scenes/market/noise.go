package market

import "runehall/assets/sound"

// handled returns what a person's own hands let be heard when one selection follows another, and false for nothing.
func handled(before, after *selection) (sound.Effect, bool) {
	return sound.Tick, *before != *after
}
