//go:build pilot

package toss

import "testing"

func TestHintsAreSeenInThePicture(t *testing.T)  { promises.HintsAreSeen(t) }
func TestChipsAreThoseOfTheirSeats(t *testing.T) { promises.ChipsAreThoseOfTheirSeats(t) }

func TestHighContrastReachesMarksAndSeats(t *testing.T) {
	promises.HighContrastReachesMarksAndSeats(t, lighting, nil)
}

func TestHighContrastKeepsOutlines(t *testing.T) {
	promises.HighContrastKeepsOutlines(t, "tray")
}
