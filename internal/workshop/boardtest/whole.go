//go:build pilot

package boardtest

import (
	"os"
	"testing"

	"runehall/internal/workshop/lane"
	"runehall/internal/workshop/pilot"
)

// Whole reports whether matches are played from their beginnings, and with everybody that a test can think of
// (RUNEHALL_WHOLE). That takes an hour.
func Whole() bool { return os.Getenv("RUNEHALL_WHOLE") != "" }

// Everyday skips a match unless whole matches are played, or is says that this one is played before each change lands.
// Cheaper tests try other sizes, seats and options, and each device plays the last turns of a match ([TinyMatches]).
func Everyday(t *testing.T, is bool) {
	t.Helper()
	if !is && !Whole() {
		t.Skip("RUNEHALL_WHOLE plays it")
	}
	if !Whole() {
		lane.OnlyWhole(t, "the last turns are played by one hand")
	}
}

// dayHands are the devices that play the last turns of a match on each board by day, so that each board comes to its
// end, and each device is used somewhere.
var dayHands = map[string]pilot.Hand{
	"market": pilot.Keyboard, "masters": pilot.Finger, "ritual": pilot.Gamepad, "stones": pilot.Mouse,
	"toss": pilot.Mouse,
}

// ByDay skips the last turns of a game's match with devices that play another board by day.
func ByDay(t *testing.T, game string, hand pilot.Hand) {
	t.Helper()
	if hand != dayHands[game] && !Whole() {
		lane.OnlyWhole(t, "this device plays another board")
	}
}
