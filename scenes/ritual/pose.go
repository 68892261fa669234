package ritual

import (
	"slices"

	rules "runehall/games/ritual"
	"runehall/ui"
)

// pose prepares the board for a picture: the eye sees the whole of a position, with a draft if there is one.
func (b *Board) pose(v rules.View, draft *rules.Move) {
	f := &b.Given.Frame
	cells := b.player.pose(draft)
	for _, l := range v.AppendLaid(nil) {
		cells = append(cells, l.Cell)
	}
	b.places.field = f.Field
	b.Eye.Place(f.Field, f.Field, f.Field)
	b.Eye.Frame(area(cells).Grow(posed), f.Kit.Dp(normalRadius)*1.25)
}

// posed is the margin round the tiles of a picture, in circumradii.
const posed = .2

// pose lays a draft, and returns its cell. No other cell is lit.
func (p *player) pose(draft *rules.Move) (cells []rules.Cell) {
	if draft == nil {
		return nil
	}
	m := *draft
	p.options.actor = p.Given.View.OnTurn()
	p.Sel.tile, p.Sel.turns[m.Tile], p.Sel.cell, p.Sel.draft = m.Tile, m.Turn, m.Cell, true
	p.options.placements = slices.DeleteFunc(slices.Clone(p.options.placements),
		func(l placement) bool { return l.tile != m.Tile || l.cell != m.Cell })
	return []rules.Cell{m.Cell}
}

// drawField draws the hexagons alone, without seats and ledge.
func (b *Board) drawField(c *ui.Canvas) {
	b.artist.painter.begin()
	b.artist.drawField(c)
}

// at returns where a point of the plane lies on the screen.
func (b *Board) at(plane any) ui.Point { return b.Eye.At(plane.(ui.Point)) }
