package scenes

import (
	"runehall/scenes/stage"
	"runehall/scenes/table"
)

// sittingIn reads the match in the text of a record in one go.
func sittingIn(text []byte) (table.Sitting, error) { return readWhole(text).result() }

// readWhole reads a record in one go.
func readWhole(text []byte) *reading {
	r := newReading(&shelves, text)
	for !r.step(stage.UnitsPerTick) {
	}
	return r
}
