package boards

import (
	"runehall/games"
	"runehall/scenes/table"
	"runehall/ui"
)

// Picture is how a board is shown as a picture, as [table.Pictured] says: in the hall, in the archive, in the rulebook.
type Picture[M any, V any] struct {
	// Mover returns the seat that is about to make a draft. Fronts says that what it has in front of it is seen with the draft.
	Mover  func(v V) games.Seat
	Fronts bool
	// Place places what is seen, in the frame's field, and has a draft lie there; the board is at rest in the view. Respread follows where
	// things were placed elsewhere than [Def.Place] does.
	Place func(v V, draft *M)
	// Draw draws the field, and nothing round it, and At returns where that lies at which a [table.Note] points.
	Draw func(c *ui.Canvas)
	At   func(what any) ui.Point
}

// Poses reports whether the board can be shown as a picture.
func (b *Board[M, E, V, Model, Sel, K]) Poses() bool { return b.def.Picture != nil }

// Pose shows a position in the field of a frame, all of it at once, and with a draft if there is one.
func (b *Board[M, E, V, Model, Sel, K]) Pose(f table.Frame, v V, draft *M) {
	p := b.def.Picture
	if draft != nil {
		b.Given.PoseDraft(p.Mover(v), p.Fronts)
	} else {
		b.Given.Pose(v.Reader())
	}
	b.Sel = b.unchosen
	b.Layout(f)
	b.Sync(v)
	p.Place(v, draft)
}

// Respread lays everything into Things that Place of a [Picture] has placed, and makes words and buttons fit it.
func (b *Board[M, E, V, Model, Sel, K]) Respread() {
	b.def.Spread()
	b.Given.Note(true)
	b.Freshen()
}

// DrawField draws what is posed, and nothing round it.
func (b *Board[M, E, V, Model, Sel, K]) DrawField(c *ui.Canvas) { b.def.Picture.Draw(c) }

// At returns where that lies in a picture at which a note points.
func (b *Board[M, E, V, Model, Sel, K]) At(what any) ui.Point { return b.def.Picture.At(what) }
