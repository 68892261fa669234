package ui

import "testing"

// TestMasksEndInEmptyPixels checks that no mask has anything in its outermost pixels, which the engine may lose or
// blend with what lies beside the mask: save for nine-slices, which get a border, and for masks of which only the
// middle is drawn.
func TestMasksEndInEmptyPixels(t *testing.T) {
	path := Polygon(Pt(-.5, -.5), Pt(.5, -.5), Pt(.5, .5), Pt(-.5, .5))
	for _, a := range []float64{0, 1, 3, 7.5, 20, 64} {
		for _, key := range []shapeKey{
			{kind: shapeFill, a: a, path: path}, {kind: shapeFill, a: a, path: Ellipse(Pt(0, 0), .5, .5)},
			{kind: shapeStroke, a: a, b: 1, path: path}, {kind: shapeStroke, a: a, b: 2.625, path: path},
			{kind: shapeGlow, a: max(a, glowRadius)}, {kind: shapeEdge, a: a},
		} {
			c := key.bake()
			b := c.alpha.Rect
			for y := range b.Dy() {
				for x := range b.Dx() {
					across, down := x == 0 || x == b.Dx()-1, y == 0 || y == b.Dy()-1
					if key.kind == shapeEdge {
						across = false // its first and last column are never reached
					}
					if v := c.alpha.AlphaAt(x, y).A; v > 1 && (across || down) {
						t.Fatalf("%+v: a coverage of %d at (%d, %d) of %v", key, v, x, y, b)
					}
				}
			}
		}
	}
}

// TestNineSlicesHaveABorder checks that the masks whose outermost pixels are covered lie in a border.
func TestNineSlicesHaveABorder(t *testing.T) {
	s := newShapes(newBench())
	for kind := shapeBox; kind <= shapeSolid; kind++ {
		key := shapeKey{kind: kind, a: 4, b: 2, path: Ellipse(Pt(0, 0), 1, 1)}
		e := s.get(key)
		want := kind == shapeBox || kind == shapeRing || kind == shapeShadow || kind == shapeHalo
		border := e.picture.origin() == Pt(1, 1) && e.picture.whole.Bounds().Dx() == e.picture.image.Bounds().Dx()+2
		if border != want {
			t.Errorf("kind %d: a border: %v", kind, border)
		}
	}
}
