package curtain

import "testing"

// TestTheClothSwaysAndComesToRest lets the rings run from open to shut: the foot comes later, swings too far once, and
// then hangs still. With reduced motion, and where the curtain is put elsewhere at once, nothing swings.
func TestTheClothSwaysAndComesToRest(t *testing.T) {
	s, behind, beyond, ticks := sway{}, false, false, 0
	for ; ticks < 36 || s.moving(); ticks++ {
		rings := min(Shut, float64(ticks)/36)
		s.follow(rings, false)
		behind = behind || s.foot < rings-.1
		beyond = beyond || s.foot > Shut
		if light := s.light(rings); light < 0 || light > 1 {
			t.Fatalf("tick %d: light %v", ticks, light)
		}
		if ticks > 200 {
			t.Fatal("it swings for ever")
		}
	}
	if !behind || !beyond || s.foot != Shut || s.light(Shut) != 0 {
		t.Errorf("the foot is behind: %v, beyond: %v; at rest after %d ticks at %v, with light %v", behind, beyond, ticks,
			s.foot, s.light(Shut))
	}
	for name, still := range map[string]bool{"reduced": true, "at once": false} {
		s := sway{}
		if s.follow(Shut, still); s.foot != Shut || s.moving() {
			t.Errorf("%s: %+v", name, s)
		}
	}
}
