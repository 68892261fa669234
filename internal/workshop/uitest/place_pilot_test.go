//go:build pilot

package uitest

import (
	"image"
	"math"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/ui"
)

// TestAPictureLooksTheSameWhereverItIsKept draws two equal pictures: one has a texture of its own, as a freshly painted
// picture has for some frames, and one shares a texture with others. They must look the same. The engine's rounding
// depends on sizes and places, so the test draws many, each in a cell of the screen.
func TestAPictureLooksTheSameWhereverItIsKept(t *testing.T) {
	const least, most, step = 5, 61, 4
	cell := ui.Sz(160, 128)
	white := ui.Hex(0xffffff)
	kit := newKit(t, ui.Look{})
	ways := map[string]func(c *ui.Canvas, p *ui.Picture, at ui.Point){
		"whole":   func(c *ui.Canvas, p *ui.Picture, at ui.Point) { c.Draw(p, at, white) },
		"between": func(c *ui.Canvas, p *ui.Picture, at ui.Point) { c.Draw(p, at.Add(ui.Pt(.4, .3)), white) },
		"wide": func(c *ui.Canvas, p *ui.Picture, at ui.Point) {
			c.DrawIn(p, ui.Rc(at.X, at.Y, 125, p.Size().H), white)
		},
		"high": func(c *ui.Canvas, p *ui.Picture, at ui.Point) {
			c.DrawIn(p, ui.Rc(at.X, at.Y, p.Size().W, 125), white)
		},
		"larger":    func(c *ui.Canvas, p *ui.Picture, at ui.Point) { scaled(c, p, at, 1.37) },
		"smaller":   func(c *ui.Canvas, p *ui.Picture, at ui.Point) { scaled(c, p, at, .93) },
		"a third":   func(c *ui.Canvas, p *ui.Picture, at ui.Point) { scaled(c, p, at, .34) },
		"turned":    func(c *ui.Canvas, p *ui.Picture, at ui.Point) { turned(c, p, at, .7) },
		"on a side": func(c *ui.Canvas, p *ui.Picture, at ui.Point) { turned(c, p, at, math.Pi/2) },
		"one row up": func(c *ui.Canvas, p *ui.Picture, at ui.Point) {
			c.DrawIn(p, ui.Rc(at.X, at.Y, 61, p.Size().H-1), white)
		},
	}
	var screens [2]*ebiten.Image
	whole := image.Rect(0, 0, ((most-least)/step+1)*int(cell.W), 3*int(cell.H))
	for i := range screens {
		screens[i] = ebiten.NewImageWithOptions(whole, &ebiten.NewImageOptions{Unmanaged: true})
		defer screens[i].Deallocate()
	}
	c := ui.NewCanvas(kit)
	for way, draw := range ways {
		for i, screen := range screens {
			screen.Clear()
			for n, side := 0, least; side <= most; n, side = n+1, side+step {
				p := pair(kit, side, i == 0)
				c.Begin(screen)
				for row := range 3 {
					draw(c, p, ui.Pt(float64(n)*cell.W+12, float64(row)*cell.H+1))
				}
			}
		}
		one, other := pixels(screens[0]), pixels(screens[1])
		differ, worst := 0, 0
		for i := range one.Pix {
			d := int(max(one.Pix[i], other.Pix[i]) - min(one.Pix[i], other.Pix[i]))
			if worst = max(worst, d); d > 2 {
				differ++
			}
		}
		if differ > 0 {
			t.Errorf("%s: %d values differ, by up to %d", way, differ, worst)
		}
	}
}

// pair returns a white picture, either in the corner of a texture of its own or beside another one.
func pair(kit *ui.Kit, side int, corner bool) *ui.Picture {
	if corner {
		return kit.Paint(side, side, func(c *ui.Canvas) {
			c.Rect(ui.Rc(0, 0, float64(side), float64(side)), ui.Hex(0xffffff))
		})
	}
	img := filled(side, side)
	ui.Upload(img)
	return ui.Upload(img)
}

func scaled(c *ui.Canvas, p *ui.Picture, at ui.Point, f float64) {
	c.DrawIn(p, ui.Rc(at.X, at.Y+.3, p.Size().W*f, p.Size().H*f), ui.Hex(0xffffff))
}

func turned(c *ui.Canvas, p *ui.Picture, at ui.Point, angle float64) {
	mid := ui.Pt(p.Size().W/2, p.Size().H/2)
	c.DrawSpun(p, mid, at.Add(mid).Add(ui.Pt(10, 10)), .95, angle, ui.Hex(0xffffff))
}

// TestAPaintingOutlivesWhatItIsPaintedFrom paints a picture, and then so many others that everything it was painted
// from is gone. It must still look as if drawn onto the screen directly.
func TestAPaintingOutlivesWhatItIsPaintedFrom(t *testing.T) {
	kit := newKit(t, ui.Look{})
	heart := ui.MustPath("M10 18C2 12 0 8 0 5A5 5 0 0 1 10 4A5 5 0 0 1 20 5C20 8 18 12 10 18Z")
	scene := func(c *ui.Canvas) {
		c.Fill(heart, ui.Pt(12, 8), 2, red)
		c.Text("Rune", c.Type.Body.In(ui.Hex(0x00ff00)), ui.Pt(70, 20), ui.AlignLeft|ui.AlignTop)
		c.Draw(kit.Upload(filled(30, 20)), ui.Pt(20, 60), ui.White)
	}
	const w, h = 160, 96
	painting := kit.Paint(w, h, scene)
	for n := range 300 {
		kit.Paint(w, h, func(c *ui.Canvas) { c.Fill(heart, ui.Pt(8, 8), 1+float64(n)/80, red) })
	}
	kit.Sweep()
	kit.Paint(w, h, func(c *ui.Canvas) { c.Text("Toss", c.Type.Title, ui.Pt(0, 0), ui.AlignLeft|ui.AlignTop) })
	screen := ebiten.NewImageWithOptions(image.Rect(0, 0, w, h), &ebiten.NewImageOptions{Unmanaged: true})
	defer screen.Deallocate()
	c := ui.NewCanvas(kit)
	c.Begin(screen)
	scene(c)
	want := pixels(screen)
	if got := painting.Read(); !slices.EqualFunc(got.Pix, want.Pix,
		func(a, b uint8) bool { return max(a, b)-min(a, b) <= 2 }) {
		keep(t, "painting", got)
		keep(t, "screen", want)
		t.Error("the painting looks different")
	}
}
