package stones

import (
	"testing"

	"runehall/scenes/boardtest"
	"runehall/scenes/things"
)

// TestWhatCoversTheGoldenButton opens sheets on screens of all sizes: the board says that it covers the golden button exactly where
// one lies there, and then that has its own way back.
func TestWhatCoversTheGoldenButton(t *testing.T) {
	covered, clear := 0, 0
	for _, s := range append([]boardtest.Screen{{W: 360, H: 640, Scale: 1.5}, {W: 915, H: 412, Scale: 1}, {W: 640, H: 360, Scale: 1}}, boardtest.Screens...) {
		m := newMatch(t, 4, nil, 5)
		m.Randoms(60)
		r := newRig(m, s, 0)
		b := r.Board
		for kind := noSheet; kind <= jokerSheet; kind++ {
			b.player.sel.sheet, b.player.sel.about = kind, thing{}
			if kind.over() {
				b.player.sel.about = things.Own(chip, 1)
			}
			b.arrange()
			over := b.places.sheet.Rect.Overlaps(b.given.Frame.Primary)
			if b.Covers() != over {
				t.Errorf("%vx%v at %v, sheet %q at %v: covers %v, the golden button is at %v", s.W, s.H, s.Scale, sheetNames[kind], b.places.sheet.Rect, !over, b.given.Frame.Primary)
			}
			switch _, ready := r.Draft(); {
			case over && b.places.sheet.Close.Empty():
				t.Errorf("%vx%v at %v, sheet %q: no way back", s.W, s.H, s.Scale, sheetNames[kind])
			case over && ready:
				t.Errorf("%vx%v at %v, sheet %q: a golden button lies on it", s.W, s.H, s.Scale, sheetNames[kind])
			case over:
				covered++
			case kind.over():
				clear++
			}
		}
	}
	if covered < 4 || clear < 4 {
		t.Errorf("only %d sheets cover the golden button, and %d leave it clear", covered, clear)
	}
}
