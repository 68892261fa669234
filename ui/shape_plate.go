package ui

import (
	"image"
	"image/draw"

	"runehall/assets/art"
)

// plate is a large soft picture that is stretched whenever it is drawn. It is cut into pieces, each with a texture of
// its own, which costs a draw call each. In the shared texture it would make that grow; and since the sides of textures
// are powers of two, a single texture for the whole plate would be half empty.
type plate struct {
	size   Size
	pieces []piece
}

type piece struct {
	picture *Picture
	at      Rect // in the plate's pixels
}

// plate returns a picture of the shelf as a plate. It frees the pixels, since a plate has a sheet of its own and is
// drawn from the engine's memory.
func (k *Kit) plate(id art.ID) (*plate, bool) {
	if p, ok := k.pictures.plates[id]; ok {
		return p, true
	}
	pixels, ok := k.Art(id)
	if !ok {
		return nil, false
	}
	p := newPlate(pixels.RGBA)
	k.pictures.plates[id] = p
	k.pictures.shelf.Drop(id)
	return p, true
}

// newPlate makes a plate from pixels, which it copies.
func newPlate(pixels *image.RGBA) *plate {
	r := pixels.Rect
	p := &plate{size: Sz(float64(r.Dx()), float64(r.Dy()))}
	for y := r.Min.Y; y < r.Max.Y; y += sharedSide {
		for x := r.Min.X; x < r.Max.X; x += sharedSide {
			part := image.Rect(x, y, x+sharedSide, y+sharedSide).Intersect(r)
			at := part.Sub(r.Min)
			p.pieces = append(p.pieces, piece{
				uploadPart(pixels, part),
				Rc(float64(at.Min.X), float64(at.Min.Y), float64(at.Dx()), float64(at.Dy())),
			})
		}
	}
	return p
}

func uploadPart(pixels *image.RGBA, part image.Rectangle) *Picture {
	p := newPicture(part.Dx(), part.Dy(), pictureBorder, true)
	write(p.whole, framed(pixels, part))
	return p
}

// framed returns a part of pixels with a border around it. The border continues with the neighbouring pixels, or
// repeats the outermost ones, so that neither seams nor edges look darker.
func framed(pixels *image.RGBA, part image.Rectangle) *image.RGBA {
	from := part.Min.Sub(image.Pt(pictureBorder, pictureBorder))
	whole := image.NewRGBA(part.Inset(-pictureBorder).Sub(from))
	there := pixels.Rect.Sub(from).Intersect(whole.Rect)
	draw.Draw(whole, there, pixels, there.Min.Add(from), draw.Src)
	for y := range whole.Rect.Max.Y {
		for x := 0; x < whole.Rect.Max.X; x++ {
			if image.Pt(x, y).In(there) {
				x = there.Max.X - 1
				continue
			}
			whole.SetRGBA(x, y, whole.RGBAAt(max(there.Min.X, min(x, there.Max.X-1)),
				max(there.Min.Y, min(y, there.Max.Y-1))))
		}
	}
	return whole
}

// drop frees a plate's memory at once.
func (p *plate) drop() {
	for _, piece := range p.pieces {
		piece.picture.Drop()
	}
}

// Cover fills r with a large soft picture, cropped to r's proportions, and reports whether it has arrived. The picture
// is stretched as it is drawn.
func (c *Canvas) Cover(id art.ID, r Rect, tint Color) bool {
	p, ok := c.plate(id)
	if !ok || r.Empty() {
		return ok
	}
	f := min(p.size.W/r.W, p.size.H/r.H)
	c.drawPlate(p, Rect{W: p.size.W, H: p.size.H}.Place(Sz(r.W*f, r.H*f), .5, .5), r, tint)
	return true
}

// Stretch draws part of a large soft picture onto r, whatever its proportions, and reports whether it has arrived.
// part is in fractions of the picture.
func (c *Canvas) Stretch(id art.ID, part, r Rect, tint Color) bool {
	p, ok := c.plate(id)
	if ok && !r.Empty() {
		c.drawPlate(p, Rect{X: part.X * p.size.W, Y: part.Y * p.size.H, W: part.W * p.size.W,
			H: part.H * p.size.H}, r, tint)
	}
	return ok
}

// drawPlate draws part of a plate, in its pixels, onto r.
func (c *Canvas) drawPlate(p *plate, part, r Rect, tint Color) {
	for _, piece := range p.pieces {
		if from, on := piece.share(part, r); !on.Empty() {
			c.stretch(piece.picture, from, on, tint)
		}
	}
}

// share returns which part of a piece is seen when part of the plate is drawn onto r, in the piece's own pixels, and
// where on r it goes.
func (p piece) share(part, r Rect) (from, on Rect) {
	seen := part.Intersect(p.at)
	fx, fy := r.W/part.W, r.H/part.H
	on = Rc(r.X+(seen.X-part.X)*fx, r.Y+(seen.Y-part.Y)*fy, seen.W*fx, seen.H*fy)
	return seen.Move(p.at.Min().Mul(-1)), on
}
