package masters

import (
	rules "runehall/games/masters"
	"runehall/ui"
)

// pose prepares the board for a picture: the eye sees the whole of a position, with a draft if there is one.
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

// posed is the margin round the cards of a picture, in sections.
const posed = .35

// drawField draws the table alone, without ledge and panel.
func (b *Board) drawField(c *ui.Canvas) {
	b.artist.painter.Frame()
	b.artist.drawField(c)
}

// at returns where a point of the plane lies on the screen.
func (b *Board) at(at any) ui.Point { return b.Eye.At(at.(ui.Point)) }
