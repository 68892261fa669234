package toss

import (
	"runehall/scenes/boards"
	"runehall/ui"
)

func (a *artist) drawSheet(c *ui.Canvas) {
	if a.places.sheet.Rect.Empty() {
		return
	}
	s, sheet := &a.player.sheets, &a.places.sheet
	c.Rect(a.Given.Frame.Screen, c.Palette.Ink.Fade(boards.Dimming))
	sheet.DrawHead(c, s.title, sheet.Head.Inset(ui.Sides(c.Gap.S, 0)))
	if p := sheet.Picture; !p.Empty() {
		a.painter.rune(c, p.Center(), min(p.W, p.H)*.42, runeLook{rune: s.told.Picture})
	}
	s.paper.Draw(c, func(i int, r ui.Rect, _ ui.Color) {
		a.painter.rune(c, r.Center(), min(r.W, r.H)*.42, runeLook{rune: s.told.Lines[i].Sign})
	})
}
