package boards

import (
	"runehall/games"
	"runehall/scenes/table"
	"runehall/ui"
)

// Picture is how a board is shown as a picture, as [table.Pictured] says: in the hall, in the archive, in the rulebook.
// nil: it cannot.
type Picture[M any, V any] struct {
	// Mover returns the seat that would make the draft. Fronts says that what this seat has in front of it is shown
	// with the draft.
	Mover  func(v V) games.Seat
	Fronts bool
	// Place lays out what is to be seen within the frame's field, with a draft if there is one. The board is at rest in
	// the view. Respread follows if things were placed by other means than [Places].
	Place func(v V, draft *M)
	// Draw draws only the field. At returns the place that a [table.Note] points at.
	Draw func(c *ui.Canvas)
	At   func(what any) ui.Point
}

// Poses reports whether the board can be shown as a picture.
func (b *Board[M, E, V, Model, Sel, K]) Poses() bool { return b.def.Picture != nil }

// Pose shows a whole position in the field of a frame, with a draft if there is one.
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
	b.def.Places.Spread()
	b.Given.Note(true)
	b.Freshen()
}

// DrawField draws the posed field and nothing around it.
func (b *Board[M, E, V, Model, Sel, K]) DrawField(c *ui.Canvas) { b.def.Picture.Draw(c) }

// At returns the place in a picture that a note points at.
func (b *Board[M, E, V, Model, Sel, K]) At(what any) ui.Point { return b.def.Picture.At(what) }
