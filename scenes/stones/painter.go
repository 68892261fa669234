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
