//go:build pilot

package boardtest

import (
	"os"
	"testing"

	"runehall/internal/workshop/lane"
	"runehall/internal/workshop/pilot"
)

// Whole reports whether matches are to be played from their beginnings, and with everybody that a test can think of: it takes an hour
// (RUNEHALL_WHOLE).
func Whole() bool { return os.Getenv("RUNEHALL_WHOLE") != "" }

// Everyday skips a match that is not among those that are played before a change lands, unless whole matches are: other sizes, seats and options are
// tried by cheaper tests, and each hand in the last turns of a match ([TinyMatches]).
func Everyday(t *testing.T, is bool) {
	t.Helper()
	if !is && !Whole() {
		t.Skip("RUNEHALL_WHOLE plays it")
	}
	if !Whole() {
		lane.OnlyWhole(t, "the last turns are played by one hand")
	}
}

// dayHands are the devices that play the last turns of a match at each board by day: each board to its end, and each device somewhere.
var dayHands = map[string]pilot.Hand{
	"market": pilot.Keyboard, "masters": pilot.Finger, "ritual": pilot.Gamepad, "stones": pilot.Mouse, "toss": pilot.Mouse,
}

// ByDay skips the last turns of a match of a game by a device that plays another board by day.
func ByDay(t *testing.T, game string, hand pilot.Hand) {
	t.Helper()
	if hand != dayHands[game] && !Whole() {
		lane.OnlyWhole(t, "this device plays another board")
	}
}
