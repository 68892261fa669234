package ui

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// pictureBorder is the width of the transparent border around a picture, in pixels. It is two, so that one is left when
// the engine draws the picture from a copy of half its size.
const pictureBorder = 2

// Bounds for a picture in the texture that pictures share. Its longest side, with border, must fit into the texture's
// first size, and it may take at most a sixteenth of that area. The texture doubles when something does not fit, and
// one long or large picture would leave most of it empty.
const (
	sharedSide   = 1000
	sharedPixels = 1 << 16
)

// Picture is a picture in the engine's memory, ready to be drawn by a [Canvas] in any size and turn.
//
// It looks the same wherever the engine keeps it. The engine puts pictures side by side into large textures, each with
// a row and a column of transparent pixels after it, but nothing lies above or to the left of a texture's first row and
// column. To filter the middle of the first pixel the engine looks half a pixel back and half a pixel ahead. Where
// interpolation falls short by its last bit, the place behind is just below 0, while the place ahead is rounded to
// exactly 1. The mixture then consists only of what lies behind, which is nothing: the picture loses a row, at some
// sizes and places, and only if it was the first to be made. Some graphics drivers also repeat the first pixel where
// others see nothing, which changes the edges of scaled pictures. So each picture that is opaque at its edges gets a
// border of its own.
type Picture struct {
	whole *ebiten.Image // the image with its border
	image *ebiten.Image // the part that is drawn
	lot   *lot          // set if the picture lies on the bench
}

// Upload makes a picture from pixels, which it copies.
func Upload(pixels *image.RGBA) *Picture { return (*bench)(nil).upload(pixels) }

// stripBytes is how much is uploaded at once. Strips are small because the engine keeps the buffers of its last few
// uploads for good.
const stripBytes = 1 << 14

// write fills an image with pixels of the same size.
func write(to *ebiten.Image, pixels *image.RGBA) {
	at := to.Bounds().Min.Sub(pixels.Rect.Min)
	rows := max(1, stripBytes/max(1, 4*pixels.Rect.Dx()))
	for y := pixels.Rect.Min.Y; y < pixels.Rect.Max.Y; y += rows {
		strip := pixels.SubImage(image.Rect(pixels.Rect.Min.X, y, pixels.Rect.Max.X, y+rows)).(*image.RGBA)
		to.SubImage(strip.Rect.Add(at)).(*ebiten.Image).WritePixels(tight(strip))
	}
}

// Paint calls paint once, with a canvas whose origin is the upper left corner of a new picture, and returns the
// picture. Its size is in pixels.
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

// newPicture returns an empty picture with a border. If own is set, or the picture is too large to share, it gets a
// texture of its own, which costs a draw call.
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

// Read returns the pixels of a picture. It has to wait for all earlier drawing, so it is only for pictures that leave
// the program.
func (p *Picture) Read() *image.RGBA {
	out := image.NewRGBA(image.Rectangle{Max: p.image.Bounds().Size()})
	p.image.ReadPixels(out.Pix)
	return out
}

// Pixels returns how many pixels the picture takes in memory.
func (p *Picture) Pixels() int {
	b := p.whole.Bounds()
	return b.Dx() * b.Dy()
}

// Drop frees a picture's memory at once. It must not be drawn again; what was drawn with it stays.
func (p *Picture) Drop() { p.whole.Deallocate() }

// origin returns the picture's upper left corner in the engine's coordinates.
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
