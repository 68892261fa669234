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

// Illustrated reports whether there are pictures, or will be as soon as they come.
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

// Prefetch loads a picture that is about to be drawn, unless it is there.
func (k *Kit) Prefetch(id art.ID) {
	if _, drawn := k.pictures.plates[id]; !drawn && k.anySize(id) == nil && k.pictures.shelf != nil {
		k.pictures.shelf.Fetch(id)
	}
}

// Shape returns the size of a picture in its own pixels, and how many of them are a dp; false if it cannot be drawn yet.
func (k *Kit) Shape(id art.ID) (size Size, scale float64, ok bool) {
	if k.pictures.shelf == nil {
		return Size{}, 0, false
	}
	if !k.pictures.shelf.Has(id) && k.anySize(id) == nil {
		k.Art(id) // from now on it is on its way
		return Size{}, 0, false
	}
	pixels, scale, ok := k.pictures.shelf.Measure(id)
	return Sz(float64(pixels.X), float64(pixels.Y)), scale, ok
}

// Rest gives the pixels of sheets back of which every picture is kept in the engine's memory, in the sizes in which they are drawn.
// For another size they are loaded again, and what is kept is drawn until they come. If deep, pixels that nobody has drawn are given back, too, until
// Wake.
func (k *Kit) Rest(deep bool) {
	if k.pictures.shelf != nil {
		k.pictures.shelf.Rest(deep, func(id art.ID) bool { return k.anySize(id) != nil })
	}
}

// Wake loads again what a deep Rest gave back.
func (k *Kit) Wake() {
	if k.pictures.shelf != nil {
		k.pictures.shelf.Wake()
	}
}

// anySize returns a picture in whatever size it is kept, the one drawn last; nil if it is kept in none.
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
// a picture larger before it is drawn. Until its pixels are there, another size will do.
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
