package page

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

// TestSpreadFillsItsPlace gives a column more height than it wants: items that may grow do, up to what they can use,
// the others keep their height, nothing overlaps, and the last one ends with the column.
func TestSpreadFillsItsPlace(t *testing.T) {
	k, err := ui.NewKit(ui.Look{})
	if err != nil {
		t.Fatal(err)
	}
	for _, rest := range []float64{0, 10, 40, 100, 400} {
		fixed, grows, last := &block{high: 50}, &block{high: 60}, &block{high: 70}
		var w FilledColumn
		w.Add(&ui.Section{Text: "one"}, 0)
		w.Add(fixed, 0)
		w.Add(&ui.Section{Text: "two"}, 0)
		w.Add(grows, 20)
		w.Add(last, 20)
		high := w.Measure(k, ui.Sz(300, 0)).H + rest
		w.Layout(k, ui.Rect{W: 300, H: high})
		if fixed.rect.H != 50 || grows.rect.H < 60 || grows.rect.H > 80 || grows.rect.Y < fixed.rect.Bottom()+k.Gap.M ||
			last.rect.Y < grows.rect.Bottom()+k.Gap.M {
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
