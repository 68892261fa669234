package masters

import (
	rules "runehall/games/masters"
	"runehall/scenes/table"
	"runehall/ui"
)

var _ table.Pictured[rules.Move, rules.View] = (*Board)(nil)

// Pose shows a position in the field of a frame, all of it at once, and with a draft if there is one.
func (b *Board) Pose(f table.Frame, v rules.View, draft *rules.Move) {
	b.Given.Pose(v.Reader(), v.OnTurn(), draft != nil)
	b.Sel = selection{}
	b.Layout(f)
	b.Sync(v)
	var seen ui.Rect
	for _, l := range v.Laid() {
		seen = seen.Union(area(l))
	}
	if draft != nil && lays(*draft) {
		b.player.options.actor = v.OnTurn()
		b.Sel.card, b.Sel.turns[draft.Card], b.Sel.cell, b.Sel.draft = draft.Card, draft.Turn, draft.Cell, true
		seen = seen.Union(area(laidBy(*draft)))
	}
	b.player.options.cells, b.player.options.areas = nil, nil
	b.player.judge(true)
	b.player.marks.Rest()
	b.places.field = f.Field
	b.Eye.Place(f.Field, f.Field, f.Field)
	b.Eye.Frame(seen.Grow(posed), f.Kit.Dp(manner.Normal))
}

// posed is the margin round what lies in a picture, in sections.
const posed = .35

// DrawField draws the table alone.
func (b *Board) DrawField(c *ui.Canvas) {
	b.artist.painter.Frame()
	b.artist.drawField(c)
}

// At returns where a point of the plane of sections lies.
func (b *Board) At(at any) ui.Point { return b.Eye.At(at.(ui.Point)) }
