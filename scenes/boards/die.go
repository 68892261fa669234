package boards

import "runehall/ui"

// pips are the pips of a die on a grid of 3 × 3, by number.
var pips = [7]string{1: "4", 2: "08", 3: "048", 4: "0268", 5: "02468", 6: "035268"}

// Die draws a die that shows a number.
func Die(c *ui.Canvas, r ui.Rect, number int) {
	p := &c.Palette
	radius := r.W * .18
	c.Shadow(r.Move(ui.Pt(0, r.H*.08)), radius, r.W*.16, p.Shadow)
	c.Box(r, radius, ui.Shade(p.Bone, p.Bone.Mix(p.Oak, .2)))
	c.Frame(r, radius, c.Hairline, ui.Flat(p.Oak.Fade(.6)))
	for _, at := range pips[number] {
		i := int(at - '0')
		c.Disc(ui.Pt(r.X+r.W*(.25+.25*float64(i%3)), r.Y+r.H*(.25+.25*float64(i/3))), r.W*.085, p.ParchmentInk)
	}
}
