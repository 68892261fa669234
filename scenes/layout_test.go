package scenes

import (
	"fmt"
	"testing"

	"runehall/assets/lang"
	"runehall/internal/workshop/pagetest"
	"runehall/ui"
)

// TestEveryScreenFits walks through the screens at all sizes, in all languages: whatever can be pressed is large enough
// for a finger, lies within the screen and overlaps nothing else.
func TestEveryScreenFits(t *testing.T) {
	pagetest.Long(t)
	for _, size := range []ui.Size{{W: 360, H: 640}, {W: 412, H: 915}, {W: 915, H: 412}, {W: 1440, H: 900},
		{W: 1920, H: 1080}} {
		for _, tag := range lang.Tags() {
			scale := 1.0
			if size.W == 360 {
				scale = 1.5
			}
			t.Run(fmt.Sprintf("%vx%v %s", size.W, size.H, tag), func(t *testing.T) {
				d := launch(t, size, Config{Lang: tag, Scale: scale})
				d.fits()
				d.tap("title.play")
				d.fits()
				d.allTouchable()
				d.focusOn("setup.seat.0.look")
				d.key(ui.Confirm)
				d.fits()
				d.tap("dialog.ok")
				d.tap("setup.rules")
				d.fits()
				d.key(ui.Back)
				d.tap("setup.begin")
				d.tap("table.pause")
				d.fits()
				d.tap("pause.share")
				d.fits()
				d.tap("dialog.ok")
				d.fits()
				d.tap("share.back")
				d.tap("pause.settings")
				d.fits()
				d.key(ui.Back)
				d.tap("pause.leave")
				d.fits()
				d.allTouchable()
				d.tap("title.delete.0")
				d.fits()
				if err := d.app.stage.Book.Err(); err != nil {
					t.Error(err)
				}
			})
		}
	}
}

// fits checks the targets of the present screen.
func (d *driver) fits() {
	d.t.Helper()
	parts := d.app.ask(d.app.stack.top()).Heard.Parts
	for name, r := range d.line.Targets {
		full := r[1] > d.size.H*.12 && r[1]+r[3] < d.size.H*.72 // others may be cut off by a scroll
		for _, p := range parts {
			full = full && (p.ID != "body" || r[1] > p.Rect.Y+1)
		}
		if full && (r[2] < 43.9 || r[3] < 43.9) {
			d.t.Errorf("%s: %s is too small to touch: %v", d.line.Scene, name, r)
		}
		a := ui.Rc(r[0], r[1], r[2], r[3])
		for other, o := range d.line.Targets {
			if b := ui.Rc(o[0], o[1], o[2], o[3]); name < other && a.Grow(-.1).Overlaps(b) {
				d.t.Errorf("%s: %s %v and %s %v overlap", d.line.Scene, name, r, other, o)
			}
		}
	}
}

// allTouchable scrolls through the present screen with the focus: everything focused is large enough for a finger.
func (d *driver) allTouchable() {
	d.t.Helper()
	seen := map[string]bool{}
	for range 80 {
		d.key(ui.Next)
		name, _ := d.line.State["focus"].(string)
		if seen[name] {
			return
		}
		seen[name] = true
		if r, ok := d.line.Targets[name]; ok && (r[2] < 43.9 || r[3] < 43.9) {
			d.t.Errorf("%s: %s is too small to touch: %v", d.line.Scene, name, r)
		}
	}
}
