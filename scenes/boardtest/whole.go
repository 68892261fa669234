//go:build pilot

package boardtest

import (
	"os"
	"testing"

	"runehall/internal/pilot"
)

// Whole reports whether matches are to be played from their beginnings, and with everybody that a test can think of: it takes an hour
// (RUNEHALL_WHOLE).
func Whole() bool { return os.Getenv("RUNEHALL_WHOLE") != "" }

// Hands remembers which hands have played a match to its end.
type Hands map[pilot.Hand]bool

// Once skips a match by a hand that has played one already, unless whole matches are played: other sizes, seats and options are tried
// by cheaper tests, and each hand by every board.
func (h Hands) Once(t *testing.T, hand pilot.Hand) {
	t.Helper()
	if h[hand] && !Whole() {
		t.Skip("this hand has played a match; RUNEHALL_WHOLE plays all")
	}
	h[hand] = true
}
