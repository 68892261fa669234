package baked

import (
	"image"
	"testing"

	"runehall/assets/art"
	"runehall/internal/workshop/allocs"
	"runehall/ui"
)

// small is a picture; unit is what it takes, with its border.
func small() *ui.Picture { return ui.Upload(image.NewRGBA(image.Rect(0, 0, 8, 8))) }

var unit = small().Pixels()

// ask returns whether the picture of a key had to be made.
func ask(p *Pictures[int], key int) (made bool) {
	if _, ok := p.Get(key); ok {
		return false
	}
	p.Put(key, small())
	return true
}

func TestAPictureIsMadeOnce(t *testing.T) {
	p := New[int](100 * unit)
	p.Frame()
	kept := p.Put(7, small())
	for range 3 {
		if got, ok := p.Get(7); !ok || got != kept {
			t.Fatal("the picture was not kept")
		}
		p.Frame()
	}
	if _, ok := p.Get(8); ok {
		t.Error("a key that has no picture has one")
	}
	if p.Pixels() != unit {
		t.Errorf("one picture takes %d pixels, not %d", p.Pixels(), unit)
	}
}

func TestWhatWasDrawnLongestAgoIsDropped(t *testing.T) {
	p := New[int](10 * unit)
	for key := range 11 { // one each frame
		if p.Frame() {
			t.Fatalf("something was dropped within the bound, at %d", key)
		}
		ask(p, key)
		ask(p, 0)
	}
	if !p.Frame() || p.Pixels() != 5*unit {
		t.Fatalf("%d pixels are kept of %d that fit, and nothing was to be dropped", p.Pixels(), 10*unit)
	}
	for _, key := range []int{0, 7, 8, 9, 10} {
		if ask(p, key) {
			t.Errorf("%d was drawn lately and is not kept", key)
		}
	}
	for _, key := range []int{1, 6} {
		if !ask(p, key) {
			t.Errorf("%d was drawn longest ago and is kept", key)
		}
	}
}

func TestWhatAFrameDrawsIsNeverDroppedForIt(t *testing.T) {
	p := New[int](4 * unit)
	for frame := range 3 {
		if p.Frame() {
			t.Fatal("what every frame draws was dropped")
		}
		for key := range 9 {
			if made := ask(p, key); made != (frame == 0) {
				t.Fatalf("frame %d, picture %d: made %v", frame, key, made)
			}
		}
	}
	p.Frame()
	ask(p, 100)
	if !p.Frame() || p.Pixels() > 2*unit {
		t.Errorf("%d pixels are kept after a frame of %d", p.Pixels(), unit)
	}
	if ask(p, 100) {
		t.Error("what was drawn last is not kept")
	}
}

func TestForgottenPicturesAreMadeAnew(t *testing.T) {
	p := New[int](100 * unit)
	p.Frame()
	for key := range 6 {
		ask(p, key)
	}
	p.Forget(func(key int) bool { return key%2 == 1 })
	if p.Pixels() != 3*unit {
		t.Errorf("%d pixels are kept, not %d", p.Pixels(), 3*unit)
	}
	for key := range 6 {
		if made := ask(p, key); made != (key%2 == 1) {
			t.Errorf("picture %d: made %v", key, made)
		}
	}
}

func TestAHitAllocatesNothing(t *testing.T) {
	p := New[int](100 * unit)
	ask(p, 1)
	if n := allocs.Least(100, func() {
		p.Frame()
		ask(p, 1)
	}); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

func TestFittedMakesNothingLarger(t *testing.T) {
	full := art.Picture{RGBA: image.NewRGBA(image.Rect(0, 0, 40, 20))}
	for _, one := range []struct{ w, h, wide, high int }{{50, 25, 40, 20}, {40, 20, 40, 20},
		{20, 10, 20, 10}, {10, 0, 10, 1}} {
		if got := Fitted(full, one.w, one.h).Rect.Size(); got != image.Pt(one.wide, one.high) {
			t.Errorf("for %dx%d it is %v", one.w, one.h, got)
		}
	}
}

// TestWhatAPaintingTookIsMadeAgainForTheScreen asks for a picture of the hall while something is painted, and then for
// the screen.
func TestWhatAPaintingTookIsMadeAgainForTheScreen(t *testing.T) {
	k, err := ui.NewKit(ui.Look{})
	if err != nil {
		t.Fatal(err)
	}
	come := make(chan struct{}, 100)
	shelf := art.NewShelf(func() { come <- struct{}{} }, func(err error) { t.Error(err) })
	shelf.Open()
	k.SetArt(shelf)
	for shelf.Fetch(art.Knot); shelf.Loading(); {
		<-come
	}
	p := New[int](1 << 20)
	hall := func() *ui.Picture {
		got, there := p.Hall(k, art.Knot, 1, func(full art.Picture) *image.RGBA { return Fitted(full, 8, 8) })
		if !there {
			t.Fatal("the picture is not there")
		}
		return got
	}
	var first, second *ui.Picture
	k.Paint(9, 9, func(*ui.Canvas) { first, second = hall(), hall() })
	if first != second {
		t.Error("one painting has it made twice")
	}
	screen := hall()
	if screen == first || !k.Serves(screen) {
		t.Error("what a painting took is drawn onto the screen")
	}
	k.Paint(9, 9, func(*ui.Canvas) {
		if hall() != screen {
			t.Error("what is on the screen is made again for a painting")
		}
	})
	if k.Sweep(); hall() != screen || p.Pixels() != unit {
		t.Errorf("%d pixels are kept for a picture of %d", p.Pixels(), unit)
	}
}
