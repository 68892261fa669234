package stones

import (
	"runehall/assets/art"
	rules "runehall/games/stones"
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
	cardPicture
	backPicture
	fieldPicture
	smithyPicture
	stonePicture
	diePicture
	trackPicture
	thronePicture
	pinPicture
)

// pictureKey names a picture. Which of its fields count, its kind says; the others are zero.
type pictureKey struct {
	kind     pictureKind
	id       art.ID       // of a picture of the hall
	card     rules.Card   // of a card
	face     rules.Face   // of a card
	field    rules.Colour // of a field
	artifact rules.Colour // on a field or at a smithy
	part     uint8        // stone, smithy or face of the die
	number   int16        // on the throne
	seat     ui.Color     // of a pin
	w, h     int16        // in pixels
}

// painter draws all things of the table: cards, icons, gems, artifacts, smithies, rune stones, the track. What is put together of many
// parts it makes as a picture once for each size; nothing is baked for a certain number or ability, so that every card table can be
// drawn. It uses pictures of the hall or, before those have come and in high contrast, plain shapes.
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
		a.paintCard(c, key.card, &key.face, r)
	case backPicture:
		a.paintBack(c, r)
	case fieldPicture:
		a.paintField(c, key.field, key.artifact, r)
	case smithyPicture:
		a.paintSmithy(c, rules.Smithy(key.part), key.artifact, r)
	case stonePicture:
		a.paintStone(c, rules.Stone(key.part), r)
	case diePicture:
		a.paintDie(c, rules.Die(key.part), r)
	case trackPicture:
		a.paintTrack(c, r)
	case thronePicture:
		a.paintThrone(c, int(key.number), r)
	case pinPicture:
		paintPin(c, key.seat, r)
	}
}
