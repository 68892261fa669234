package ritual

import (
	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/ui"
)

// opening is the cell on which the first tile of a match is laid, while none lies, and what is said of it.
type opening struct {
	cell rules.Cell
	text string
}

// opens returns what an empty table says: where the first tile goes and, to whoever waits for it, who lays it.
func (w *words) opens() opening {
	if len(w.Model.tiles) > 0 || w.Model.ended || w.Sel.draft {
		return opening{}
	}
	cells := w.Given.View.AppendFrontier(nil)
	if len(cells) == 0 { // it lies already in the rules, and is on its way
		return opening{}
	}
	if o := w.player.options; o.actor == w.Model.onTurn && o.laying() {
		return opening{cells[0], w.say(phrase("ritual.board.first"))}
	}
	return opening{cells[0], w.say(phrase("ritual.board.first.other", games.SeatArg("seat", w.Model.onTurn)))}
}

// firstWidth is how wide the words below the first cell are at most, in dp.
const firstWidth = 300

// drawFirst marks the first cell of an empty table, which would be bare for whoever cannot lay there, and says below it what it is.
func (a *artist) drawFirst(c *ui.Canvas) {
	first := &a.words.first
	if first.text == "" || a.Given.Bare {
		return
	}
	if !a.player.options.laying() {
		a.drawMark(c, otherPicture, first.cell, .8)
	}
	field, at := a.places.field, a.places.hexagon(first.cell)
	room := ui.RectAround(at.Center(), ui.Sz(min(field.W-2*c.Gap.M, c.Dp(firstWidth)), 0))
	room.Y = at.Bottom() + c.Gap.S
	room.H = field.Bottom() - c.Gap.S - room.Y
	c.TextIn(first.text, c.Type.Strong.In(c.Palette.Cream), room, ui.AlignCenter)
}
