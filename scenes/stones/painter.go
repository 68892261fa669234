package stones

import (
	rules "runehall/games/stones"
	"runehall/scenes/baked"
	"runehall/ui"
)

// artPixels bounds the pictures that are kept.
const artPixels = 6 << 20

// pictureKind tells what a picture shows.
type pictureKind uint8

const (
	cardPicture pictureKind = iota
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
	card     rules.Card   // of a card
	face     rules.Face   // of a card
	field    rules.Colour // of a field
	artifact rules.Colour // on a field or at a smithy
	part     uint8        // stone, smithy or face of the die
	number   int16        // on the throne, or of gems that a smithy takes
	seat     ui.Color     // of a pin
}

// painter draws all things of the table: cards, icons, gems, artifacts, smithies, rune stones, the track. Nothing is baked for a certain
// number or ability, so that every card table can be drawn.
type painter struct{ *baked.Painter[pictureKey] }

// newPainter returns a painter that has made nothing yet. Make a new one when it does not suit the kit any more.
func newPainter(k *ui.Kit) *painter {
	a := new(painter)
	a.Painter = baked.NewPainter(k, artPixels, a.paint)
	return a
}

func (a *painter) paint(c *ui.Canvas, key pictureKey, r ui.Rect) {
	switch key.kind {
	case cardPicture:
		a.paintCard(c, key.card, &key.face, r)
	case backPicture:
		a.paintBack(c, r)
	case fieldPicture:
		a.paintField(c, key.field, key.artifact, r)
	case smithyPicture:
		a.paintSmithy(c, rules.Smithy(key.part), key.artifact, int(key.number), r)
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
