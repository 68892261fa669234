package toss

import (
	"runehall/ui"
)

// The linen bag with a cord round its neck and folds, on a grid of 24 units.
var (
	bagCloth = ui.MustPath("M9 8.4L6.6 3.2C8.4 2.2 10.2 3.4 12 3C13.8 2.6 15.6 2.2 17.4 3.2L15 8.4C19 11.4 21.4 15.4 20.4 19.2C19.6 22 16.4 22.4 12 22.4C7.6 22.4 4.4 22 3.6 19.2C2.6 15.4 5 11.4 9 8.4Z")
	bagCord  = ui.MustPath("M8.6 8.4C10.6 9.2 13.4 9.2 15.4 8.4")
	bagFolds = ui.MustPath("M9.6 11.4C8 13.6 7.2 16 7.4 18.6M14.4 11.4C15.8 13.4 16.6 15.4 16.6 17.6M12 11V13.6")
)

// bag draws the bag in r, beside the seat that holds it; nothing if r is empty.
func (a *painter) bag(c *ui.Canvas, r ui.Rect) {
	if !r.Empty() {
		a.Draw(c, pictureKey{kind: bagPicture}, r.Snap())
	}
}

func paintBag(c *ui.Canvas, r ui.Rect) {
	p, unit := &c.Palette, min(r.W, r.H)/24
	at := r.Center().Sub(ui.Pt(12*unit, 12*unit))
	linen := p.Cream.Mix(p.Brass, .35)
	c.Fill(bagCloth, at, unit, linen)
	c.Stroke(bagFolds, at, unit, 1.1*unit, linen.Mix(p.Ink, .35))
	c.Stroke(bagCloth, at, unit, 1.4*unit, p.Ink)
	c.Stroke(bagCord, at, unit, 2.2*unit, p.Blood)
}
