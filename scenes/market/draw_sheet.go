package market

import (
	rules "runehall/games/market"
	"runehall/scenes/boards"
	"runehall/ui"
)

// drawSheet draws the open sheet over the board, which it darkens.
func (a *artist) drawSheet(c *ui.Canvas) {
	s, said := &a.places.sheet, &a.player.sheets
	if s.Rect.Empty() {
		return
	}
	a.player.tell()
	if a.Sel.Sheet == boards.ExplainSheet { // it grows from its place
		defer c.Unfade(c.Fade(a.Growth.Faded()))
	}
	c.Rect(a.Given.Frame.Screen, c.Palette.Ink.Fade(boards.Dimming))
	if a.Sel.Sheet != boards.ExplainSheet {
		c.Panel(s.Rect)
	}
	head := s.Head.Inset(ui.Sides(c.Gap.S, 0))
	if a.Sel.Sheet == seatSheet {
		var side ui.Rect
		side, head = boards.CutBadge(head, head.H*.8, c.Gap.S)
		a.drawBadge(c, said.seat, side)
	}
	s.DrawHead(c, said.title, head)
	switch a.Sel.Sheet {
	case boards.ExplainSheet:
		a.drawSign(c, &said.told.Picture, a.Growth.At(s.Picture), c.Palette.Cream)
		s.DrawPaper(c, said.notes, func(i int, r ui.Rect, ink ui.Color) {
			a.drawSign(c, &said.told.Lines[i].Sign, r, ink)
		})
	case seatSheet:
		a.drawSeatSheet(c)
	case heapSheet:
		a.drawHeapSheet(c)
	}
}

// drawHeapSheet draws the discards by the kinds of cards, with how many there are of each.
func (a *artist) drawHeapSheet(c *ui.Canvas) {
	s, said := &a.places.sheet, &a.player.sheets
	if len(said.cards) == 0 {
		c.TextIn(said.none, s.Sized(c.Type.Small), s.Rect.Grow(-c.Gap.L), ui.AlignCenter|ui.AlignMiddle)
	}
	for i, r := range s.Items[:min(len(s.Items), len(said.cards))] {
		r = r.Snap()
		a.painter.card(c, said.cards[i], r) // its name would lie under the number
		a.counted(c, said.counts[i], c.Palette.Gold, r)
	}
}

// drawSeatSheet draws what a seat has, as far as everybody may know it.
func (a *artist) drawSeatSheet(c *ui.Canvas) {
	s, said := &a.places.sheet, &a.player.sheets
	if len(s.Lines) < seatLines || len(s.Items) < itemStores+len(said.stores)+len(said.cards) {
		return
	}
	w, p := &a.Model.who[said.seat], &c.Palette
	if len(said.stores) == 0 {
		c.TextIn(said.none, s.Sized(c.Type.Small), s.Lines[lineStores], ui.AlignCenter|ui.AlignMiddle)
	}
	for i, at := range said.stores {
		words, r := s.Items[itemStores+i].CutBottom(c.LineHeight(s.Sized(c.Type.Small))*1.2, 0)
		a.drawStore(c, said.seat, at, &w.stores[at], r)
		c.TextIn(said.bears[i], s.Sized(c.Type.Small), words, ui.AlignCenter|ui.AlignMiddle)
	}
	for colour := rules.Red; colour <= rules.Blue; colour++ {
		r := s.Items[itemLoose+int(colour-rules.Red)]
		c.Recess(r, c.Radius.Chip)
		side := ui.Whole(min(r.H*.8, r.W*.56))
		a.painter.rune(c, colour, ui.Pt(r.X+r.W*.32, r.Center().Y), side)
		c.Text(ui.Digits(w.loose[colour]), s.Sized(c.Type.Number), ui.Pt(r.X+r.W*.66, r.Center().Y),
			ui.AlignLeft|ui.AlignMiddle)
	}
	for i, one := range said.cards {
		a.drawFace(c, one, s.Items[itemStores+len(said.stores)+i].Snap())
	}
	text := s.Lines[linePoints]
	c.HLine(text.X, text.Y, text.W, p.Gold.Fade(.3))
	a.drawScore(c, &said.score, text)
}

// drawScore draws where points come from: runes, outposts and collectors, and their sum.
func (a *artist) drawScore(c *ui.Canvas, score *rules.Score, r ui.Rect) {
	style := a.places.sheet.Sized(c.Type.Number)
	sum := style.In(c.Palette.GoldText)
	terms := [...]struct {
		sign sign
		n    int
	}{{aRune, score.Loose + score.Stored}, {anOutpost, 2 * score.Outposts}, {aDrawer, -score.Collectors}}
	for i, cell := range r.Grid(len(terms)+1, len(terms)+1, c.Gap.XS) {
		if i == len(terms) {
			c.TextIn("= ", sum, cell.Place(ui.Sz(cell.W*.5, cell.H), 0, .5), ui.AlignRight|ui.AlignMiddle)
			c.TextIn(ui.Digits(score.Points), sum, cell.Place(ui.Sz(cell.W*.5, cell.H), 1, .5),
				ui.AlignLeft|ui.AlignMiddle)
			return
		}
		fade := c.Fade(1)
		if terms[i].n == 0 {
			fade = c.Fade(.4)
		}
		left, right := cell.CutLeft(cell.W*.5, c.Gap.XS)
		side := min(left.W, left.H*.8)
		a.drawSign(c, &terms[i].sign, left.Place(ui.Sz(side, side), 1, .5), c.Palette.Cream)
		c.TextIn(signed(terms[i].n), style, right, ui.AlignLeft|ui.AlignMiddle)
		c.Unfade(fade)
	}
}
