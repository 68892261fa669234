package ritual

import (
	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/ui"
)

// opening is the cell where the first tile of a match goes, with the words below it. It is zero once a tile lies.
type opening struct {
	cell rules.Cell
	text string
}

// opens returns where the first tile goes, with words for the seat that lays it or for those who wait for it.
func (w *words) opens() opening {
	if len(w.Model.tiles) > 0 || w.Model.ended || w.Sel.draft {
		return opening{}
	}
	cells := w.Given.View.AppendFrontier(nil)
	if len(cells) == 0 { // in the rules the tile lies already: it is on its way
		return opening{}
	}
	if o := w.player.options; o.actor == w.Model.onTurn && o.laying() {
		return opening{cells[0], w.say(phrase("ritual.board.first"))}
	}
	return opening{cells[0], w.say(phrase("ritual.board.first.other", games.SeatArg("seat", w.Model.onTurn)))}
}

// firstWidth is the greatest width of the words below the first cell, in dp.
const firstWidth = 300

// drawFirst marks the first cell of an empty table, with words below it: the table would be bare for those who cannot
// lay there.
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
