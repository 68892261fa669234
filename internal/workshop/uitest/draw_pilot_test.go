//go:build pilot

package uitest

import (
	"image"
	"image/color"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/assets/lang"
	"runehall/internal/workshop/allocs"
	"runehall/ui"
)

// paint draws onto a new image, and returns a function that reads its pixels.
func paint(t *testing.T, k *ui.Kit, w, h int, draw func(cv *ui.Canvas)) func(x, y int) color.RGBA {
	t.Helper()
	img := ebiten.NewImage(w, h)
	cv := ui.NewCanvas(k)
	cv.Begin(img)
	draw(cv)
	out := pixels(img)
	keep(t, "drawn", out)
	return func(x, y int) color.RGBA { return out.RGBAAt(x, y) }
}

// near reports whether two colours are the same, with the tolerance that software renderers need.
func near(a, b color.RGBA) bool {
	d := func(x, y uint8) bool { return x-y <= 3 || y-x <= 3 }
	return d(a.R, b.R) && d(a.G, b.G) && d(a.B, b.B) && d(a.A, b.A)
}

func newKit(t *testing.T, look ui.Look) *ui.Kit {
	t.Helper()
	k, err := ui.NewKit(look)
	if err != nil {
		t.Fatal(err)
	}
	return k
}

var (
	red   = ui.Hex(0xff0000)
	none  = color.RGBA{}
	solid = color.RGBA{255, 0, 0, 255}
)

func TestBoxHasRoundedCornersAndSharpEdges(t *testing.T) {
	at := paint(t, newKit(t, ui.Look{}), 100, 80, func(cv *ui.Canvas) {
		cv.Box(ui.Rc(10, 10, 80, 60), 20, ui.Flat(red))
	})
	for _, p := range []struct {
		x, y int
		want color.RGBA
	}{
		{10, 10, none}, {12, 12, none}, {89, 69, none}, // corners
		{50, 10, solid}, {50, 9, none}, {50, 69, solid}, {50, 70, none}, // edges
		{10, 40, solid}, {9, 40, none}, {89, 40, solid}, {90, 40, none},
		{50, 40, solid}, {17, 17, solid},
	} {
		if got := at(p.x, p.y); !near(got, p.want) {
			t.Errorf("at %d,%d it is %v, want %v", p.x, p.y, got, p.want)
		}
	}
}

func TestFrameAndHaloAreHollow(t *testing.T) {
	at := paint(t, newKit(t, ui.Look{}), 120, 60, func(cv *ui.Canvas) {
		cv.Frame(ui.Rc(5, 5, 50, 50), 10, 2, ui.Flat(red))
		cv.Halo(ui.Rc(75, 15, 30, 30), 6, 10, red)
	})
	for _, p := range [][2]int{{30, 30}, {30, 8}, {90, 30}, {90, 17}, {90, 2}} {
		if got := at(p[0], p[1]); !near(got, none) {
			t.Errorf("at %v it is %v, want nothing", p, got)
		}
	}
	if got := at(30, 5); !near(got, solid) {
		t.Errorf("the frame's edge is %v", got)
	}
	if got := at(90, 13); got.A < 60 {
		t.Errorf("the halo's light is %v", got)
	}
}

func TestShadeGoesFromTopToBottom(t *testing.T) {
	at := paint(t, newKit(t, ui.Look{}), 50, 101, func(cv *ui.Canvas) {
		cv.Box(ui.Rc(0, 0, 50, 101), 0, ui.Shade3(ui.Hex(0xffffff), ui.Hex(0x808080), ui.Hex(0)))
	})
	for y, want := range map[int]int{0: 255, 45: 128, 100: 0} {
		if got := at(25, y); abs(int(got.R)-want) > 6 {
			t.Errorf("at %d it is %v, want about %d", y, got, want)
		}
	}
}

func abs(n int) int { return max(n, -n) }

func TestSmallBoxKeepsWithinItsPlace(t *testing.T) {
	at := paint(t, newKit(t, ui.Look{}), 40, 40, func(cv *ui.Canvas) {
		cv.Box(ui.Rc(10, 10, 6, 3), 12, ui.Flat(red))
	})
	for y := range 40 {
		for x := range 40 {
			inside := x >= 10 && x < 16 && y >= 10 && y < 13
			if got := at(x, y); !inside && got.A > 0 || x == 13 && y == 11 && got.A < 200 {
				t.Fatalf("at %d,%d it is %v", x, y, got)
			}
		}
	}
}

func TestShapesLieWhereTheyAreAsked(t *testing.T) {
	at := paint(t, newKit(t, ui.Look{}), 200, 100, func(cv *ui.Canvas) {
		cv.Disc(ui.Pt(50, 50), 30, red)
		cv.HexLine(ui.Pt(150, 50), 40, 4, red)
		cv.Line(ui.Pt(100, 0), ui.Pt(100, 100), 4, red)
	})
	for _, p := range []struct {
		x, y int
		want color.RGBA
	}{
		{50, 50, solid}, {50, 21, solid}, {50, 18, none}, {21, 50, solid}, {18, 50, none}, {72, 72, none},
		{150, 10, solid}, {150, 5, none}, {150, 50, none}, {184, 50, solid}, {189, 50, none},
		{99, 50, solid}, {101, 50, solid}, {96, 50, none}, {104, 50, none},
	} {
		if got := at(p.x, p.y); !near(got, p.want) {
			t.Errorf("at %d,%d it is %v, want %v", p.x, p.y, got, p.want)
		}
	}
}

func TestTextLiesInItsPlace(t *testing.T) {
	k := newKit(t, ui.Look{})
	style := k.Type.Body.In(red)
	for name, tc := range map[string]struct {
		text  string
		align ui.Align
		want  ui.Rect // the bounds of the ink
	}{
		"left top":     {"HIIH", ui.AlignLeft | ui.AlignTop, ui.Rc(20, 22, 36, 18)},
		"right bottom": {"HIIH", ui.AlignRight | ui.AlignBottom, ui.Rc(144, 102, 36, 18)},
		"middle":       {"HIIH", ui.AlignCenter | ui.AlignMiddle, ui.Rc(82, 62, 36, 18)},
	} {
		t.Run(name, func(t *testing.T) {
			at := paint(t, k, 200, 140, func(cv *ui.Canvas) {
				cv.TextIn(tc.text, style, ui.Rc(20, 20, 160, 100), tc.align)
			})
			var ink ui.Rect
			for y := range 140 {
				for x := range 200 {
					if at(x, y).A > 100 {
						ink = ink.Union(ui.Rc(float64(x), float64(y), 1, 1))
					}
				}
			}
			if ink.Empty() || !tc.want.Grow(2).Holds(ink) {
				t.Errorf("the ink lies at %v, want it in %v", ink, tc.want)
			}
		})
	}
}

func TestClipAndFade(t *testing.T) {
	k := newKit(t, ui.Look{})
	at := paint(t, k, 60, 60, func(cv *ui.Canvas) {
		before := cv.Clip(ui.Rc(10, 10, 20, 20))
		cv.Rect(ui.Rc(0, 0, 60, 60), red)
		cv.Unclip(before)
		faded := cv.Fade(.5)
		cv.Rect(ui.Rc(40, 40, 10, 10), red)
		cv.Unfade(faded)
		cv.Rect(ui.Rc(50, 50, 10, 10), red)
	})
	for p, want := range map[[2]int]color.RGBA{
		{9, 20}: none, {10, 10}: solid, {29, 29}: solid, {30, 20}: none, {45, 45}: {128, 0, 0, 128}, {55, 55}: solid,
	} {
		if got := at(p[0], p[1]); !near(got, want) {
			t.Errorf("at %v it is %v, want %v", p, got, want)
		}
	}
}

func TestSteadyDrawingAllocatesNothing(t *testing.T) {
	book, err := lang.Load("en")
	if err != nil {
		t.Fatal(err)
	}
	k := newKit(t, ui.Look{})
	g := NewGallery(book)
	g.Build(k)
	d := NewDriver(k, g, ui.Sz(500, 1900))
	d.Press(ui.Next, ui.Next)
	d.Ticks(20)
	img := ebiten.NewImage(500, 1900)
	cv := ui.NewCanvas(k)
	draw := func() {
		cv.Begin(img)
		g.Draw(cv)
		d.Root.DrawFocus(cv)
	}
	// The queues of the engine grow during the first frames.
	flush := make([]byte, 4)
	one := img.SubImage(image.Rect(0, 0, 1, 1)).(*ebiten.Image)
	for range 20 {
		draw()
		one.ReadPixels(flush)
	}
	least := func(frame func()) float64 {
		return allocs.Least(10, func() {
			frame()
			one.ReadPixels(flush)
		})
	}
	floor := least(func() {
		cv.Begin(img)
		cv.Rect(ui.Rc(0, 0, 500, 1900), red)
	})
	n := least(draw)
	t.Logf("%v allocations a frame, %v for one that draws a rectangle", n, floor)
	// The engine's driver allocates in each draw call, but all texts and shapes share one or two calls.
	if n > floor+10 {
		t.Errorf("a frame of the gallery allocates %v times, one that draws a rectangle %v", n, floor)
	}
}
