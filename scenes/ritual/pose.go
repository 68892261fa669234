package ritual

import (
	"slices"

	rules "runehall/games/ritual"
	"runehall/scenes/table"
	"runehall/ui"
)

var _ table.Pictured[rules.Move, rules.View] = (*Board)(nil)

// Pose shows a position in the field of a frame, all of it at once, and with a draft if there is one.
func (b *Board) Pose(f table.Frame, v rules.View, draft *rules.Move) {
	b.Given.Pose(v.Reader(), v.OnTurn(), draft != nil)
	b.Sel = unchosen()
	b.Layout(f)
	b.Sync(v)
	cells := b.player.pose(draft)
	for _, l := range v.AppendLaid(nil) {
		cells = append(cells, l.Cell)
	}
	b.places.field = f.Field
	b.Eye.Place(f.Field, f.Field, f.Field)
	b.Eye.Frame(area(cells).Grow(posed), f.Kit.Dp(normalRadius)*1.25)
}

// posed is the margin round what lies in a picture, in circumradii.
const posed = .2

// pose lays a draft, and returns the cells that are to be seen with it. Nothing else is lit.
func (p *player) pose(draft *rules.Move) (cells []rules.Cell) {
	if draft == nil {
		return nil
	}
	m := *draft
	p.options.actor = p.Given.View.OnTurn()
	p.Sel.tile, p.Sel.turns[m.Tile], p.Sel.cell, p.Sel.draft = m.Tile, m.Turn, m.Cell, true
	p.options.placements = slices.DeleteFunc(slices.Clone(p.options.placements), func(l placement) bool { return l.tile != m.Tile || l.cell != m.Cell })
	return []rules.Cell{m.Cell}
}

// DrawField draws the hexagons alone.
func (b *Board) DrawField(c *ui.Canvas) {
	b.artist.painter.begin()
	b.artist.drawField(c)
}

// At returns where a point of the plane of hexagons lies.
func (b *Board) At(plane any) ui.Point { return b.Eye.At(plane.(ui.Point)) }
