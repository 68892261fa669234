package stage

import (
	"testing"

	"runehall/ui"
)

// TestWhatAPersonChoosesGoesBeforeTheSystem: the system is obeyed until then, and both are remembered.
func TestWhatAPersonChoosesGoesBeforeTheSystem(t *testing.T) {
	for _, w := range []Wish{ReducedMotion, HighContrast} {
		var none Settings
		for _, c := range []struct {
			s               Settings
			without, within bool
			stored          string
		}{
			{none, false, true, `{}`},
			{w.Set(none, true), true, true, `{"` + w.ID + `":true}`},
			{w.Set(none, false), false, false, `{"` + w.ID + `":false}`},
		} {
			if w.On(c.s, false) != c.without || w.On(c.s, true) != c.within {
				t.Errorf("%s as %s: %v where the system says no, %v where it says yes", w.ID, c.stored,
					w.On(c.s, false), w.On(c.s, true))
			}
			text, err := c.s.Text()
			if err != nil || string(text) != c.stored {
				t.Errorf("%s is stored as %s, %v, want %s", w.ID, text, err, c.stored)
			}
			if again, err := ReadSettings(text); err != nil || !again.Equal(c.s) {
				t.Errorf("%s as %s: read %v", w.ID, text, err)
			}
		}
	}
	look := Settings{}.Look(1, ui.Sz(360, 640), Wishes{Still: true})
	if !look.ReducedMotion || look.HighContrast {
		t.Errorf("the look is %+v", look)
	}
	look = ReducedMotion.Set(Settings{}, false).Look(1, ui.Sz(360, 640), Wishes{Still: true, Contrast: true})
	if look.ReducedMotion || !look.HighContrast {
		t.Errorf("the look is %+v", look)
	}
}
