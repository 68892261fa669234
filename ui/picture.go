package ui

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// pictureBorder is how many pixels of a border lie round a picture: two, so that one is left where the engine draws it
// from a copy of half its size.
const pictureBorder = 2

// Bounds of a picture that goes into the texture that pictures share: its longest side fits, with its border, as the texture is at first; and it takes a
// sixteenth of that at most. The texture grows by doubling for what does not fit, and one long or large picture would leave most of it empty.
const (
	sharedSide   = 1000
	sharedPixels = 1 << 16
)

// Picture is a picture in the engine's memory, ready to be drawn by a [Canvas] in any size and turn.
//
// It looks the same wherever the engine keeps it. The engine puts pictures side by side into large textures, each with a
// row and a column of transparent pixels after it, but nothing lies above or to the left of a texture's first row and
// column. To filter the middle of the first pixel the engine looks half a pixel back and half a pixel ahead. Where
// interpolation falls short by its last bit, the place behind is just below 0, while the place ahead is rounded to exactly 1:
// the mixture is then all of what lies behind, which is nothing, and the picture loses a row, at some sizes and places, and
// only if it was the first to be made. Some graphics drivers also repeat the first pixel where others see nothing, which
// changes the edges of what is scaled. Hence each picture whose outermost pixels are covered lies in a border of its own.
type Picture struct {
	whole *ebiten.Image // with its border
	image *ebiten.Image // what is drawn
	lot   *lot          // nil if it does not lie on the bench
}

// Upload returns a picture of pixels, which it copies.
func Upload(pixels *image.RGBA) *Picture { return (*bench)(nil).upload(pixels) }

// stripBytes is how much is uploaded at once: the engine keeps the buffers of the last few uploads for good.
const stripBytes = 1 << 14

// write fills an image with as many pixels.
func write(to *ebiten.Image, pixels *image.RGBA) {
	at := to.Bounds().Min.Sub(pixels.Rect.Min)
	rows := max(1, stripBytes/max(1, 4*pixels.Rect.Dx()))
	for y := pixels.Rect.Min.Y; y < pixels.Rect.Max.Y; y += rows {
		strip := pixels.SubImage(image.Rect(pixels.Rect.Min.X, y, pixels.Rect.Max.X, y+rows)).(*image.RGBA)
		to.SubImage(strip.Rect.Add(at)).(*ebiten.Image).WritePixels(tight(strip))
	}
}

// Paint returns a picture of a size in pixels that is drawn by paint, onto a canvas whose origin is the picture's upper left
// corner. It is drawn once.
func (k *Kit) Paint(w, h int, paint func(c *Canvas)) *Picture {
	p := newPicture(w, h, pictureBorder, false)
	k.bench.painting++
	defer func() { k.bench.painting-- }()
	c := NewCanvas(k)
	c.Begin(p.image)
	c.Turn(Turned{Rect: Rc(pictureBorder, pictureBorder, float64(w), float64(h))})
	paint(c)
	return p
}

// newPicture returns an empty picture with a border; its own, or with a side that is too long to share one, it has a texture to itself,
// which costs a draw call.
func newPicture(w, h, border int, own bool) *Picture {
	r := image.Rect(0, 0, max(1, w), max(1, h)).Add(image.Pt(border, border))
	options := &ebiten.NewImageOptions{Unmanaged: own || max(w, h) > sharedSide || w*h > sharedPixels}
	whole := ebiten.NewImageWithOptions(image.Rectangle{Max: r.Max.Add(image.Pt(border, border))}, options)
	if border == 0 {
		return &Picture{whole: whole, image: whole}
	}
	return &Picture{whole: whole, image: whole.SubImage(r).(*ebiten.Image)}
}

// Size returns the size of a picture in pixels, without its border.
func (p *Picture) Size() Size {
	b := p.image.Bounds()
	return Sz(float64(b.Dx()), float64(b.Dy()))
}

// Read returns what a picture looks like. It waits until everything before has been drawn: it is for pictures that leave the program.
func (p *Picture) Read() *image.RGBA {
	out := image.NewRGBA(image.Rectangle{Max: p.image.Bounds().Size()})
	p.image.ReadPixels(out.Pix)
	return out
}

// Pixels returns how many pixels a picture takes in memory.
func (p *Picture) Pixels() int {
	b := p.whole.Bounds()
	return b.Dx() * b.Dy()
}

// Drop gives the memory of a picture back at once. What was drawn of it stays drawn, but it must not be drawn again.
func (p *Picture) Drop() { p.whole.Deallocate() }

// origin is where the picture's upper left corner lies for the engine.
func (p *Picture) origin() Point {
	b := p.image.Bounds()
	return Pt(float64(b.Min.X), float64(b.Min.Y))
}

// tight returns pixels without gaps between their rows.
func tight(pixels *image.RGBA) []byte {
	w, h := 4*pixels.Rect.Dx(), pixels.Rect.Dy()
	if pixels.Stride == w {
		return pixels.Pix[:w*h]
	}
	pix := make([]byte, 0, w*h)
	for y := range h {
		pix = append(pix, pixels.Pix[y*pixels.Stride:][:w]...)
	}
	return pix
}
