//go:build pilot

package market

import "testing"

func TestHintsAreSeenInThePicture(t *testing.T)  { promises.HintsAreSeen(t) }
func TestChipsAreThoseOfTheirSeats(t *testing.T) { promises.ChipsAreThoseOfTheirSeats(t) }

func TestHighContrastKeepsOutlines(t *testing.T) {
	promises.HighContrastKeepsOutlines(t, "hand", "seat")
}
