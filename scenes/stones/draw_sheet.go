package stones

import (
	"runehall/scenes/boards"
	"runehall/ui"
)

func (a *artist) drawSheet(c *ui.Canvas) {
	s, kind := &a.places.sheet, a.Sel.Sheet
	if s.Rect.Empty() {
		return
	}
	a.player.writeSheet()
	if kind == boards.ExplainSheet { // an explanation grows from the thing's place
		defer c.Unfade(c.Fade(a.Growth.Faded()))
	}
	dark := a.Given.Frame.Screen
	if !over(kind) { // things beside the sheet can still be chosen
		dark = s.Rect
	}
	c.Rect(dark, c.Palette.Ink.Fade(boards.Dimming))
	if kind != boards.ExplainSheet {
		c.Panel(s.Rect)
	}
	a.drawSheetHead(c)
	switch kind {
	case boards.ExplainSheet:
		a.drawExplanation(c)
	case seatSheet:
		a.drawBoardOf(c)
	case pileSheet:
		a.drawPileCards(c)
	case swapSheet, jokerSheet:
		a.drawChoices(c)
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

func (a *artist) drawSheetHead(c *ui.Canvas) {
	s, said := &a.places.sheet, &a.player.sheets
	head := s.Head.Inset(ui.Sides(c.Gap.S, 0))
	if a.Sel.Sheet == seatSheet {
		head = a.drawPinOf(c, said.seat, head)
	}
	s.DrawHead(c, said.title, head)
	for i, r := range [...]ui.Rect{s.Before, s.After} {
		if !r.Empty() && a.player.leads(i) {
			boards.DrawPlate(c, r, [...]ui.Icon{ui.IconBack, ui.IconForward}[i], said.beside[i])
		}
	}
}

// drawExplanation draws a thing large, and on parchment a line for each of its parts.
func (a *artist) drawExplanation(c *ui.Canvas) {
	s, said := &a.places.sheet, &a.player.sheets
	if !s.Picture.Empty() {
		a.drawSign(c, &said.told.Picture, a.places.picture(), c.Palette.Cream)
	}
	s.DrawPaper(c, said.lines, func(i int, r ui.Rect, ink ui.Color) { a.drawSign(c, &said.told.Lines[i].Sign, r, ink) })
}
