package stones

import (
	"runehall/ui"
)

// dimming is how much of the board a sheet darkens.
const dimming = .84

// drawSheet draws the sheet that is open, over a board that it darkens.
func (a *artist) drawSheet(c *ui.Canvas) {
	h, s := a.hand, &a.places.sheet
	if s.rect.Empty() {
		return
	}
	h.tell()
	p := &c.Palette
	switch h.sel.sheet {
	case explainSheet:
		before := c.Fade(a.places.grown.Value())
		c.Rect(a.given.Frame.Screen, p.Ink.Fade(dimming))
		a.drawExplanation(c)
		c.Unfade(before)
		return
	case smithySheet, rowsSheet, stonesSheet, handSheet:
		c.Rect(s.rect, p.Ink.Fade(dimming))
		c.Panel(s.rect)
		a.drawSheetHead(c)
		a.drawBehindDoor(c, h.sel.sheet)
		return
	}
	c.Rect(a.given.Frame.Screen, p.Ink.Fade(dimming))
	c.Panel(s.rect)
	a.drawSheetHead(c)
	switch h.sel.sheet {
	case seatSheet:
		a.drawBoardOf(c)
	case pileSheet:
		a.drawPileCards(c)
	case swapSheet, jokerSheet:
		a.drawChoices(c)
	}
}

// drawSheetHead draws what a sheet is called, its close button, and the ways to its neighbours.
func (a *artist) drawSheetHead(c *ui.Canvas) {
	s := &a.places.sheet
	head := s.head.Inset(ui.Sides(c.Gap.S, 0))
	if seat := a.hand.sheets.seat; a.hand.sel.sheet == seatSheet {
		head = a.drawPinOf(c, seat, head)
	}
	if !head.Empty() {
		c.TextIn(a.hand.sheets.title, c.Type.Section, head, ui.AlignLeft|ui.AlignMiddle)
	}
	a.drawPlate(c, s.close, ui.IconClose, "")
	for i, r := range [...]ui.Rect{s.before, s.after} {
		if !r.Empty() && a.hand.leads(i) {
			a.drawPlate(c, r, [...]ui.Icon{ui.IconBack, ui.IconForward}[i], a.hand.sheets.beside[i])
		}
	}
}

// drawPlate draws a button of a sheet: an icon, and below it a word if there is one and room for it.
func (a *artist) drawPlate(c *ui.Canvas, r ui.Rect, icon ui.Icon, word string) {
	p, plate := &c.Palette, r.Grow(-c.Gap.XS/2)
	c.Box(plate, c.Radius.Button, ui.Shade(p.Steel, p.SlateTop))
	c.Frame(plate, c.Radius.Button, c.Hairline, ui.Shade(p.Edge.Mix(p.TopLight, .4), p.Edge))
	side := min(c.Theme.Icon, plate.H*.5)
	if word == "" || plate.H < c.Dp(56) {
		c.Icon(icon, plate, side, p.Cream)
		return
	}
	top, low := plate.CutTop(plate.H*.56, 0)
	c.Icon(icon, top, side, p.Cream)
	c.TextIn(word, c.Type.Name.Scaled(.85), low, ui.AlignCenter|ui.AlignTop)
}

// drawExplanation draws a thing large, and a line for each of its parts.
func (a *artist) drawExplanation(c *ui.Canvas) {
	s, said := &a.places.sheet, &a.hand.sheets
	a.drawSheetHead(c)
	if !s.picture.Empty() {
		a.drawSign(c, &said.told.picture, a.places.picture(), c.Palette.Cream)
	}
	if len(s.lines) == 0 || len(s.lines) != len(said.lines) {
		return
	}
	paper := ui.Bounding(s.lines...).Grow(c.Gap.S)
	c.Parchment(paper)
	for i, r := range s.lines {
		a.drawLine(c, i, r)
	}
}

// drawLine draws a line of an explanation on parchment.
func (a *artist) drawLine(c *ui.Canvas, i int, r ui.Rect) {
	ink := c.Palette.ParchmentInk
	if above := a.places.sheet.lines; i > 0 && above[i-1].Y < r.Y {
		c.HLine(r.X+c.Gap.XS, r.Y, r.W-2*c.Gap.XS, ink.Fade(.22))
	}
	a.drawNote(c, i, r, ink, ink.Mix(c.Palette.Oak, .35))
}

// drawNote draws the sign of a note and its words beside it: what it is called above, a sentence below.
func (a *artist) drawNote(c *ui.Canvas, i int, r ui.Rect, ink, pale ui.Color) {
	said := &a.hand.sheets
	wide := min(c.Dp(signWide), r.W*.22)
	sign, text := r.CutLeft(wide, c.Gap.S)
	side := min(sign.H*.8, sign.W)
	a.drawSign(c, &said.told.notes[i].sign, sign.Place(ui.Sz(sign.W, side), .5, .5), ink)
	head, body := a.noteParts(c.Kit, i, text)
	c.TextIn(said.lines[i].title, c.Type.Name.In(ink), head, ui.AlignLeft|ui.AlignMiddle)
	c.TextIn(said.lines[i].text, c.Type.Small.In(pale), body, ui.AlignLeft|ui.AlignTop)
}

// noteParts parts the room of a note's words: what it is called gets less where the sentence needs more than one line.
func (a *artist) noteParts(k *ui.Kit, i int, r ui.Rect) (title, text ui.Rect) {
	r = r.Inset(ui.Sides(0, r.H*.02))
	high := k.LineHeight(k.Type.Name) * .9
	low := k.Measure(a.hand.sheets.lines[i].text, k.Type.Small, r.W).H
	if high+low > r.H {
		high = max(r.H*.32, min(high, r.H-low))
	} else {
		r = r.Place(ui.Sz(r.W, high+low), 0, .5)
	}
	return r.CutTop(high, 0)
}

// signWide is the width of the sign of a note, in dp.
const signWide = 58

// drawBehindDoor draws what lies behind a door of a small screen: the same things that larger screens show beside the rest.
func (a *artist) drawBehindDoor(c *ui.Canvas, k sheetKind) {
	switch k {
	case smithySheet:
		a.drawSmithies(c)
	case rowsSheet:
		a.drawRows(c)
		a.drawPurse(c)
	case stonesSheet:
		a.drawOwn(c)
		a.drawStones(c)
	case handSheet:
		a.drawHand(c)
	}
}
