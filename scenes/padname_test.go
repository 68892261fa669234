package scenes

import (
	"testing"

	"runehall/scenes/stage"
	"runehall/ui"
)

// press gives a tick in which a part of a gamepad is pressed.
func (d *driver) part(name string, part ui.PadPart) {
	d.t.Helper()
	d.in.Part, d.in.PartOf = part, name
	d.tick()
	d.tick()
}

// TestUnknownPadIsNamed connects a gamepad that nobody knows: the program says so once, and takes what its parts are for.
func TestUnknownPadIsNamed(t *testing.T) {
	for _, tag := range []string{"en", "de", "fr", "uk"} {
		for _, size := range []ui.Size{ui.Sz(360, 640), ui.Sz(1440, 900), ui.Sz(640, 360)} {
			d := launch(t, size, Config{Lang: tag})
			const name = "Odd Wheel"
			d.in.UnknownPad = name
			d.tick()
			said := d.app.missing.toast.Text()
			if said == "" || said != d.app.stage.Text("pad.unknown") {
				t.Fatalf("%s at %v: nothing is said of the gamepad but %q", tag, size, said)
			}
			d.app.missing.toast.Hide()
			for range 60 {
				d.in.UnknownPad = name
				d.tick()
			}
			if said := d.app.missing.toast.Text(); said != "" {
				t.Errorf("%s: it is said twice: %q", tag, said)
			}
			d.app.pads.say.OnTap()
			for range 60 {
				d.tick()
			}
			s, ok := d.app.stack.top().scene.(*padNaming)
			if !ok {
				t.Fatalf("%s: the naming does not open", tag)
			}
			d.part("another one", ui.PadPart{Index: 9, Way: 1})
			if s.step != 1 {
				t.Fatalf("%s: the first part leads to step %d", tag, s.step)
			}
			s.anew.OnTap()
			want := ui.PadMap{{Index: 2, Way: 1}, {Index: 1, Way: 1}, {Axis: true, Index: 1, Way: -1}, {Axis: true, Index: 1, Way: 1},
				{Axis: true, Way: -1}, {Axis: true, Way: 1}, {Index: 4, Way: 1}, {Index: 5, Way: 1}, {}, {Index: 8, Way: 1}, {Index: 9, Way: 1}}
			for i, part := range want {
				if s.step != i || s.ask.Text == "" {
					t.Fatalf("%s: at part %d it asks for %d: %q", tag, i, s.step, s.ask.Text)
				}
				if part.Way == 0 {
					s.skip.OnTap()
					continue
				}
				d.part(name, part)
				d.part(name, part) // taken already
				d.part("another one", ui.PadPart{Index: 20 + i, Way: 1})
			}
			if s.asks() || d.app.stage.Settings.PadMaps()[name] != want {
				t.Errorf("%s: the settings hold %v", tag, d.app.stage.Settings.PadMaps())
			}
			text, err := d.app.stage.Settings.Reset().Text()
			if err != nil {
				t.Fatal(err)
			}
			if again, err := stage.ReadSettings(text); err != nil || again.PadMaps()[name] != want || !again.Equal(d.app.stage.Settings.Reset()) {
				t.Errorf("%s: stored as %s they are read as %v, %v", tag, text, again.PadMaps(), err)
			}
		}
	}
}

// TestWhatIsNeededIsNotLeftOut: nobody can play without what leads and confirms.
func TestWhatIsNeededIsNotLeftOut(t *testing.T) {
	var m ui.PadMap
	for i := range m {
		if needed(i) {
			m[i] = ui.PadPart{Index: i, Way: 1}
		}
	}
	if !m.Usable() {
		t.Error("one cannot play with what is needed")
	}
	for i := range m {
		without := m
		without[i] = ui.PadPart{}
		if without.Usable() == needed(i) {
			t.Errorf("step %d: needed %v, usable without it %v", i, needed(i), without.Usable())
		}
	}
}
