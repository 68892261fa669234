package scenes

import (
	"testing"

	"runehall/assets/lang"
	"runehall/scenes/stage"
	"runehall/ui"
)

// part runs a tick in which a part of a gamepad is pressed.
func (d *driver) part(name string, part ui.PadPart) {
	d.t.Helper()
	d.in.Part, d.in.PartOf = part, name
	d.tick()
	d.tick()
}

// TestUnknownPadIsNamed connects an unknown gamepad: the program asks once what its parts are for, and remembers the
// answers.
func TestUnknownPadIsNamed(t *testing.T) {
	for _, tag := range lang.Tags() {
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
			d.want("pad")
			step := func() int { n, _ := d.line.State["pad.step"].(float64); return int(n) }
			d.part("another one", ui.PadPart{Index: 9, Way: 1})
			if step() != 1 {
				t.Fatalf("%s: the first part leads to step %d", tag, step())
			}
			d.touch(d.middle("pad.anew"))
			want := ui.PadMap{{Index: 2, Way: 1}, {Index: 1, Way: 1}, {Axis: true, Index: 1, Way: -1},
				{Axis: true, Index: 1, Way: 1},
				{Axis: true, Way: -1}, {Axis: true, Way: 1}, {Index: 4, Way: 1}, {Index: 5, Way: 1}, {},
				{Index: 8, Way: 1}, {Index: 9, Way: 1}}
			for i, part := range want {
				if err := d.app.stage.Book.Err(); step() != i || err != nil {
					t.Fatalf("%s: at part %d it asks for %d: %v", tag, i, step(), err)
				}
				if part.Way == 0 {
					d.touch(d.middle("pad.skip"))
					d.tick()
					continue
				}
				d.part(name, part)
				d.part(name, part) // taken already
				d.part("another one", ui.PadPart{Index: 20 + i, Way: 1})
			}
			if step() != len(want) || d.app.stage.Settings.PadMaps()[name] != want {
				t.Errorf("%s: the settings hold %v", tag, d.app.stage.Settings.PadMaps())
			}
			text, err := d.app.stage.Settings.Reset().Text()
			if err != nil {
				t.Fatal(err)
			}
			if again, err := stage.ReadSettings(text); err != nil || again.PadMaps()[name] != want ||
				!again.Equal(d.app.stage.Settings.Reset()) {
				t.Errorf("%s: stored as %s they are read as %v, %v", tag, text, again.PadMaps(), err)
			}
		}
	}
}
