package scenes

import (
	"fmt"
	"testing"

	"runehall/assets/lang"
	"runehall/scenes/pagetest"
	"runehall/ui"
)

func TestTitleLayout(t *testing.T) {
	pagetest.Each(t, func(t *testing.T, k *ui.Kit, screen ui.Rect) {
		for _, resume := range []float64{0, k.Dp(94)} {
			for _, matches := range []float64{0, 1, 3, 12} {
				wants := titleWants{
					buttons: []float64{k.Touch, k.Touch, k.Dp(150)}, tables: 5,
					resume: func(float64) float64 { return resume },
					list:   func(ui.Size) float64 { return (matches + 5) * k.Dp(80) },
				}
				checkTitle(t, k, screen, arrangeTitle(k, screen, screen, wants), resume)
			}
		}
	})
}

// checkTitle checks the places of the parts of a title.
func checkTitle(t *testing.T, k *ui.Kit, screen ui.Rect, p titlePlaces, resume float64) {
	t.Helper()
	parts := map[string]ui.Rect{"name": p.name, "line": p.line}
	for i, r := range p.tables {
		parts[fmt.Sprint("table ", i)] = r
		if r.W < k.Dp(150) || r.H < k.Dp(150) {
			t.Errorf("table %d is only %v", i, r)
		}
	}
	if len(p.tables) == 0 {
		parts["list"] = p.list
		if p.list.H < k.Touch {
			t.Errorf("the list is only %v high", p.list.H)
		}
	}
	if resume > 0 {
		parts["resume"], parts["bin"] = p.resume, p.bin
		pagetest.Touchable(t, k, "resume", p.resume)
		pagetest.Touchable(t, k, "bin", p.bin)
	}
	if !p.foot.Empty() {
		parts["foot"] = p.foot
	}
	for i, b := range p.buttons {
		parts[fmt.Sprint("button ", i)] = b
	}
	pagetest.Apart(t, screen, parts)
}

// TestNoWordsOnTheWheel asks that neither the name nor the words below it lie on the wheel on the wall of the hall, wherever the name
// is above the rest.
func TestNoWordsOnTheWheel(t *testing.T) {
	pagetest.Each(t, func(t *testing.T, k *ui.Kit, screen ui.Rect) {
		wants := titleWants{
			buttons: []float64{k.Touch, k.Dp(150)}, tables: 5,
			resume: func(float64) float64 { return k.Dp(94) },
			list:   func(ui.Size) float64 { return k.Dp(400) },
		}
		p := arrangeTitle(k, screen, screen, wants)
		wheel := hallWheel(screen).Grow(-1)
		if screen.W < screen.H && (p.name.Overlaps(wheel) || p.line.Overlaps(wheel)) {
			t.Errorf("name %v and line %v, the wheel %v", p.name, p.line, wheel)
		}
		// In a row the line is shorter than its place.
		if words := p.line.Place(ui.Sz(k.Dp(330), p.line.H), .5, 0); len(p.tables) > 0 && words.Overlaps(wheel) {
			t.Errorf("line %v, the wheel %v", words, wheel)
		}
	})
}

func TestSeatRowLayout(t *testing.T) {
	pagetest.Each(t, func(t *testing.T, k *ui.Kit, screen ui.Rect) {
		for _, width := range []float64{screen.W - 2*k.Gap.M, (screen.W - 3*k.Gap.XL) / 2} {
			if width < 320*k.Look.Device {
				continue
			}
			for _, computer := range []bool{false, true} {
				for _, spare := range []float64{0, k.Dp(24)} {
					wants := seatRowWants{driver: ui.Sz(k.Dp(260), k.Touch+2*k.Gap.XS), level: k.Dp(180)}
					form := seatRowFormOf(k, width, wants)
					_, h := arrangeSeatRow(k, ui.Rect{W: width}, form, computer, wants)
					area := ui.Rect{W: width, H: h + spare}
					p, _ := arrangeSeatRow(k, area, form, computer, wants)
					parts := map[string]ui.Rect{"coin": p.coin, "name": p.name, "driver": p.driver, "remove": p.remove}
					if computer {
						parts["level"] = p.level
					}
					pagetest.Apart(t, area, parts)
					for name, r := range parts {
						pagetest.Touchable(t, k, name, r)
					}
				}
			}
		}
	})
}

// TestEveryScreenFits walks through the screens at all sizes, in all languages: whatever can be pressed is large enough
// for a finger, lies within the screen and overlaps nothing else.
func TestEveryScreenFits(t *testing.T) {
	pagetest.Long(t)
	for _, size := range []ui.Size{{W: 360, H: 640}, {W: 412, H: 915}, {W: 915, H: 412}, {W: 1440, H: 900}, {W: 1920, H: 1080}} {
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
	for name, r := range d.line.Targets {
		full := r[1] > d.size.H*.12 && r[1]+r[3] < d.size.H*.72 // the others may be cut off by a scroll
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

// allTouchable scrolls through the present screen with the focus: what has it is large enough for a finger, wherever it was.
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
