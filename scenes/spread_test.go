package scenes

import (
	"testing"

	"runehall/ui"
)

// block is a widget of a height.
type block struct {
	high float64
	rect ui.Rect
}

func (b *block) Measure(_ *ui.Kit, room ui.Size) ui.Size { return ui.Sz(room.W, b.high) }
func (b *block) Layout(_ *ui.Kit, r ui.Rect)             { b.rect = r }
func (b *block) Update(*ui.Context)                      {}
func (b *block) Draw(*ui.Canvas)                         {}

// TestSpreadFillsItsPlace gives a column more height than it wants: items that may grow do, up to what they can use, the others keep
// their height, nothing overlaps, and the last one ends with the column.
func TestSpreadFillsItsPlace(t *testing.T) {
	k, err := ui.NewKit(ui.Look{})
	if err != nil {
		t.Fatal(err)
	}
	for _, rest := range []float64{0, 10, 40, 100, 400} {
		fixed, grows, last := &block{high: 50}, &block{high: 60}, &block{high: 70}
		var w spread
		w.add(&ui.Section{Text: "one"}, 0)
		w.add(fixed, 0)
		w.add(&ui.Section{Text: "two"}, 0)
		w.add(grows, 20)
		w.add(last, 20)
		high := w.Measure(k, ui.Sz(300, 0)).H + rest
		w.Layout(k, ui.Rect{W: 300, H: high})
		if fixed.rect.H != 50 || grows.rect.H < 60 || grows.rect.H > 80 || grows.rect.Y < fixed.rect.Bottom()+k.Gap.M || last.rect.Y < grows.rect.Bottom()+k.Gap.M {
			t.Errorf("%v more: %v, %v, %v", rest, fixed.rect, grows.rect, last.rect)
		}
		if rest == 400 && grows.rect.H != 80 {
			t.Errorf("with much to spare it is %v high", grows.rect.H)
		}
		if end := last.rect.Bottom(); end < high-.01 || end > high+.01 {
			t.Errorf("%v more: it ends at %v of %v", rest, end, high)
		}
	}
}

// TestNoHalfIsEmpty opens the set-up of each game on large screens: its left half ends where the screen does, however few sit there.
func TestNoHalfIsEmpty(t *testing.T) {
	long(t)
	for _, size := range []ui.Size{{W: 1440, H: 900}, {W: 1920, H: 1080}, {W: 2560, H: 1440}} {
		d := launch(t, size, Config{})
		for _, door := range doors() {
			d.tap("title.game." + door.Info().ID)
			s := d.app.stack.top().scene.(*setup)
			k := d.app.stage.Kit
			if end, body := s.last.rect.Bottom(), s.places.body.Bottom(); end < body-2*k.Gap.XL || end > body {
				t.Errorf("%v: the left half of %s ends at %v of %v", size, door.Info().ID, end, body)
			}
			d.key(ui.Back)
		}
	}
}
