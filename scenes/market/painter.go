package market

import (
	rules "runehall/games/market"
	"runehall/scenes/baked"
	"runehall/scenes/boards"
	"runehall/ui"
)

// pictureKind tells what a picture shows.
type pictureKind uint8

const (
	cardPicture pictureKind = iota
	backPicture
	stallPicture
)

// pictureKey names a picture. Its kind says which of the other fields count; the rest are zero.
type pictureKey struct {
	kind  pictureKind
	card  rules.Card // of a card
	named bool       // whether a card has room for its name
	form  stallForm  // of the stall
}

// painter draws all things of the table: runes, stores, outposts, collectors, cards, the stall and its prices. No word
// and no number is in a picture of the hall.
type painter struct{ *baked.Painter[pictureKey] }

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

func (f frameOf) point(x, y float64) ui.Point { return f.at.Add(ui.Pt(x*f.unit, y*f.unit)) }

func (f frameOf) rect(x, y, w, h float64) ui.Rect {
	at := f.point(x, y)
	r := ui.Rc(at.X, at.Y, w*f.unit, h*f.unit)
	if f.sharp {
		return r.Snap()
	}
	return r
}

// size returns how long something of so many units is, in pixels.
func (f frameOf) size(units float64) float64 {
	if f.sharp {
		return max(1, ui.Whole(units*f.unit))
	}
	return units * f.unit
}

// The box of a store with all that can be on it, in units, and where the chest or the yard lies in it.
const (
	storeWide, storeHigh = 208, 158
	storeX, storeY       = 26, 18
)

// stallForm is how high the parts of the stall are, in pixels.
type stallForm struct {
	roof  int16 // the awning; the back of the stall begins behind it
	depth int16 // the top of the counter as it is drawn; goods stand on it
	foot  int16 // the front of the counter with its edge; prices hang on it
}

// The shapes of stores with all that can be on them, and of cards.
var (
	storeShape = boards.Shape{Least: .9, Most: storeWide / float64(storeHigh)}
	cardShape  = boards.Shape{Least: .66, Most: .72}
)

// cardRatio is the height of a card, given its width.
const cardRatio = 1.44
