package stones

import (
	"testing"

	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
)

// TestWhatCoversTheGoldenButton opens sheets on screens of all sizes. The board must say that it covers the golden
// button just where a sheet lies there, and such a sheet must have its own way back.
func TestWhatCoversTheGoldenButton(t *testing.T) {
	covered, clear := 0, 0
	for _, s := range append([]boardtest.Screen{{W: 360, H: 640, Scale: 1.5}, {W: 915, H: 412, Scale: 1},
		{W: 640, H: 360, Scale: 1}}, boardtest.Screens...) {
		m := newMatch(t, 4, nil, 5)
		m.Randoms(60)
		r := newRig(m, s, 0)
		b := r.Board
		for kind := boards.NoSheet; kind <= jokerSheet; kind++ {
			b.Sel.Sheet, b.Sel.About = kind, thing{}
			if over(kind) {
				b.Sel.About = chipOf(1)
			}
			b.Arrange()
			lies := b.places.sheet.Rect.Overlaps(b.Given.Frame.Primary)
			if b.Covers() != lies {
				t.Errorf("%vx%v at %v, sheet %q at %v: covers %v, the golden button is at %v", s.W, s.H, s.Scale,
					sheetNames[kind], b.places.sheet.Rect, !lies, b.Given.Frame.Primary)
			}
			switch _, ready := r.Draft(); {
			case lies && b.places.sheet.Close.Empty():
				t.Errorf("%vx%v at %v, sheet %q: no way back", s.W, s.H, s.Scale, sheetNames[kind])
			case lies && ready:
				t.Errorf("%vx%v at %v, sheet %q: a golden button lies on it", s.W, s.H, s.Scale, sheetNames[kind])
			case lies:
				covered++
			case over(kind):
				clear++
			}
		}
	}
	if covered < 4 || clear < 4 {
		t.Errorf("only %d sheets cover the golden button, and %d leave it clear", covered, clear)
	}
}
