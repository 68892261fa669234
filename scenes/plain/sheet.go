package plain

import (
	"runehall/internal/aloud"
	"runehall/scenes/boards"
	"runehall/scenes/stage"
	"runehall/scenes/things"
	"runehall/ui"
)

// sheet is what is said of a thing, and where.
type sheet struct {
	boards.Sheet
	said  boards.Explanation[Thing]
	title string
	notes []boards.Note
}

// explain returns what is said of a thing: no lines where nothing is.
func (b *Board[M, E, V]) explain(t Thing) (e boards.Explanation[Thing]) {
	if b.plain.Explain == nil || t.Kind < First || b.catalogue.Of[t.Kind].Inert {
		return e
	}
	e = b.plain.Explain(*b.Model.view, t)
	if e.Picture == (Thing{}) {
		e.Picture = t
	}
	return e
}

func (b *Board[M, E, V]) explains(t Thing) bool { return len(b.explain(t).Lines) > 0 }

// open places the sheet that is chosen, over all that was put.
func (b *Board[M, E, V]) open() {
	s, was := &b.places.sheet, b.opened
	b.opened = Thing{}
	if b.Sel.Sheet != boards.ExplainSheet {
		return
	}
	s.said = b.explain(b.Sel.About)
	s.title, s.notes = s.said.Said(b.Given.Frame.Say)
	if len(s.notes) == 0 {
		return
	}
	sheeter := boards.NewSheeter(&s.Sheet, &b.Given.Frame)
	sheeter.Explain(len(s.notes))
	if b.opened = b.Sel.About; b.opened != was {
		b.Growth.From(b.Things.At(b.opened), s.Picture, b.Given.Frame.Tempo())
	}
	b.Things.Cover()
	b.Things.Put(things.The(Closer), s.Close)
	b.Things.Under(func(at ui.Point) Thing {
		if s.Rect.Has(at) {
			return things.The(Sheet)
		}
		return things.The(Closer)
	})
}

// drawSheet draws what is explained, over a board that it darkens.
func (b *Board[M, E, V]) drawSheet(c *ui.Canvas) {
	s := &b.places.sheet
	if s.Rect.Empty() {
		return
	}
	defer c.Unfade(c.Fade(b.Growth.Faded()))
	c.Rect(b.Given.Frame.Screen, c.Palette.Ink.Fade(boards.Dimming))
	s.DrawHead(c, s.title, s.Head.Inset(ui.Sides(c.Gap.S, 0)))
	b.drawSign(c, s.said.Picture, b.Growth.At(s.Picture))
	s.DrawPaper(c, s.notes, func(i int, r ui.Rect, _ ui.Color) { b.drawSign(c, s.said.Lines[i].Sign, r) })
}

// drawSign draws a thing as the picture of what is explained, or as the sign of a line. Where things are not drawn
// there are none.
func (b *Board[M, E, V]) drawSign(c *ui.Canvas, t Thing, r ui.Rect) {
	if b.plain.Draw == nil || t == (Thing{}) || r.Empty() {
		return
	}
	b.plain.Draw(c, &b.Given.Frame, *b.Model.view, t, r)
}

// says returns what a thing is to those who do not see the board.
func (b *Board[M, E, V]) says(h *stage.Heard, t Thing) aloud.Thing {
	said := aloud.Thing{State: b.mark(t).State()}
	if i := find(b.places.plates, t); i >= 0 {
		said.Label = b.places.plates[i].text
	}
	switch {
	case t.Kind == Closer:
		said.Label = h.Text("aloud.close")
	case t.Kind >= First:
		e := b.explain(t)
		said.Note = e.Heard(b.Given.Frame.Say, 0).Note
	}
	return said
}
