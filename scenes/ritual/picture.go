package ritual

import (
	rules "runehall/games/ritual"
	"runehall/ui"
)

// Picture returns a function that draws what an event is about, small: the tile that was laid or taken, or the sign of
// a ritual. It is nil if there is nothing to draw.
func (b *Board) Picture(e rules.Event) func(c *ui.Canvas, r ui.Rect) {
	if tile, ok := tileOf(e); ok && tile != rules.NoTile {
		return func(c *ui.Canvas, r ui.Rect) { b.artist.painter.drawTile(c, tile, 0, r.Center(), r.W*.5, r.W*.5, 1) }
	}
	if card, ok := cardOf(e); ok && card != rules.Hidden {
		return func(c *ui.Canvas, r ui.Rect) { drawSign(c, card, r.Center(), r.W, c.Palette.GoldText) }
	}
	return nil
}

func tileOf(e rules.Event) (tile rules.TileID, ok bool) {
	switch e := e.(type) {
	case rules.Placed:
		return e.Tile, true
	case rules.BuiltOver:
		return e.Tile, true
	case rules.TileTaken:
		return e.Tile, true
	}
	return 0, false
}

func cardOf(e rules.Event) (card rules.Card, ok bool) {
	switch e := e.(type) {
	case rules.RitualRevealed:
		return e.Card, true
	case rules.Answered:
		return e.Card, true
	case rules.Warded:
		return e.Card, true
	case rules.LeftOut:
		return e.Card, true
	}
	return 0, false
}
