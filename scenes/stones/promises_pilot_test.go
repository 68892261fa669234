//go:build pilot

package stones

import "testing"

func TestHintsAreSeenInThePicture(t *testing.T)  { promises.HintsAreSeen(t) }
func TestChipsAreThoseOfTheirSeats(t *testing.T) { promises.ChipsAreThoseOfTheirSeats(t) }

func TestHighContrastReachesMarksAndSeats(t *testing.T) {
	promises.HighContrastReachesMarksAndSeats(t, lighting, []string{"slot", "smithy"})
}

func TestHighContrastKeepsOutlines(t *testing.T) {
	promises.HighContrastKeepsOutlines(t, "hand", "slot")
}
