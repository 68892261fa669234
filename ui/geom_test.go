package ui_test

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"runehall/ui"
)

func rects() *rapid.Generator[ui.Rect] {
	return rapid.Custom(func(t *rapid.T) ui.Rect {
		// Eighths of a pixel, which floats hold exactly.
		f := rapid.Map(rapid.IntRange(-4000, 30000), func(n int) float64 { return float64(n) / 8 })
		l := rapid.Map(rapid.IntRange(0, 30000), func(n int) float64 { return float64(n) / 8 })
		return ui.Rc(f.Draw(t, "x"), f.Draw(t, "y"), l.Draw(t, "w"), l.Draw(t, "h"))
	})
}

// about compares rectangles up to rounding.
func about(a, b ui.Rect) bool {
	const e = 1e-6
	return math.Abs(a.X-b.X) < e && math.Abs(a.Y-b.Y) < e && math.Abs(a.W-b.W) < e && math.Abs(a.H-b.H) < e
}

func TestCutsAreWholeAndWithin(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := rects().Draw(t, "r")
		l := rapid.Float64Range(-10, 5000).Draw(t, "length")
		gap := rapid.Float64Range(0, 50).Draw(t, "gap")
		type cut func(ui.Rect, float64, float64) (ui.Rect, ui.Rect)
		for name, c := range map[string]cut{"top": ui.Rect.CutTop, "bottom": ui.Rect.CutBottom, "left": ui.Rect.CutLeft,
			"right": ui.Rect.CutRight} {
			part, rest := c(r, l, gap)
			if !r.Grow(1e-6).Holds(part) || rest.W < 0 || rest.H < 0 || part.Overlaps(rest.Grow(-1e-6)) {
				t.Fatalf("%s of %v by %v, gap %v: %v and %v", name, r, l, gap, part, rest)
			}
		}
		if u := r.Grow(7).Grow(-7); !about(u, r) {
			t.Fatalf("grown and shrunk, %v is %v", r, u)
		}
	})
}

func TestIntersectAndUnion(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := rects().Draw(t, "a"), rects().Draw(t, "b")
		i, u := a.Intersect(b), a.Union(b)
		if a.Overlaps(b) != !i.Empty() {
			t.Fatalf("%v and %v: overlap %v, but share %v", a, b, a.Overlaps(b), i)
		}
		if !i.Empty() && !(a.Grow(1e-6).Holds(i) && b.Grow(1e-6).Holds(i)) {
			t.Fatalf("%v is not in both %v and %v", i, a, b)
		}
		if !a.Empty() && !u.Grow(1e-6).Holds(a) || !b.Empty() && !u.Grow(1e-6).Holds(b) {
			t.Fatalf("%v does not hold %v and %v", u, a, b)
		}
	})
}

func TestPlaceAndFit(t *testing.T) {
	r := ui.Rc(10, 20, 200, 100)
	for _, tc := range []struct {
		ax, ay float64
		want   ui.Rect
	}{
		{0, 0, ui.Rc(10, 20, 50, 40)},
		{.5, .5, ui.Rc(85, 50, 50, 40)},
		{1, 1, ui.Rc(160, 80, 50, 40)},
	} {
		if got := r.Place(ui.Sz(50, 40), tc.ax, tc.ay); got != tc.want {
			t.Errorf("Place at %v, %v is %v, want %v", tc.ax, tc.ay, got, tc.want)
		}
	}
	if got, want := r.Fit(ui.Sz(1, 1)), ui.Rc(60, 20, 100, 100); got != want {
		t.Errorf("a square fits as %v, want %v", got, want)
	}
	if got, want := r.Fit(ui.Sz(400, 100)), ui.Rc(10, 45, 200, 50); got != want {
		t.Errorf("a wide one fits as %v, want %v", got, want)
	}
	if got := r.Fit(ui.Size{}); !got.Empty() {
		t.Errorf("nothing fits as %v", got)
	}
	if got, want := ui.Rc(0, 0, 10, 60).AtLeast(ui.Sz(48, 48)), ui.Rc(-19, 0, 48, 60); got != want {
		t.Errorf("a touch target is %v, want %v", got, want)
	}
}

func TestColumnsFillAndNeverLeave(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := rects().Draw(t, "r")
		gap := rapid.Float64Range(0, 20).Draw(t, "gap")
		var tracks []ui.Track
		shared := false
		for range rapid.IntRange(1, 8).Draw(t, "n") {
			tr := ui.Track{Px: rapid.Float64Range(0, 600).Draw(t, "px")}
			if rapid.Bool().Draw(t, "shares") {
				tr.Share = rapid.Float64Range(.1, 5).Draw(t, "share")
				shared = true
			}
			tracks = append(tracks, tr)
		}
		cells := r.Columns(gap, tracks...)
		var sum, fixed float64
		for i, c := range cells {
			if c.W < 0 || c.H != r.H || c.Y != r.Y {
				t.Fatalf("cell %d is %v in %v", i, c, r)
			}
			sum += c.W
			fixed += tracks[i].Px
		}
		room := max(0, r.W-gap*float64(len(tracks)-1))
		if sum > room+1e-6 {
			t.Fatalf("cells are %v wide in %v", sum, room)
		}
		if shared && sum < room-1e-6 {
			t.Fatalf("sharing cells leave %v of %v", room-sum, room)
		}
		if fixed <= room {
			for i, c := range cells {
				if c.W < tracks[i].Px-1e-6 {
					t.Fatalf("cell %d is %v wide, less than its %v", i, c.W, tracks[i].Px)
				}
			}
		}
	})
}

func TestRowsAreColumnsTurned(t *testing.T) {
	r := ui.Rc(3, 5, 100, 70)
	tracks := []ui.Track{ui.Fixed(10), ui.Share(1), {Px: 20, Share: 3}}
	turned := ui.Rc(r.Y, r.X, r.H, r.W)
	rows, columns := r.Rows(4, tracks...), turned.Columns(4, tracks...)
	for i := range rows {
		if c := columns[i]; rows[i] != ui.Rc(c.Y, c.X, c.H, c.W) {
			t.Errorf("row %d is %v, column %v", i, rows[i], c)
		}
	}
}

func TestGrid(t *testing.T) {
	cells := ui.Rc(0, 0, 110, 70).Grid(5, 3, 10)
	want := []ui.Rect{ui.Rc(0, 0, 30, 30), ui.Rc(40, 0, 30, 30), ui.Rc(80, 0, 30, 30), ui.Rc(0, 40, 30, 30),
		ui.Rc(40, 40, 30, 30)}
	for i := range want {
		if !about(cells[i], want[i]) {
			t.Errorf("cell %d is %v, want %v", i, cells[i], want[i])
		}
	}
	if n := ui.GridColumns(110, 30, 10); n != 3 {
		t.Errorf("%d columns of 30 fit into 110, want 3", n)
	}
	if n := ui.GridColumns(5, 30, 10); n != 1 {
		t.Errorf("%d columns where none fits, want 1", n)
	}
	if ui.Rc(0, 0, 1, 1).Grid(0, 3, 1) != nil {
		t.Error("no cells are some")
	}
}

func TestFlowBreaksLines(t *testing.T) {
	places, h := ui.Flow(100, 10, []ui.Size{ui.Sz(40, 20), ui.Sz(50, 30), ui.Sz(60, 10), ui.Sz(200, 10)})
	want := []ui.Rect{ui.Rc(0, 5, 40, 20), ui.Rc(50, 0, 50, 30), ui.Rc(0, 40, 60, 10), ui.Rc(0, 60, 200, 10)}
	for i := range want {
		if !about(places[i], want[i]) {
			t.Errorf("place %d is %v, want %v", i, places[i], want[i])
		}
	}
	if h != 70 {
		t.Errorf("the height is %v, want 70", h)
	}
	if _, h := ui.Flow(100, 10, nil); h != 0 {
		t.Errorf("nothing is %v high", h)
	}
}

func TestHexagonHasAPointOnTop(t *testing.T) {
	h := ui.Hexagon(ui.Pt(10, 20), 8)
	if h[0].Dist(ui.Pt(10, 12)) > 1e-9 || h[3].Dist(ui.Pt(10, 28)) > 1e-9 || h[1].X <= 10 {
		t.Errorf("the corners are %v", h)
	}
}

func TestIntoMovesAsLittleAsCanBe(t *testing.T) {
	within := ui.Rc(10, 20, 100, 50)
	for r, want := range map[ui.Rect]ui.Rect{
		ui.Rc(20, 30, 10, 10): ui.Rc(20, 30, 10, 10), ui.Rc(0, 0, 10, 10): ui.Rc(10, 20, 10, 10),
		ui.Rc(200, 90, 10, 10): ui.Rc(100, 60, 10, 10), ui.Rc(30, 0, 300, 300): ui.Rc(10, 20, 300, 300),
	} {
		if got := r.Into(within); got != want {
			t.Errorf("%v comes to %v, want %v", r, got, want)
		}
	}
}

func TestBoundingAndPolar(t *testing.T) {
	if got := ui.Bounding(ui.Rc(0, 0, 10, 10), ui.Rect{}, ui.Rc(40, 5, 10, 20)); got != ui.Rc(0, 0, 50, 25) {
		t.Errorf("round two rectangles lies %v", got)
	}
	if got := ui.Polar(math.Pi/2, 3); got.Dist(ui.Pt(0, 3)) > 1e-9 {
		t.Errorf("a quarter on, 3 away, is %v", got)
	}
}
