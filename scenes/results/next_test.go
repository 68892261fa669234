package results

import (
	"testing"

	"runehall/internal/workshop/pagetest"
	"runehall/ui"
)

// TestTheNextMatchHasRoom begins the next match of a room while its results are on the screen: the golden button leads
// there, and all buttons have room for their words, in all languages and at all sizes. Once the host has closed, that
// is said.
func TestTheNextMatchHasRoom(t *testing.T) {
	small := []ui.Size{ui.Sz(360, 640)}
	for _, c := range []struct {
		tag   string
		scale float64
		sizes []ui.Size
	}{
		{"en", 1.5, small}, {"uk", 1.5, small}, {"fr", 1.5, small}, {"de", 1.5, small},
		{"de", 1, []ui.Size{ui.Sz(412, 915), ui.Sz(915, 412), ui.Sz(1440, 900), ui.Sz(3840, 2160)}},
	} {
		b, s := endOfRituals(t, c.tag, c.scale)
		k := b.Stage.Kit
		begun, closed, over, asked := false, false, 0, 0
		s.ways.Room = &Room{Begun: func() bool { return begun }, Closed: func() bool { return closed },
			GoOver: func() { over++ }, Again: func() { asked++ }}
		for _, size := range c.sizes {
			begun, closed, over = false, false, 0
			b.Resize(size)
			b.Tick()
			begun = true
			b.Tick()
			if over != 0 || s.rematch.Text != b.Stage.Text("table.room.next") || b.State["next"] != true {
				t.Errorf("%s at %v: gone over %d times, the button says %q", c.tag, size, over, s.rematch.Text)
			}
			screen := ui.Rect{W: size.W, H: size.H}
			for _, button := range s.Buttons {
				r := button.Rect()
				wraps := r.H >= 2*k.LineHeight(k.Type.Body) // then words may have two lines
				if wants := button.Measure(k, ui.Size{}).W; r.Union(screen) != screen ||
					!wraps && wants > r.W+1 || wants > 2*r.W {
					t.Errorf("%s at %v: %q lies at %v and wants %v", c.tag, size, button.Text, r, wants)
				}
				pagetest.Touchable(t, k, button.Text, r)
			}
			b.Tap("results.rematch")
			if over != 1 || asked != 0 {
				t.Errorf("%s at %v: gone over %d times, asked %d times", c.tag, size, over, asked)
			}
			closed = true
			if b.Tick(); b.State["room"] != b.Stage.Text("table.room.closed.next") {
				t.Errorf("%s at %v: it says %v", c.tag, size, b.State["room"])
			}
		}
	}
}

// TestWhoAsksGoesOver asks for the next match: until it has begun nothing happens, and then the results lead there. If
// the host refuses, it can be asked again.
func TestWhoAsksGoesOver(t *testing.T) {
	b, s := endOfRituals(t, "en", 1)
	begun, over, asked := false, 0, 0
	s.ways.Room = &Room{Begun: func() bool { return begun }, Closed: func() bool { return false },
		GoOver: func() { over++ }, Again: func() { asked++ }}
	b.Settle()
	b.Tap("results.rematch")
	b.Tap("results.rematch")
	if asked != 1 || over != 0 {
		t.Errorf("asked %d times, gone over %d times", asked, over)
	}
	s.ways.Room.Refused()
	b.Tap("results.rematch")
	begun = true
	if b.Tick(); asked != 2 || over != 1 {
		t.Errorf("asked %d times, gone over %d times", asked, over)
	}
}
