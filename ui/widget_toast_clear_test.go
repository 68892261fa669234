package ui_test

import (
	"strings"
	"testing"

	"runehall/ui"
)

// TestAToastFindsAClearPlace shows toasts in rooms where something is to be spared.
func TestAToastFindsAClearPlace(t *testing.T) {
	k := kit(t, ui.Look{})
	room, more := ui.Rc(0, 200, 300, 200), ui.Rc(0, 100, 300, 300)
	text := strings.Repeat("word ", 20)
	var plain ui.Toast
	plain.Show(ui.IconInfo, text, k.Palette.Gold, nil)
	plain.Layout(k, room)
	high := plain.Rect().H
	if high < 40 || high > 99 {
		t.Fatalf("the toast is %v high: the cases below mean another one", high)
	}
	for _, c := range []struct {
		name  string
		spare []ui.Rect
		foot  float64 // of the toast
	}{
		{"nothing", nil, 400},
		{"above it", []ui.Rect{ui.Rc(100, 200, 50, 50)}, 400},
		{"below it", []ui.Rect{ui.Rc(100, 340, 50, 50)}, 340 - k.Gap.XS},
		{"two", []ui.Rect{ui.Rc(100, 360, 50, 30), ui.Rc(100, 205, 50, 20)}, 360 - k.Gap.XS},
		{"in the other room", []ui.Rect{ui.Rc(0, 260, 300, 140)}, 260 - k.Gap.XS},
	} {
		var toast ui.Toast
		toast.Show(ui.IconInfo, text, k.Palette.Gold, nil)
		for range 2 {
			toast.LayoutClear(k, c.spare, room, more)
			r := toast.Rect()
			if r.Bottom() != c.foot || !toast.Stands() {
				t.Errorf("%s: it lies at %v, its foot is not at %v", c.name, r, c.foot)
			}
			for _, s := range c.spare {
				if r.Overlaps(s) {
					t.Errorf("%s: %v covers %v", c.name, r, s)
				}
			}
		}
		toast.LayoutClear(k, nil, room, more) // what was to be spared is gone
		if toast.Rect().Bottom() != c.foot {
			t.Errorf("%s: it moves to %v although nothing came under it", c.name, toast.Rect())
		}
		toast.Show(ui.IconInfo, text, k.Palette.Gold, nil)
		if toast.LayoutClear(k, nil, room, more); toast.Rect().Bottom() != 400 {
			t.Errorf("%s: shown anew it lies at %v", c.name, toast.Rect())
		}
	}
	var toast ui.Toast
	toast.Show(ui.IconInfo, text, k.Palette.Gold, nil)
	toast.LayoutClear(k, nil, room)
	toast.LayoutClear(k, []ui.Rect{ui.Rc(0, 380, 300, 20)}, room)
	if got := toast.Rect().Bottom(); got != 380-k.Gap.XS {
		t.Errorf("when something comes under it, its foot is at %v", got)
	}
	toast.Show(ui.IconInfo, text, k.Palette.Gold, nil)
	toast.LayoutClear(k, []ui.Rect{ui.Rc(0, 190, 300, 190)}, room) // nowhere, so over as little as it can
	if r := toast.Rect(); r.Bottom() != 400 {
		t.Errorf("where all is to be spared it lies at %v", r)
	}
	small := r2(&toast, k, []ui.Rect{ui.Rc(0, 200, 300, 200-high+2)}, room)
	if small.H >= high || small.Bottom() != 400 {
		t.Errorf("with a little less room than it needs it is %v, not in small letters at the foot", small)
	}
}

func r2(toast *ui.Toast, k *ui.Kit, spare []ui.Rect, room ui.Rect) ui.Rect {
	toast.Show(ui.IconInfo, strings.Repeat("word ", 20), k.Palette.Gold, nil)
	toast.LayoutClear(k, spare, room)
	return toast.Rect()
}

// TestAToastStandsInForWords lays a toast over words: it takes all of their place where it has room, and changes
// nothing where it has not, or where something is to be spared.
func TestAToastStandsInForWords(t *testing.T) {
	k := kit(t, ui.Look{})
	var toast ui.Toast
	toast.Show(ui.IconInfo, "The runes beside it agree", k.Palette.Gold, nil)
	wide, flat := ui.Rc(20, 300, 400, 60), ui.Rc(20, 300, 400, 20)
	if !toast.LayoutOver(k, nil, wide) || toast.Rect() != wide || !toast.Stands() {
		t.Errorf("it lies at %v, not over %v", toast.Rect(), wide)
	}
	for name, refused := range map[string]bool{
		"low": toast.LayoutOver(k, nil, flat), "spared": toast.LayoutOver(k, []ui.Rect{ui.Rc(100, 310, 9, 9)}, wide), "narrow": toast.LayoutOver(k, nil, ui.Rc(0, 0, 60, 60)),
	} {
		if refused || toast.Rect() != wide {
			t.Errorf("%s: it lies at %v", name, toast.Rect())
		}
	}
}

// TestAToastTriesForAClearPlace tries rooms: it stands in the first one with a place that covers nothing, and stays
// where it is when there is none.
func TestAToastTriesForAClearPlace(t *testing.T) {
	k := kit(t, ui.Look{})
	var toast ui.Toast
	toast.Show(ui.IconInfo, "The runes beside it agree", k.Palette.Gold, nil)
	field, seats := ui.Rc(0, 100, 400, 300), ui.Rc(0, 0, 400, 100)
	if !toast.TryClear(k, []ui.Rect{field}, field, seats) || toast.Rect().Overlaps(field) ||
		!seats.Holds(toast.Rect()) {
		t.Errorf("beside a full field it lies at %v", toast.Rect())
	}
	before := toast.Rect()
	if toast.TryClear(k, []ui.Rect{field, seats}, field, seats) || toast.Rect() != before {
		t.Errorf("where all is full it lies at %v", toast.Rect())
	}
}
