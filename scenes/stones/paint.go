package stones

import (
	rules "runehall/games/stones"
	"runehall/scenes/baked"
	"runehall/ui"
)

// newPainter returns a painter that has made nothing yet. Make a new one when it no longer suits the kit.
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
	case maskPicture:
		a.mask(c, key.field, r.Center(), r.W/maskBox)
	}
}
