package share

import (
	"testing"

	"runehall/assets/lang"
	"runehall/internal/workshop/pagetest"
	"runehall/ui"
)

// TestWhatIsSaidOfThePasteHidesNoWayOut: what is said in passing lies over none of what can be pressed instead.
func TestWhatIsSaidOfThePasteHidesNoWayOut(t *testing.T) {
	for _, tag := range lang.Tags() {
		for _, size := range []ui.Size{ui.Sz(360, 640), ui.Sz(412, 915), ui.Sz(915, 412), ui.Sz(1440, 900)} {
			scale := 1.5
			if !size.Portrait() { // there is no room for all of it at once
				scale = 1
			}
			d := pagetest.NewBench(t, size, tag, scale)
			d.Stage.ChooseFile, d.Stage.Paste = func() {}, func(got func(string, error)) { got("milk", nil) }
			s := NewBringIn(d.Stage, func(string) bool { return false })
			d.Open(s)
			s.pasted.OnTap()
			d.Tick()
			d.Tick()
			if s.Toast.Text() == "" {
				t.Fatalf("%s %v: nothing is said", tag, size)
			}
			for name, w := range map[string]interface{ Rect() ui.Rect }{"the field": &s.link, "pasting": &s.pasted,
				"the file": &s.file, "the button": &s.open} {
				seen := w.Rect().Intersect(s.Places.Body)
				// its border, where there is no room
				if hidden := s.Toast.Rect().Intersect(seen); s.Toast.Rect().Overlaps(seen) && hidden.H > seen.H/4 {
					t.Errorf("%s %v: it lies over %s", tag, size, name)
				}
			}
		}
	}
}
