package ui

import (
	"math"

	"runehall/assets/art"
)

// picturePixels is the most pixels kept of pictures in the sizes they were asked for.
const picturePixels = 4 << 20

type pictureSize struct {
	id   art.ID
	w, h int
}

// pictures keeps the pictures of a shelf in the engine's memory.
type pictures struct {
	shelf  *art.Shelf
	cache  *pictureCache[pictureSize]
	plates map[art.ID]*plate
}

// SetArt gives the kit the pictures that it draws. Without a shelf, or before they arrive, it draws plain shapes.
func (k *Kit) SetArt(shelf *art.Shelf) { k.pictures.shelf = shelf }

// Art returns a picture, or false if it has not arrived yet.
func (k *Kit) Art(id art.ID) (art.Picture, bool) {
	if k.pictures.shelf == nil {
		return art.Picture{}, false
	}
	return k.pictures.shelf.Picture(id)
}

// There reports whether a picture has arrived.
func (k *Kit) There(id art.ID) bool {
	if _, drawn := k.pictures.plates[id]; drawn {
		return true
	}
	_, there := k.Art(id)
	return there
}

// Prefetch loads a picture that is about to be drawn, unless it is there.
func (k *Kit) Prefetch(id art.ID) {
	if _, drawn := k.pictures.plates[id]; !drawn {
		k.Art(id)
	}
}

// Forget releases a picture and all others of its sheet; they are loaded again when one is drawn.
func (k *Kit) Forget(id art.ID) {
	if plate, drawn := k.pictures.plates[id]; drawn {
		plate.drop()
		delete(k.pictures.plates, id)
	}
	if k.pictures.shelf != nil {
		k.pictures.shelf.Drop(id)
	}
}

// ArtVersion changes whenever pictures have arrived.
func (k *Kit) ArtVersion() int {
	if k.pictures.shelf == nil {
		return 0
	}
	return k.pictures.shelf.Version()
}

// sized returns a picture in a size, or in its own size where that is smaller: nothing is gained by making
// a picture larger before it is drawn.
func (k *Kit) sized(id art.ID, w, h int) (*Picture, bool) {
	p, ok := k.Art(id)
	if !ok {
		return nil, false
	}
	if w >= p.Rect.Dx() {
		w, h = p.Rect.Dx(), p.Rect.Dy()
	}
	key := pictureSize{id, w, h}
	if e, ok := k.pictures.cache.get(key); ok {
		return e.picture, true
	}
	pixels := p.RGBA
	if w < p.Rect.Dx() {
		pixels = Scaled(p, w, h)
	}
	return k.pictures.cache.put(key, Upload(pixels), Point{}).picture, true
}

// Picture draws a picture stretched to r, tinted, and reports whether it has arrived. It is for things that keep
// their size, since each size is made once.
func (c *Canvas) Picture(id art.ID, r Rect, tint Color) bool {
	r = r.Snap()
	if r.Empty() {
		return true
	}
	p, ok := c.sized(id, int(r.W), int(r.H))
	if ok {
		c.DrawIn(p, r, tint)
	}
	return ok
}

// Strip repeats a picture along the upper edge of r, in its own proportions, and reports whether it has arrived. Its
// two ends must match.
func (c *Canvas) Strip(id art.ID, r Rect, tint Color) bool {
	p, ok := c.Art(id)
	if !ok || r.Empty() {
		return ok
	}
	w := math.Round(r.H * float64(p.Rect.Dx()) / float64(p.Rect.Dy()))
	strip, ok := c.sized(id, int(w), int(r.H))
	if !ok {
		return false
	}
	f := strip.Size().H / r.H
	for x := r.X; x < r.Right(); x += w {
		part := Rect{W: min(w, r.Right()-x), H: r.H}
		c.stretch(strip, Rect{W: part.W * f, H: part.H * f}, part.Move(Pt(x, r.Y)), tint)
	}
	return ok
}

func (c *Canvas) stretch(p *Picture, part, r Rect, tint Color) {
	c.begin(p)
	c.vertex(r.Min(), part.Min(), tint)
	c.vertex(Pt(r.Right(), r.Y), Pt(part.Right(), part.Y), tint)
	c.vertex(Pt(r.X, r.Bottom()), Pt(part.X, part.Bottom()), tint)
	c.vertex(Pt(r.Right(), r.Bottom()), Pt(part.Right(), part.Bottom()), tint)
	c.indices = append(c.indices, 0, 1, 2, 1, 3, 2)
	c.triangles()
}
