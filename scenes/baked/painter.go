package baked

import (
	"image"

	"runehall/assets/art"
	"runehall/ui"
)

// Painter draws the things of a board: by pictures of the hall or, before these have come and in high contrast, by
// paintings of the board's own. A thing of many parts is painted into a picture once for each size. K names such a
// picture.
//
// Rectangles in whole pixels get pictures of just their size. Others, of flying or lifted things, get pictures of a
// near size, so that few are made.
type Painter[K comparable] struct {
	Kit      *ui.Kit
	Plain    bool // high contrast does without pictures of the hall
	stamp    Stamp
	pictures *Pictures[painted[K]]
	paint    func(c *ui.Canvas, what K, r ui.Rect)
}

// painted names a picture of a painter.
type painted[K comparable] struct {
	what K
	id   art.ID // of a picture of the hall
	cut  cut
	w, h int16 // in pixels
}

// cut is the way in which a picture of the hall was cut. Boards have further ways, by numbers of their own.
type cut struct {
	way cutWay
	by  int
}

type cutWay uint8

const (
	whole cutWay = iota
	middle
	stretched
	own
)

// NewPainter returns a painter that keeps pictures of up to so many pixels. Paint paints the picture of a key.
func NewPainter[K comparable](k *ui.Kit, limit int, paint func(c *ui.Canvas, what K, r ui.Rect)) *Painter[K] {
	return &Painter[K]{Kit: k, Plain: k.Look.HighContrast, stamp: StampOf(k),
		pictures: New[painted[K]](limit), paint: paint}
}

// Suits reports whether the pictures still suit a kit. If not, make a new painter.
func (a *Painter[K]) Suits(k *ui.Kit) bool { return a.stamp == StampOf(k) }

// Frame begins a frame: see [Pictures.Frame].
func (a *Painter[K]) Frame() { a.pictures.Frame() }

// Pixels returns how many pixels are kept.
func (a *Painter[K]) Pixels() int { return a.pictures.Pixels() }

// Draw draws the board's own picture of a key into r.
func (a *Painter[K]) Draw(c *ui.Canvas, what K, r ui.Rect) {
	if r.W >= 1 && r.H >= 1 && !c.Notes(r, ui.White) {
		Lay(c, a.Picture(what, r), r)
	}
}

// Picture returns the picture that Draw would draw into r.
func (a *Painter[K]) Picture(what K, r ui.Rect) *ui.Picture {
	w, h := SizeOf(r)
	key := painted[K]{what: what, w: int16(w), h: int16(h)}
	if p, ok := a.pictures.Get(key); ok {
		return p
	}
	return a.pictures.Put(key, a.made(what, w, h))
}

func (a *Painter[K]) made(what K, w, h float64) *ui.Picture {
	return a.Kit.Paint(int(w), int(h), func(c *ui.Canvas) { a.paint(c, what, ui.Rc(0, 0, w, h)) })
}

// Sprite draws a picture of the hall into r, and reports whether it did: not if there is none, it has not come yet, or
// in high contrast.
func (a *Painter[K]) Sprite(c *ui.Canvas, id art.ID, r ui.Rect) bool {
	if id == "" || a.Plain || r.W < 1 || r.H < 1 {
		return false
	}
	if c.Notes(r, ui.White) {
		return true
	}
	w, h := SizeOf(r)
	key := painted[K]{id: id, w: int16(w), h: int16(h)}
	p, there := a.pictures.Hall(a.Kit, id, key, func(full art.Picture) *image.RGBA {
		return Fitted(full, int(w), int(h))
	})
	if there {
		Lay(c, p, r)
	}
	return there
}

// Ground covers r with the middle of a picture of the hall, in its own proportions and with round corners, and reports
// whether it is there.
func (a *Painter[K]) Ground(c *ui.Canvas, id art.ID, r ui.Rect, radius float64) bool {
	return a.cover(c, id, cut{middle, int(radius)}, r, func(full art.Picture, size ui.Size) *image.RGBA {
		return Rounded(Middle(full, size), radius)
	})
}

// Plank covers r with a picture of the hall, stretched along its grain and with round corners, and reports whether the
// picture is there.
func (a *Painter[K]) Plank(c *ui.Canvas, id art.ID, r ui.Rect, radius float64) bool {
	return a.cover(c, id, cut{stretched, int(radius)}, r, func(full art.Picture, size ui.Size) *image.RGBA {
		return Rounded(ui.Scaled(full, int(size.W), int(size.H)), radius)
	})
}

// Covered covers r with pixels made of a picture of the hall, and reports whether that is there. The number tells
// different products of one picture and size apart.
func (a *Painter[K]) Covered(c *ui.Canvas, id art.ID, number int, r ui.Rect,
	pixels func(full art.Picture, size ui.Size) *image.RGBA) bool {
	return a.cover(c, id, cut{own, number}, r, pixels)
}

func (a *Painter[K]) cover(c *ui.Canvas, id art.ID, as cut, r ui.Rect,
	pixels func(full art.Picture, size ui.Size) *image.RGBA) bool {
	if a.Plain || r.W < 1 || r.H < 1 {
		return false
	}
	if r = r.Snap(); c.Notes(r, ui.White) {
		return true
	}
	key := painted[K]{id: id, cut: as, w: int16(r.W), h: int16(r.H)}
	p, there := a.pictures.Hall(a.Kit, id, key, func(full art.Picture) *image.RGBA { return pixels(full, r.Size()) })
	if there {
		c.Draw(p, r.Min(), ui.White)
	}
	return there
}
