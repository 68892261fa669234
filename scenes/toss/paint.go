package toss

import (
	"runehall/scenes/baked"
	"runehall/ui"
)

// artPixels is how many pixels of pictures are kept.
const artPixels = 4 << 20

// newPainter returns a painter that has baked nothing yet. When the kit changes so that [baked.Painter.Suits] fails,
// make another.
func newPainter(k *ui.Kit) *painter {
	a := new(painter)
	a.Painter = baked.NewPainter(k, artPixels, a.paint)
	return a
}

func (a *painter) paint(c *ui.Canvas, key pictureKey, r ui.Rect) {
	mid, radius := r.Center(), min(r.W, r.H)/2
	switch key.kind {
	case stonePicture:
		a.paintStone(c, key, r)
	case signPicture:
		a.paintSign(c, int(key.number), key.bold, mid, 2*radius/signBox)
	case burntPicture:
		paintBurnt(c, int(key.number), mid, 2*radius)
	case discPicture:
		c.Disc(mid, radius-1, ui.White)
	case softPicture:
		r := radius / (1 + float64(key.number)/softSteps)
		c.Shadow(ui.RectAround(mid, ui.Sz(2*r, 2*r)), r, radius-r, ui.White)
	case strandPicture:
		c.Draw(paintStrand(r.W, r.H), r.Min(), ui.White)
	case dishPicture:
		paintDish(c, mid, radius)
	case handPicture:
		a.paintHand(c, r)
	case arrowPicture:
		c.Fill(arrowHead, mid, 2*radius/1.3, ui.White)
	case bowlPicture:
		a.paintBowl(c, r)
	case bagPicture:
		paintBag(c, r)
	}
}
