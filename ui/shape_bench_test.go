package ui

import (
	"image"
	"math/rand/v2"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestNothingOnTheBenchTouches lays pictures of all sizes onto the bench.
func TestNothingOnTheBenchTouches(t *testing.T) {
	b := newBench()
	b.painting = 1
	random := rand.New(rand.NewPCG(1, 2))
	lying := map[*ebiten.Image][]image.Rectangle{} // by sheet
	for range 3000 {
		w, h := 1+random.IntN(300), 1+random.IntN(120)
		if random.IntN(100) == 0 {
			w, h = 1+random.IntN(2000), 1+random.IntN(2000)
		}
		p := b.picture(w, h, random.IntN(3))
		if p.Size() != Sz(float64(w), float64(h)) {
			t.Fatalf("a picture of %d × %d has the size %v", w, h, p.Size())
		}
		r := p.whole.Bounds()
		if max(r.Dx(), r.Dy()) > benchSide {
			continue // it has a texture of its own
		}
		sheet := b.sheets[len(b.sheets)-1]
		if !r.In(image.Rect(0, 0, benchSide, benchSide)) {
			t.Fatalf("a picture lies at %v", r)
		}
		for _, other := range lying[sheet] {
			if r.Inset(-pictureBorder).Overlaps(other) {
				t.Fatalf("pictures lie at %v and %v", r, other)
			}
		}
		lying[sheet] = append(lying[sheet], r)
	}
}

// TestTheBenchIsUsed lays pictures of one size side by side: less than a tenth of a sheet is lost.
func TestTheBenchIsUsed(t *testing.T) {
	b := newBench()
	b.painting = 1
	n := 0
	for ; len(b.sheets) < 2 && n < 1000; n++ {
		b.picture(60, 90, 0)
	}
	if used := n * 62 * 92; used < benchSide*benchSide*9/10 || used > benchSide*benchSide+62*92 {
		t.Errorf("%d pictures fill a sheet", n)
	}
}

// TestWhatIsPaintedFromServesThePaintingAlone paints a picture of a shape, a word and a picture of pixels, and looks at
// what is kept of them.
func TestWhatIsPaintedFromServesThePaintingAlone(t *testing.T) {
	k := newTestKit(t)
	shape := shapeKey{kind: shapeFill, a: 3, path: MustPath("M0 0H5V5Z")}
	shared := shapeKey{kind: shapeFill, a: 3, path: MustPath("M0 0H9V5Z")}
	word := k.Type.Body.key("word", 0, AlignLeft)
	onScreen := k.shapes.get(shared).picture
	before := k.shapes.cache.pixels
	var material, inner *Picture
	whole := k.Paint(20, 20, func(*Canvas) {
		if k.shapes.get(shared).picture != onScreen {
			t.Error("what is on the screen is made again for a painting")
		}
		one := k.shapes.get(shape).picture
		if k.shapes.get(shape).picture != one {
			t.Error("a shape is made twice for one painting")
		}
		k.text.image(word)
		inner = k.Paint(5, 5, func(*Canvas) {})
		if material = k.Upload(image.NewRGBA(image.Rect(0, 0, 8, 8))); !k.Serves(material) ||
			k.shapes.get(shape).picture != one {
			t.Error("what a painting is made of does not serve it")
		}
	})
	if k.Serves(material) {
		t.Error("what a painting was made of is there for the screen")
	}
	if !k.Serves(whole) || !k.Serves(inner) || !k.Serves(onScreen) {
		t.Error("a painting does not serve the screen")
	}
	k.Paint(5, 5, func(*Canvas) {
		if !k.Serves(material) {
			t.Error("what the last painting was made of does not serve the next one")
		}
	})
	if !k.Sweep() || k.Sweep() {
		t.Error("the bench is not swept, or twice")
	}
	k.Paint(5, 5, func(*Canvas) {
		if k.Serves(material) {
			t.Error("what was swept serves a painting")
		}
		if material = k.Upload(image.NewRGBA(image.Rect(0, 0, 8, 8))); !k.Serves(material) ||
			material.whole.Bounds().Min != (image.Point{}) {
			t.Errorf("after it was swept, the first thing lies on the bench at %v", material.whole.Bounds())
		}
	})
	k.Sweep()
	if k.shapes.cache.pixels != before || k.text.images.pixels != 0 || len(k.text.images.entries) != 0 {
		t.Errorf("after the bench was swept, shapes of %d pixels are kept, at first %d, and %d texts",
			k.shapes.cache.pixels, before, len(k.text.images.entries))
	}
}

// TestWhatTheScreenNeedsIsMadeForIt asks for a shape for a painting, and then for the screen.
func TestWhatTheScreenNeedsIsMadeForIt(t *testing.T) {
	k := newTestKit(t)
	shape := shapeKey{kind: shapeFill, a: 3, path: MustPath("M0 0H5V5Z")}
	k.Paint(5, 5, func(*Canvas) { k.shapes.get(shape) })
	e := k.shapes.get(shape)
	k.Sweep()
	if k.shapes.get(shape) != e || k.shapes.cache.pixels != e.size() {
		t.Error("what is on the screen is swept")
	}
	glow := shapeKey{kind: shapeGlow, a: glowRadius}
	k.Paint(5, 5, func(*Canvas) { e = k.shapes.get(glow) })
	if k.shapes.get(glow) != e {
		t.Error("a shape that is drawn in all sizes is made for a painting")
	}
}
