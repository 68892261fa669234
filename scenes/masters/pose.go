package masters

import (
	rules "runehall/games/masters"
	"runehall/scenes/table"
	"runehall/ui"
)

var _ table.Pictured[rules.Move, rules.View] = (*Board)(nil)

// Pose shows a position in the field of a frame, all of it at once, and with a draft if there is one.
func (b *Board) Pose(f table.Frame, v rules.View, draft *rules.Move) {
	b.given.Pose(v.Reader(), v.OnTurn(), draft != nil)
	b.player.sel = selection{}
	b.Layout(f)
	b.Sync(v)
	var seen ui.Rect
	for _, l := range v.Laid() {
		seen = seen.Union(area(l))
	}
	if draft != nil && lays(*draft) {
		b.player.options.actor = v.OnTurn()
		b.player.sel.card, b.player.sel.turns[draft.Card], b.player.sel.cell, b.player.sel.draft = draft.Card, draft.Turn, draft.Cell, true
		seen = seen.Union(area(laidBy(*draft)))
	}
	b.player.options.cells, b.player.options.areas = nil, nil
	b.player.judge(true)
	b.player.marks.Rest()
	b.places.field = f.Field
	b.places.eye.Place(f.Field, f.Field, f.Field)
	b.places.eye.Frame(seen.Grow(posed), f.Kit.Dp(manner.Normal))
}

// posed is the margin round what lies in a picture, in sections.
const posed = .35

// DrawField draws the table alone.
func (b *Board) DrawField(c *ui.Canvas) {
	b.artist.painter.Frame()
	b.artist.drawField(c)
}

// At returns where a point of the plane of sections lies.
func (b *Board) At(at any) ui.Point { return b.places.eye.At(at.(ui.Point)) }
