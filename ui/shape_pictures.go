package ui

import (
	"math"

	"runehall/assets/art"
)

// picturePixels bounds the pictures that are kept in the sizes they were drawn in, in pixels.
const picturePixels = 4 << 20

type pictureSize struct {
	id   art.ID
	w, h int
}

// pictures keeps pictures of a shelf in the engine's memory.
type pictures struct {
	shelf  *art.Shelf
	cache  *pictureCache[pictureSize]
	plates map[art.ID]*plate
}

// SetArt sets where the kit's pictures come from. Without a shelf, and until a picture arrives, plain shapes are drawn.
func (k *Kit) SetArt(shelf *art.Shelf) { k.pictures.shelf = shelf }

// Illustrated reports whether the kit has pictures, or will have them once they arrive.
func (k *Kit) Illustrated() bool { return k.pictures.shelf != nil }

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

// Prefetch loads a picture that will soon be drawn.
func (k *Kit) Prefetch(id art.ID) {
	if _, drawn := k.pictures.plates[id]; !drawn && k.anySize(id) == nil && k.pictures.shelf != nil {
		k.pictures.shelf.Fetch(id)
	}
}

// Shape returns a picture's size in its own pixels, and how many of these make a dp. ok is false if the picture cannot
// be drawn yet.
func (k *Kit) Shape(id art.ID) (size Size, scale float64, ok bool) {
	if k.pictures.shelf == nil {
		return Size{}, 0, false
	}
	if !k.pictures.shelf.Has(id) && k.anySize(id) == nil {
		k.Art(id) // start loading it
		return Size{}, 0, false
	}
	pixels, scale, ok := k.pictures.shelf.Measure(id)
	return Sz(float64(pixels.X), float64(pixels.Y)), scale, ok
}

// Rest frees the pixels of sheets whose pictures are all in the engine's memory in the sizes in which they are drawn.
// If a picture is later needed in another size, the sheet is loaded again, and the kept size is drawn until it comes.
// With deep, sheets that nobody has drawn are freed too, until Wake.
func (k *Kit) Rest(deep bool) {
	if k.pictures.shelf != nil {
		k.pictures.shelf.Rest(deep, func(id art.ID) bool { return k.anySize(id) != nil })
	}
}

// Wake loads again what a deep Rest freed.
func (k *Kit) Wake() {
	if k.pictures.shelf != nil {
		k.pictures.shelf.Wake()
	}
}

// anySize returns a picture in the size in which it was drawn last, or nil if it is kept in none.
func (k *Kit) anySize(id art.ID) *Picture {
	var last *cached
	for key, e := range k.pictures.cache.entries {
		if key.id == id && k.Serves(e.picture) && (last == nil || e.used > last.used) {
			last = e
		}
	}
	if last == nil {
		return nil
	}
	return last.picture
}

// Forget frees a picture and all others of its sheet. They are loaded again when one of them is drawn.
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

// sized returns a picture in a size, but at most in its own size: enlarging it before drawing gains nothing. Until its
// pixels have arrived, it may return another size.
func (k *Kit) sized(id art.ID, w, h int) (*Picture, bool) {
	if k.pictures.shelf == nil {
		return nil, false
	}
	own, _, ok := k.pictures.shelf.Measure(id)
	if !ok {
		return nil, false
	}
	if w >= own.X {
		w, h = own.X, own.Y
	}
	key := pictureSize{id, w, h}
	if e, ok := k.pictures.cache.get(key); ok {
		return e.picture, true
	}
	p, ok := k.Art(id)
	if !ok {
		other := k.anySize(id)
		return other, other != nil
	}
	pixels := p.RGBA
	if w < own.X {
		pixels = Scaled(p, w, h)
	}
	return k.pictures.cache.put(key, k.Upload(pixels), Point{}).picture, true
}

// Picture draws a picture stretched to r, tinted, and reports whether it has arrived. It keeps a copy in each size, so
// it is for things that keep their size.
func (c *Canvas) Picture(id art.ID, r Rect, tint Color) bool {
	r = r.Snap()
	if r.Empty() || c.Notes(r, tint) {
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
	own, _, ok := c.Shape(id)
	if !ok || r.Empty() {
		return ok
	}
	w := math.Round(r.H * own.W / own.H)
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
