package statistics

import (
	"testing"

	"runehall/scenes/page"
	"runehall/ui"
)

// TestFiguresFillTheirRows stands numbers in rows of nearly the same number, in order, side by side over the whole
// width.
func TestFiguresFillTheirRows(t *testing.T) {
	k, err := ui.NewKit(ui.Look{})
	if err != nil {
		t.Fatal(err)
	}
	for n := 1; n <= 9; n++ {
		for _, width := range []float64{200, 330, 540, 900} {
			w := &figurePanel{}
			for range n {
				w.add("12", "matches")
			}
			rows, sum := w.rows(k, width), 0
			for _, m := range rows {
				sum += m
				if m < rows[0]-1 || m > rows[0] {
					t.Errorf("%d numbers in %v stand in rows of %v", n, width, rows)
				}
			}
			if sum != n {
				t.Fatalf("%d numbers in %v stand in rows of %v", n, width, rows)
			}
			w.Layout(k, ui.Rect{W: width, H: 400})
			covered := 0.0
			for i, f := range w.figures {
				covered += f.rect.W * f.rect.H
				for _, o := range w.figures[:i] {
					if f.rect.Overlaps(o.rect) {
						t.Errorf("%d numbers in %v: %v lies over %v", n, width, f.rect, o.rect)
					}
				}
			}
			if covered < .8*(width-2*k.Gap.M)*(400-2*k.Gap.M) {
				t.Errorf("%d numbers in %v leave holes: they cover %v", n, width, covered)
			}
		}
	}
}

// TestRailShape stands the games above a narrow page, beside a low one without names, and beside a wide one with them;
// what is left of a page beside them can be read.
func TestRailShape(t *testing.T) {
	for _, c := range []struct {
		w, h, scale float64
		want        tabForm
	}{
		{360, 640, 1.5, tabsInRow}, {412, 915, 1, tabsInRow}, {915, 412, 1, tabsInGrid}, {915, 412, 1.5, tabsInGrid}, {640, 360, 1.5, tabsInRow},
		{1440, 900, 1, tabsInList}, {1920, 1080, 1, tabsInList}, {1440, 900, 2, tabsInGrid}, {800, 1200, 1, tabsInRow},
	} {
		k, err := ui.NewKit(ui.Look{Interface: c.scale})
		if err != nil {
			t.Fatal(err)
		}
		w := statisticsRail{free: func(float64) {}}
		screen := ui.Rect{W: c.w, H: c.h}
		if w.shape(k, screen); w.tabs.form != c.want {
			t.Errorf("%vx%v at %v: form %d, not %d", c.w, c.h, c.scale, w.tabs.form, c.want)
		}
		if !w.beside() {
			continue
		}
		margin := page.Margin(k, screen)
		place, rest := w.Split(k, screen, margin)
		if inner := rest.Inset(ui.Sides(margin, 0)); inner.X < place.Right() || inner.W < k.Dp(380) ||
			rest.Right() > screen.Right()+.01 {
			t.Errorf("%vx%v at %v: beside %v lies %v", c.w, c.h, c.scale, place, rest)
		}
	}
}
