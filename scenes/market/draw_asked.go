package market

import (
	"runehall/scenes/boards"
	"runehall/ui"
)

// drawAsked draws what a public question is about: the seat that defends itself, as everybody sees it, and what everybody may know.
func (a *artist) drawAsked(c *ui.Canvas) {
	at := &a.places.asked
	n := len(at.notes.Lines)
	if n == 0 || len(a.words.asked) < n {
		return
	}
	a.drawSeat(c, &at.seat)
	boards.Tray(c, at.tray)
	at.notes.DrawNotes(c, a.words.asked[:n], c.Palette.Cream, c.Palette.Text, func(i int, r ui.Rect, ink ui.Color) {
		a.drawSign(c, &a.words.askedSigns[i], r, ink)
	})
}
