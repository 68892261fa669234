package ritual

import (
	"math"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/ui"
)

// drawHint lights the cell of a proposed move, with the tile as it would lie there. If a draft lies there otherwise,
// the proposed tile shows through it in step with the hint's breath.
func (a *artist) drawHint(c *ui.Canvas) {
	h := &a.Proposed
	if !h.On || !isPlacement(h.Move) && h.Move.Kind != rules.PickCell {
		return
	}
	if m := h.Move; isPlacement(m) {
		switch {
		case !a.player.drafted(m.Cell):
			a.drawTile(c, m.Tile, m.Turn, a.places.at(m.Cell), .6)
		case a.Sel.tile != m.Tile || a.player.unturned() != 0:
			a.drawTile(c, m.Tile, m.Turn, a.places.at(m.Cell), h.Ebb())
		}
	}
	a.drawMark(c, targetPicture, h.Move.Cell, h.Breath())
}

func (a *artist) drawHintedTile(c *ui.Canvas) {
	for i, place := range a.places.ledge.hand {
		if a.player.proposes(handTile(a.Given.Front, i)) {
			r := math.Floor(a.places.ledge.radius)
			a.painter.draw(c, pictureKey{kind: targetPicture}, place.Center(), r, r, ui.White.Fade(a.Proposed.Breath()))
		}
	}
}

// drawFresh marks the tiles that the others have laid last, each with a rim in its seat's colour.
func (a *artist) drawFresh(c *ui.Canvas) {
	for s := range a.Model.fresh {
		t := &a.Model.fresh[s]
		if seat := games.Seat(s); t.is && seat != a.Given.Front && a.Given.Sits(seat) {
			if i, laid := a.Model.at(t.cell); laid && a.Model.tiles[i].tile == t.tile {
				a.drawHex(c, pictureKey{kind: freshPicture, a: uint8(s)}, a.places.at(t.cell), 1)
			}
		}
	}
}
