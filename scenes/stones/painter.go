package stones

import (
	rules "runehall/games/stones"
	"runehall/scenes/baked"
	"runehall/ui"
)

// artPixels bounds how many pixels of pictures are kept.
const artPixels = 6 << 20

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
	maskPicture
)

// pictureKey names a picture. The kind says which fields it uses; the others are zero.
type pictureKey struct {
	kind     pictureKind
	card     rules.Card   // the card
	face     rules.Face   // what is printed on the card
	field    rules.Colour // the colour of a field, or of a mask
	artifact rules.Colour // on a field or at a smithy
	part     uint8        // stone, smithy or face of the die
	number   int16        // on the throne, or how many gems a smithy takes
	seat     ui.Color     // the colour of a pin
}

// painter draws all things of the table: cards, icons, gems, artifacts, smithies, rune stones, the track. Its pictures
// do not depend on certain numbers or abilities, so that it can draw every card table.
type painter struct{ *baked.Painter[pictureKey] }
