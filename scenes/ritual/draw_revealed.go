package ritual

import (
	rules "runehall/games/ritual"
	"runehall/scenes/boards"
	"runehall/ui"
)

// drawRevealed draws the revealed cards, each answer overlapping the card that it answers, with the die and words about
// who revealed what.
func (a *artist) drawRevealed(c *ui.Canvas) {
	cards := a.Model.chain
	if len(cards) == 0 {
		return
	}
	s := a.places.revealed(len(cards))
	if s.form == cardTold {
		a.drawToldCard(c, s.first, cards[len(cards)-1].does)
		cards = nil
	}
	for i, link := range cards {
		a.drawCard(c, s.card(i), link.card, s.form, true)
	}
	if a.Model.die > 0 {
		boards.Die(c, s.die.Move(ui.Pt(0, -a.Model.hop*s.die.H*.7)), a.Model.die)
	}
	if s.banner.Empty() {
		return
	}
	text := c.Measure(a.words.banner, c.Type.Strong, 0).W + c.Gap.L*2
	banner := s.banner.Place(ui.Sz(min(s.banner.W, text), s.banner.H), .5, .5)
	boards.Tag(c, banner, .92, c.Hairline, c.Palette.Brass.Fade(.7))
	c.TextIn(a.words.banner, c.Type.Strong, banner.Inset(ui.Sides(c.Gap.M, 0)), ui.AlignCenter|ui.AlignMiddle)
}

// spare appends the places that bubbles had better not cover: a revealed card that is being read, with the words over
// it; the hand; and what the ledge says. A card that is laid aside has been read.
func (a *artist) spare(dst []ui.Rect) []ui.Rect {
	if n := len(a.Model.chain); n > 0 && a.places.aside == 0 {
		s := a.places.revealed(n)
		dst = append(dst, ui.Bounding(s.banner, s.card(n-1)))
	}
	l := &a.places.ledge
	if a.Proposed.On {
		dst = append(dst, l.coins)
	}
	if a.words.why != "" && !l.reason.Empty() {
		dst = append(dst, l.reason)
	}
	return append(dst, l.hand[:min(len(l.hand), len(a.front()))]...)
}

// drawToldCard draws a revealed card in few lines: who reveals it, and what the card does.
func (a *artist) drawToldCard(c *ui.Canvas, r ui.Rect, does rules.Card) {
	drawPaper(c, r, c.Gap.XS, true)
	who, text := toldStyles(c.Kit)
	in := r.Inset(ui.Even(c.Gap.S))
	name, words := in.CutTop(c.Measure(a.words.banner, who, in.W).H, 0)
	c.Paragraph(a.words.banner, who.In(c.Palette.ParchmentInk), name, ui.AlignCenter|ui.AlignTop)
	c.Paragraph(a.words.cards[does].text, text.In(c.Palette.ParchmentInk), words, ui.AlignCenter|ui.AlignTop)
}
