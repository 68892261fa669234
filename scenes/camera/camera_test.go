package camera

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"runehall/ui"
)

var limits = Limits{Normal: 46, Finger: 25.4}

func drawView(t *rapid.T) (ui.Rect, View) {
	field := ui.Rc(rapid.Float64Range(0, 300).Draw(t, "x"), rapid.Float64Range(0, 300).Draw(t, "y"),
		rapid.Float64Range(100, 3000).Draw(t, "w"), rapid.Float64Range(100, 2000).Draw(t, "h"))
	return field, View{
		At:    ui.Pt(rapid.Float64Range(-20, 20).Draw(t, "at x"), rapid.Float64Range(-20, 20).Draw(t, "at y")),
		Scale: rapid.Float64Range(20, 130).Draw(t, "scale"),
	}
}

func near(a, b ui.Point) bool { return a.Dist(b) < 1e-6 }

func TestThereAndBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		field, c := drawView(t)
		p := ui.Pt(rapid.Float64Range(-30, 30).Draw(t, "px"), rapid.Float64Range(-30, 30).Draw(t, "py"))
		if got := c.Plane(field, c.Screen(field, p)); !near(got, p) {
			t.Fatalf("%v comes back as %v", p, got)
		}
	})
}

func TestZoomKeepsWhatIsUnderThePointer(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		field, c := drawView(t)
		under := ui.Pt(rapid.Float64Range(0, 3000).Draw(t, "ux"), rapid.Float64Range(0, 2000).Draw(t, "uy"))
		z := c.Zoomed(field, under, rapid.Float64Range(.1, 10).Draw(t, "factor"), limits)
		if z.Scale < limits.Normal*MinZoom-1e-9 || z.Scale > limits.Normal*MaxZoom+1e-9 {
			t.Fatalf("scale %v is out of bounds", z.Scale)
		}
		if a, b := c.Plane(field, under), z.Plane(field, under); !near(a, b) {
			t.Fatalf("%v was under the pointer, then %v", a, b)
		}
	})
}

func TestPinchKeepsWhatIsBetweenTheFingers(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		field, c := drawView(t)
		point := func(name string) ui.Point {
			return ui.Pt(rapid.Float64Range(0, 1000).Draw(t, name+" x"), rapid.Float64Range(0, 1000).Draw(t, name+" y"))
		}
		a0, b0, a, b := point("a0"), point("b0"), point("a"), point("b")
		got := c.Pinched(field, [2]ui.Point{a0, b0}, [2]ui.Point{a, b}, limits)
		if p, q := c.Plane(field, a0.Lerp(b0, .5)), got.Plane(field, a.Lerp(b, .5)); !near(p, q) {
			t.Fatalf("%v was between the fingers, then %v", p, q)
		}
	})
}

func TestFittedShowsTheWholeBoardOrPlacesForFingers(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		field, _ := drawView(t)
		board := ui.Rc(rapid.Float64Range(-20, 5).Draw(t, "bx"), rapid.Float64Range(-20, 5).Draw(t, "by"),
			rapid.Float64Range(2, 30).Draw(t, "bw"), rapid.Float64Range(2, 30).Draw(t, "bh"))
		focus := ui.Pt(board.X+board.W*rapid.Float64Range(0, 1).Draw(t, "fx"),
			board.Y+board.H*rapid.Float64Range(0, 1).Draw(t, "fy"))
		c := Fitted(field, board, focus, 57.5, limits)
		if c.Scale < limits.Finger-1e-9 {
			t.Fatalf("places of scale %v are too small for a finger", c.Scale)
		}
		upper, lower := c.Screen(field, board.Min()), c.Screen(field, ui.Pt(board.Right(), board.Bottom()))
		whole := upper.X >= field.X-1e-6 && upper.Y >= field.Y-1e-6 && lower.X <= field.Right()+1e-6 &&
			lower.Y <= field.Bottom()+1e-6
		if c.Scale > limits.Finger+1e-9 && !whole {
			t.Fatalf("the board from %v to %v is not within %v", upper, lower, field)
		}
		if !field.Grow(c.Scale + 1).Has(c.Screen(field, focus)) {
			t.Fatalf("the focus at %v is not within %v", c.Screen(field, focus), field)
		}
	})
}

func TestClampedViewNeverLosesTheBoard(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		_, c := drawView(t)
		board := ui.Rc(-3, -2, 6, 5)
		c = c.Panned(ui.Pt(rapid.Float64Range(-1e5, 1e5).Draw(t, "dx"),
			rapid.Float64Range(-1e5, 1e5).Draw(t, "dy"))).Clamped(board)
		if !board.Grow(1e-9).Has(c.At) {
			t.Fatalf("the middle %v is off the board", c.At)
		}
	})
}

func TestGlider(t *testing.T) {
	home, there := View{Scale: 40}, View{At: ui.Pt(8, 4), Scale: 80}
	var g Glider
	g.GlideTo(home, 0)
	if g.Gliding() || g.View != home || g.Free {
		t.Fatalf("sent home at once: %+v", g)
	}
	g.GlideTo(there, 4)
	last := g.View
	for n := range 4 {
		if !g.Gliding() || !g.Step() || g.Scale <= last.Scale || g.At.X <= last.At.X {
			t.Fatalf("tick %d: %+v", n, g)
		}
		last = g.View
	}
	if g.Gliding() || g.Step() || last.At.Dist(there.At) > 1e-9 ||
		math.Abs(last.Scale-there.Scale) > 1e-9 || g.Goal() != there {
		t.Errorf("after the way: %+v", g)
	}
	g.GlideTo(home, 4)
	g.Jump(there)
	if g.Gliding() || !g.Free || g.View != there || g.Goal() != there {
		t.Errorf("moved by hand: %+v", g)
	}
}
