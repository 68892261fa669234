package market

import (
	"runehall/scenes/baked"
	"runehall/ui"
)

// artPixels bounds the pictures that are kept, by the sum of their pixels.
const artPixels = 6 << 20

// newPainter returns a painter that has made nothing yet. Make a new one when it no longer suits the kit.
func newPainter(k *ui.Kit) *painter {
	a := new(painter)
	a.Painter = baked.NewPainter(k, artPixels, a.paint)
	return a
}

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
