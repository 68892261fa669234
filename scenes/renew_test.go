package scenes

import (
	"slices"
	"testing"

	"runehall/scenes/stage"
	"runehall/ui"
)

// TestNewerVersionWaitsAtTheTitle checks that a newer version is offered at the title, and nowhere else.
func TestNewerVersionWaitsAtTheTitle(t *testing.T) {
	for _, size := range []ui.Size{ui.Sz(412, 915), ui.Sz(915, 412), ui.Sz(1440, 900)} {
		d := launch(t, size, Config{})
		d.tap("title.play")
		d.tap("setup.begin")
		renewed := 0
		d.app.SetNewer(func(blocked func()) {
			if renewed++; renewed == 2 {
				blocked()
			}
		})
		d.settle()
		if d.want("table"); len(d.names("title.renew")) > 0 {
			t.Error("a match is disturbed")
		}
		d.tap("table.back")
		d.tap("title.renew")
		blocked := func() bool {
			return slices.ContainsFunc(d.app.ask(d.app.stack.top()).Heard.Live,
				func(l stage.Live) bool { return l.ID == "toast" && l.Text != "" })
		}
		if renewed != 1 || blocked() {
			t.Errorf("asked %d times, is said to be blocked: %v", renewed, blocked())
		}
		r := d.line.Targets["title.renew"]
		d.point(ui.Press, ui.Pt(r[0]+r[2]/2, r[1]+r[3]/2), 1)
		d.point(ui.Release, ui.Pt(r[0]+r[2]/2, r[1]+r[3]/2), 1)
		for range 3 {
			d.tick()
		}
		if renewed != 2 || !blocked() {
			t.Errorf("asked %d times, is said to be blocked: %v", renewed, blocked())
		}
	}
}
