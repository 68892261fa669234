package toss

import (
	"testing"

	rules "runehall/games/toss"
)

// TestAMissIsMarkedForTheNextTry: after a flick its strength is marked, as long as the same seat flicks towards Destiny
// in the same place; otherwise nothing is.
func TestAMissIsMarkedForTheNextTry(t *testing.T) {
	here, there := rules.Disc{X: 10, Y: 20}, rules.Disc{X: 11, Y: 20}
	last := tried{seat: 1, to: here, power: rules.Gesture{}.Pulled(.4).Pull()}
	if got := last.mark(1, here); got < .39 || got > .41 {
		t.Errorf("a pull of .4 is marked at %v", got)
	}
	if last.mark(0, here) != 0 || last.mark(1, there) != 0 || (&tried{}).mark(0, rules.Disc{}) != 0 {
		t.Error("another flick is marked")
	}
	last.power = 3 // a swipe may be faster than any pull
	if got := last.mark(1, here); got != 1 {
		t.Errorf("the strongest is marked at %v", got)
	}
}
