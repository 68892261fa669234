package market

import (
	"math"

	"runehall/assets/art"
	rules "runehall/games/market"
	"runehall/scenes/baked"
	"runehall/ui"
)

// artPixels bounds the pictures that are kept.
const artPixels = 6 << 20

// pictureKind tells what a picture shows.
type pictureKind uint8

const (
	spritePicture pictureKind = iota
	groundPicture
	slopePicture
	cardPicture
	backPicture
	stallPicture
)

// pictureKey names a picture. Which of its fields count, its kind says; the others are zero.
type pictureKey struct {
	kind  pictureKind
	id    art.ID     // of a picture of the hall
	card  rules.Card // of a card
	named bool       // whether a card has room for its name
	lean  int16      // how far the sides of a slope lean, in pixels
	form  stallForm  // of the stall
	w, h  int16      // in pixels
}

// painter draws all things of the table: runes, stores, outposts, collectors, cards, the stall and its prices. What is put together of
// many parts and stays as it is, it makes as a picture once for each size. It uses pictures of the hall or, before those have come and
// in high contrast, plain shapes. No word and no number is in a picture of the hall.
//
// Rectangles in whole pixels get pictures of just their size. Others, as of what flies or is lifted, get a picture of a near size, so
// that they stay few.
type painter struct {
	kit      *ui.Kit
	plain    bool // high contrast does without pictures of the hall
	stamp    baked.Stamp
	pictures *baked.Pictures[pictureKey]
}

// newPainter returns a painter that has made nothing yet. Make a new one when the stamp changes.
func newPainter(kit *ui.Kit) *painter {
	return &painter{kit: kit, plain: kit.Look.HighContrast, stamp: baked.StampOf(kit), pictures: baked.New[pictureKey](artPixels)}
}

// draw draws a picture into r.
func (a *painter) draw(c *ui.Canvas, key pictureKey, r ui.Rect) {
	if r.W >= 1 && r.H >= 1 {
		baked.Lay(c, a.picture(key, r), r)
	}
}

// picture returns the picture that is drawn into r, and makes it if it is not kept.
func (a *painter) picture(key pictureKey, r ui.Rect) *ui.Picture {
	w, h := baked.SizeOf(r)
	key.w, key.h = int16(w), int16(h)
	if p, ok := a.pictures.Get(key); ok {
		return p
	}
	return a.pictures.Put(key, a.made(key))
}

// made makes a picture.
func (a *painter) made(key pictureKey) *ui.Picture {
	return a.kit.Paint(int(key.w), int(key.h), func(c *ui.Canvas) { a.paint(c, key, ui.Rc(0, 0, float64(key.w), float64(key.h))) })
}

// paint paints a picture.
func (a *painter) paint(c *ui.Canvas, key pictureKey, r ui.Rect) {
	switch key.kind {
	case cardPicture:
		a.paintCard(c, key.card, key.named, r)
	case backPicture:
		a.paintBack(c, r)
	case stallPicture:
		a.paintStall(c, key.form, r)
	}
}

// square returns the square round a point, on whole pixels where its side is whole.
func square(mid ui.Point, side float64) ui.Rect {
	r := ui.RectAround(mid, ui.Sz(side, side))
	if baked.Whole(r) {
		r.X, r.Y = math.Round(r.X), math.Round(r.Y)
	}
	return r
}

// frameOf is a box of units in a rectangle of pixels.
type frameOf struct {
	at    ui.Point // of the box's origin
	unit  float64
	sharp bool // whether parts lie on whole pixels
}

// fit lays a box of w × h units into the middle of the lower edge of r, as large as there is room.
func fit(r ui.Rect, w, h float64) frameOf {
	unit := min(r.W/w, r.H/h)
	return frameOf{ui.Pt(r.X+(r.W-w*unit)/2, r.Bottom()-h*unit), unit, baked.Whole(r)}
}

// point returns where a point of the box lies.
func (f frameOf) point(x, y float64) ui.Point { return f.at.Add(ui.Pt(x*f.unit, y*f.unit)) }

// rect returns where a part of the box lies.
func (f frameOf) rect(x, y, w, h float64) ui.Rect {
	at := f.point(x, y)
	r := ui.Rc(at.X, at.Y, w*f.unit, h*f.unit)
	if f.sharp {
		return r.Snap()
	}
	return r
}

// size returns how long something of so many units is.
func (f frameOf) size(units float64) float64 {
	if f.sharp {
		return max(1, ui.Whole(units*f.unit))
	}
	return units * f.unit
}

// boxUnits is how many units of a box a path of a painting is drawn in: it is kept a hundredth as large, since a canvas keeps shapes by
// their scale in eighths.
const boxUnits = 100

// inUnits reads a path on a box of units.
func inUnits(d string) *ui.Path { return ui.MustPath(d).Scaled(1. / boxUnits) }

// fill fills a path of inUnits with its origin at a point, a unit so long.
func fill(c *ui.Canvas, path *ui.Path, at ui.Point, unit float64, col ui.Color) {
	c.Fill(path, at, unit*boxUnits, col)
}

// stroke draws its outline, so wide in pixels.
func stroke(c *ui.Canvas, path *ui.Path, at ui.Point, unit, width float64, col ui.Color) {
	c.Stroke(path, at, unit*boxUnits, width, col)
}
