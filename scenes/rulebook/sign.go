package rulebook

import (
	"strings"

	"runehall/scenes/library"
	"runehall/scenes/stage"
	"runehall/ui"
)

// ruleSigns draws the things of a game's rulebook that are no clauses; nil where nothing does.
type ruleSigns func(c *ui.Canvas, thing string, r ui.Rect)

func signsOf(st *stage.Stage, lib *library.Library, game string) ruleSigns {
	if door, ok := lib.Door(game); ok {
		return door.Signs(st.Kit)
	}
	return nil
}

// of returns what draws a thing, by the id under which it is told; nil for clauses.
func (s ruleSigns) of(game, id string) func(c *ui.Canvas, r ui.Rect) {
	thing, ok := strings.CutPrefix(id, game+".card.")
	if s == nil || !ok {
		return nil
	}
	return func(c *ui.Canvas, r ui.Rect) { s(c, thing, r) }
}

// signSide is the side of a sign, in dp.
const signSide = 44

// cutSign cuts the place of the sign off the left of the item's, if it has one.
func (w *clauseItem) cutSign(k *ui.Kit, r ui.Rect) (sign, rest ui.Rect) {
	if w.sign == nil {
		return ui.Rect{}, r
	}
	return r.CutLeft(k.Dp(signSide), k.Gap.M)
}
