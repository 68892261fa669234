package masters

import (
	rules "runehall/games/masters"
	"runehall/ui"
)

// pose has the eye see the whole of a position, and a draft if there is one.
func (b *Board) pose(v rules.View, draft *rules.Move) {
	f := &b.Given.Frame
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

// drawField draws the table alone.
func (b *Board) drawField(c *ui.Canvas) {
	b.artist.painter.Frame()
	b.artist.drawField(c)
}

// at returns where a point of the plane of sections lies.
func (b *Board) at(at any) ui.Point { return b.Eye.At(at.(ui.Point)) }
