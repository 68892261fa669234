package scenes

import (
	"runehall/scenes/matches"
	"runehall/scenes/stage"
	"runehall/scenes/table"
)

// sittingIn reads the match in the text of a record in one go.
func sittingIn(text []byte) (table.Sitting, error) { return readWhole(text).Result() }

// readWhole reads a record in one go.
func readWhole(text []byte) *matches.Reading {
	r := matches.NewReading(&shelves, text)
	for !r.Step(stage.UnitsPerTick) {
	}
	return r
}
