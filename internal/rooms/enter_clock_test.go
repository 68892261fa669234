package rooms

import (
	"testing"
	"testing/synctest"
	"time"
)

// TestTheClockOfEnteringGoesOnWhereItStood lets the clock run, stand and run again: only while it runs does time pass.
func TestTheClockOfEnteringGoesOnWhereItStood(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var c enterClock
		if got := c.starts(10 * time.Second); got != 10*time.Second {
			t.Errorf("it allows %v", got)
		}
		time.Sleep(3 * time.Second)
		goes := c.stands()
		time.Sleep(time.Minute)
		if c.left() <= 0 {
			t.Error("it has run out while it stands")
		}
		if goes(); c.left() != 7*time.Second {
			t.Errorf("%v are left when it runs again", c.left())
		}
		time.Sleep(8 * time.Second)
		if c.left() > 0 {
			t.Errorf("%v are left when it has run out", c.left())
		}
	})
}
