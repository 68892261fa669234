package ui

import (
	"strings"
	"testing"
)

// TestNamesEndInTheirRoom draws the longest names into small rooms: whatever they are made of, no line lies beyond the
// room, and no character is cut in two.
func TestNamesEndInTheirRoom(t *testing.T) {
	k := newTestKit(t)
	family := "👨\u200d👩\u200d👧\u200d👦"
	for _, name := range []string{strings.Repeat("W", 24), strings.Repeat("鬱", 24), strings.Repeat("ﷺ", 24),
		strings.Repeat(family, 24), strings.Repeat("Щ", 24)} {
		for _, room := range []Size{Sz(40, 12), Sz(120, 20), Sz(90, 44), Sz(300, 16)} {
			fit, wrap := k.FitText(name, k.Type.Name, room)
			if !wrap {
				continue
			}
			got := k.shorten(name, fit, room)
			if high := k.Measure(got, fit, room.W).H; high > max(room.H, k.LineHeight(fit))+.5 {
				t.Errorf("%q in %v is %q, %v high", name, room, got, high)
			}
			kept, short := strings.CutSuffix(got, "…")
			if kept == "" || !strings.HasPrefix(name, kept) || !short && got != name {
				t.Errorf("%q in %v is %q", name, room, got)
			}
			if strings.HasPrefix(name, family) && len(kept)%len(family) != 0 {
				t.Errorf("a family is torn apart: %q", got)
			}
		}
	}
	for _, text := range []string{"", "Ada", "Two words"} {
		if got := k.shorten(text, k.Type.Name, Sz(300, 1)); got != text {
			t.Errorf("%q alone on a line is %q", text, got)
		}
	}
}
