package ritual

import (
	"runehall/ui"
)

// drawRevealed draws the revealed cards in the middle, each answer overlapping what it answers, who revealed what, and the
// die. While something on the board is to be pointed at they lie in a corner.
func (a *artist) drawRevealed(c *ui.Canvas) {
	chain := a.show.model.chain
	if len(chain) == 0 {
		return
	}
	s := a.places.revealed(len(chain))
	for i, link := range chain {
		a.drawCard(c, s.card(i), link.card, s.form, true)
	}
	if a.show.model.die > 0 {
		drawDie(c, s.die.Move(ui.Pt(0, -a.show.model.hop*s.die.H*.7)), a.show.model.die)
	}
	if s.banner.Empty() {
		return
	}
	text := c.Measure(a.words.banner, c.Type.Strong, 0).W + c.Gap.L*2
	banner := s.banner.Place(ui.Sz(min(s.banner.W, text), s.banner.H), .5, .5)
	c.Box(banner, banner.H/2, ui.Flat(c.Palette.Ink.Fade(.92)))
	c.Frame(banner, banner.H/2, c.Hairline, ui.Flat(c.Palette.Brass.Fade(.7)))
	c.TextIn(a.words.banner, c.Type.Strong, banner.Inset(ui.Sides(c.Gap.M, 0)), ui.AlignCenter|ui.AlignMiddle)
}

// pips are the pips of a die on a grid of 3 × 3, by number.
var pips = [7]string{1: "4", 2: "08", 3: "048", 4: "0268", 5: "02468", 6: "035268"}

// drawDie draws a die that shows a number.
func drawDie(c *ui.Canvas, r ui.Rect, number int) {
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
