//go:build !js

package masters

import (
	"runehall/assets/art"
	rules "runehall/games/masters"
	"runehall/ui"
	"runehall/ui/gallery"
)

// Sizes of specimens, in dp.
const (
	specimenWide = 100 // least width of a column
	specimenSide = 34  // of a section of a card
)

type cabinet struct {
	painter *painter
	text    gallery.Text
}

// Specimens returns the board's pieces for the gallery. Make them anew when the look, the language or the pictures
// change.
func Specimens(k *ui.Kit, text gallery.Text) []gallery.Subject {
	b := &cabinet{newPainter(k), text}
	return []gallery.Subject{
		{Title: text("gallery.cards"), Widgets: []ui.Widget{b.cards()}},
		{Title: text("gallery.stones"), Widgets: []ui.Widget{b.stones()}},
		{Title: text("gallery.figures"), Widgets: []ui.Widget{b.figures(), b.adepts()}},
	}
}

func (b *cabinet) cards() ui.Widget {
	grid := &gallery.Grid{Least: specimenWide}
	add := func(name string, card rules.Card, turn uint8) {
		wide, high := extentOf(turn)
		size := ui.Sz(float64(wide)*specimenSide, float64(high)*specimenSide)
		grid.Items = append(grid.Items,
			gallery.Specimen{Name: name, Widget: &gallery.Picture{Size: size, Paint: func(c *ui.Canvas, r ui.Rect) {
				b.painter.card(c, card, turn, r, c.Dp(specimenSide))
			}}})
	}
	add(b.text("gallery.card"), rules.StartCard, 0)
	for n := range rules.Card(art.Slates) {
		add(b.text("gallery.card"), rules.StartCard+1+n, 0)
		add(b.text("gallery.turned"), rules.StartCard+1+n, 1)
	}
	add(b.text("gallery.back"), rules.Hidden, 0)
	add(b.text("gallery.back"), rules.Hidden, 1)
	return grid
}

func (b *cabinet) stones() ui.Widget {
	colours := [...]rules.Colour{rules.Blue, rules.Green, rules.Red}
	return gallery.Samples(specimenWide/2, 2*specimenSide, len(colours), func(c *ui.Canvas, i int, r ui.Rect) {
		b.painter.gem(c, colours[i], r.Center(), c.Dp(2*specimenSide))
	})
}

func (b *cabinet) figures() ui.Widget {
	return gallery.Samples(specimenWide, 2.4*specimenSide, len(b.painter.Kit.Seats),
		func(c *ui.Canvas, i int, r ui.Rect) {
			colour, side := c.Seats[i].Color, c.Dp(specimenSide)
			left, right := r.CutLeft(r.W/2, 0)
			b.painter.figure(c, colour, ui.Pt(left.Center().X, left.Center().Y+side), 1.6*side)
			b.painter.ring(c, colour, right.Center(), side*.46)
			b.painter.gem(c, rules.Blue, right.Center(), side*.9)
		})
}

// adepts shows the tablets of both sides, and the tablet of an adept whose power is spent.
func (b *cabinet) adepts() ui.Widget {
	sides := [...]rules.Side{rules.BlueSide, rules.GreenSide, rules.NoSide}
	return gallery.Samples(specimenWide/2, 1.5*specimenSide, len(sides), func(c *ui.Canvas, i int, r ui.Rect) {
		size := min(r.H, r.W)
		b.painter.Sprite(c, adeptIDs[sides[i]], r.Place(ui.Sz(size, size), .5, .5))
	})
}
