package masters

import (
	"testing"

	"pgregory.net/rapid"

	"runehall/ui"
)

var testZoom = zoomRange{normal: 58, finger: 44}

func drawCamera(t *rapid.T) (ui.Rect, camera) {
	field := ui.Rc(rapid.Float64Range(0, 300).Draw(t, "x"), rapid.Float64Range(0, 300).Draw(t, "y"),
		rapid.Float64Range(100, 3000).Draw(t, "w"), rapid.Float64Range(100, 2000).Draw(t, "h"))
	return field, camera{
		At:   ui.Pt(rapid.Float64Range(-20, 20).Draw(t, "at x"), rapid.Float64Range(-20, 20).Draw(t, "at y")),
		Side: rapid.Float64Range(24, 170).Draw(t, "side"),
	}
}

func near(a, b ui.Point) bool { return a.Dist(b) < 1e-6 }

func TestCameraThereAndBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		field, c := drawCamera(t)
		p := ui.Pt(rapid.Float64Range(-30, 30).Draw(t, "px"), rapid.Float64Range(-30, 30).Draw(t, "py"))
		if got := c.plane(field, c.screen(field, p)); !near(got, p) {
			t.Fatalf("%v comes back as %v", p, got)
		}
	})
}

func TestZoomKeepsWhatIsUnderThePointer(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		field, c := drawCamera(t)
		under := ui.Pt(rapid.Float64Range(0, 3000).Draw(t, "ux"), rapid.Float64Range(0, 2000).Draw(t, "uy"))
		z := c.zoomed(field, under, rapid.Float64Range(.1, 10).Draw(t, "factor"), testZoom)
		if z.Side < testZoom.normal*minZoom-1e-9 || z.Side > testZoom.normal*maxZoom+1e-9 {
			t.Fatalf("side %v is out of bounds", z.Side)
		}
		if a, b := c.plane(field, under), z.plane(field, under); !near(a, b) {
			t.Fatalf("%v was under the pointer, then %v", a, b)
		}
	})
}

func TestPinchKeepsWhatIsBetweenTheFingers(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		field, c := drawCamera(t)
		point := func(name string) ui.Point {
			return ui.Pt(rapid.Float64Range(0, 1000).Draw(t, name+" x"), rapid.Float64Range(0, 1000).Draw(t, name+" y"))
		}
		a0, b0, a, b := point("a0"), point("b0"), point("a"), point("b")
		got := c.pinched(field, a0, b0, a, b, testZoom)
		if p, q := c.plane(field, a0.Lerp(b0, .5)), got.plane(field, a.Lerp(b, .5)); !near(p, q) {
			t.Fatalf("%v was between the fingers, then %v", p, q)
		}
	})
}

func TestFittedShowsTheWholeBoardOrSectionsForFingers(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		field, _ := drawCamera(t)
		board := ui.Rc(rapid.Float64Range(-20, 5).Draw(t, "bx"), rapid.Float64Range(-20, 5).Draw(t, "by"),
			rapid.Float64Range(2, 30).Draw(t, "bw"), rapid.Float64Range(2, 30).Draw(t, "bh"))
		focus := ui.Pt(board.X+board.W*rapid.Float64Range(0, 1).Draw(t, "fx"), board.Y+board.H*rapid.Float64Range(0, 1).Draw(t, "fy"))
		c := fitted(field, board, focus, testZoom)
		if c.Side < testZoom.finger-1e-9 {
			t.Fatalf("sections of side %v are too small for a finger", c.Side)
		}
		upper, lower := c.screen(field, board.Min()), c.screen(field, ui.Pt(board.Right(), board.Bottom()))
		whole := upper.X >= field.X-1e-6 && upper.Y >= field.Y-1e-6 && lower.X <= field.Right()+1e-6 && lower.Y <= field.Bottom()+1e-6
		if c.Side > testZoom.finger+1e-9 && !whole {
			t.Fatalf("the board from %v to %v is not within %v", upper, lower, field)
		}
		if !field.Grow(c.Side + 1).Has(c.screen(field, focus)) {
			t.Fatalf("the focus at %v is not within %v", c.screen(field, focus), field)
		}
	})
}

func TestClampedCameraNeverLosesTheBoard(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		_, c := drawCamera(t)
		board := ui.Rc(-3, -2, 6, 5)
		c = c.panned(ui.Pt(rapid.Float64Range(-1e5, 1e5).Draw(t, "dx"), rapid.Float64Range(-1e5, 1e5).Draw(t, "dy"))).clamped(board)
		if !board.Grow(1e-9).Has(c.At) {
			t.Fatalf("the middle %v is off the board", c.At)
		}
	})
}
