//go:build !js

package stones

import (
	rules "runehall/games/stones"
	"runehall/ui"
	"runehall/ui/gallery"
)

// Sizes of specimens, in dp.
const (
	specimenWide  = 100 // least width of a column
	specimenSmall = 44
)

// cabinet makes the specimens of the gallery: single things of the board as they look in play.
type cabinet struct {
	painter *painter
	deck    *rules.Deck
	text    gallery.Text
}

// Specimens returns the pieces of the board for the gallery. Make them again when the look, the language or the
// pictures change.
func Specimens(k *ui.Kit, text gallery.Text) []gallery.Subject {
	deck, err := rules.StandardDeck()
	if err != nil {
		return nil // no match can be played with such a table, and the game says so itself
	}
	b := &cabinet{newPainter(k), deck, text}
	return []gallery.Subject{
		{Title: text("gallery.cards"), Widgets: []ui.Widget{b.cards()}},
		{Title: text("gallery.gems"), Widgets: []ui.Widget{b.gems(), b.dice()}},
		{Title: text("gallery.smithies"), Widgets: []ui.Widget{b.smithies(), b.fields()}},
		{Title: text("gallery.runes"), Widgets: []ui.Widget{b.stones(), b.track()}},
	}
}

var rowColours = rules.FieldOrder()

func (b *cabinet) cards() ui.Widget {
	grid := &gallery.Grid{Least: specimenWide}
	for _, size := range [...]ui.Size{{W: 132, H: 190}, {W: 80, H: 115}, {W: 126, H: 106}, {W: 106, H: 58}} {
		for _, card := range [...]rules.Card{58, 52, 37, 44, 73, 107} {
			grid.Items = append(grid.Items, gallery.Specimen{Name: b.text("gallery.card"),
				Widget: &gallery.Picture{Size: size, Paint: func(c *ui.Canvas, r ui.Rect) {
					b.painter.card(c, card, *b.deck.Face(0, card), r.Snap())
				}}})
		}
	}
	grid.Items = append(grid.Items, gallery.Specimen{Name: b.text("gallery.back"),
		Widget: &gallery.Picture{Size: ui.Sz(132, 190), Paint: func(c *ui.Canvas, r ui.Rect) {
			b.painter.back(c, r.Snap())
		}}})
	return grid
}

func (b *cabinet) gems() ui.Widget {
	colours := [...]rules.Colour{rules.Blue, rules.Yellow, rules.Green, rules.Red, rules.White, rules.NoColour}
	n := len(colours)
	return gallery.Samples(specimenSmall, specimenSmall, 2*n+3, func(c *ui.Canvas, i int, r ui.Rect) {
		mid, side := r.Center(), ui.Whole(min(r.W, r.H))
		switch {
		case i < n:
			b.painter.gem(c, colours[i], mid, side)
		case i < 2*n:
			b.painter.magic(c, colours[i-n], mid, side*.6)
		case i == 2*n:
			b.painter.ore(c, mid, side)
		case i == 2*n+1:
			b.painter.points(c, 5, mid, side)
		default:
			b.painter.price(c, 3, mid, side)
		}
	})
}

func (b *cabinet) dice() ui.Widget {
	faces := int(rules.DieTwo) + 1
	return gallery.Samples(specimenSmall, specimenSmall, faces+1+len(rowColours), func(c *ui.Canvas, i int, r ui.Rect) {
		switch side := min(r.W, r.H); {
		case i < faces:
			b.painter.die(c, rules.Die(i), r)
		case i == faces:
			b.painter.icon(c, rules.Icon{Kind: rules.AnyCardIcon}, r.Center(), side)
		default:
			b.painter.icon(c, rules.Icon{Kind: rules.CardIcon, Colour: rowColours[i-faces-1]}, r.Center(), side)
		}
	})
}

func (b *cabinet) smithies() ui.Widget {
	lies := [...]rules.Colour{rules.Blue, rules.Yellow, rules.Green, rules.Red, rules.Yellow, rules.White}
	return gallery.Samples(specimenWide, specimenWide, len(lies)+1, func(c *ui.Canvas, i int, r ui.Rect) {
		if i == len(lies) {
			b.painter.smithy(c, rules.Plain1, rules.NoColour, b.deck.SmithyPrice(rules.Plain1), r)
			return
		}
		b.painter.smithy(c, rules.Smithy(i), lies[i], b.deck.SmithyPrice(rules.Smithy(i)), r)
	})
}

func (b *cabinet) fields() ui.Widget {
	n := len(rowColours)
	return gallery.Samples(specimenSmall, specimenSmall, 3*n, func(c *ui.Canvas, i int, r ui.Rect) {
		side := ui.Whole(min(r.W, r.H))
		r = r.Place(ui.Sz(side, side), 0, 0)
		field := rowColours[i%n]
		b.painter.field(c, field, [...]rules.Colour{field, rules.White, rules.NoColour}[i/n], r)
	})
}

func (b *cabinet) stones() ui.Widget {
	n := int(rules.Stones) - 1
	return gallery.Samples(specimenSmall, specimenSmall*1.4, 2*n, func(c *ui.Canvas, i int, r ui.Rect) {
		if stone := rules.Stone(1 + i%n); i < n {
			b.painter.stone(c, stone, r)
		} else {
			b.painter.rune(c, stone, r.Center(), r.H*.5, c.Palette.Ice)
		}
	})
}

func (b *cabinet) track() ui.Widget {
	return gallery.Sample(specimenSmall*1.4, func(c *ui.Canvas, r ui.Rect) {
		r = r.Snap()
		b.painter.track(c, r)
		throne, rest := r.CutRight(r.H, 0)
		b.painter.throne(c, rules.Throne, throne)
		for i, seat := range c.Seats {
			at := ui.Pt(rest.X+rest.W*float64(i+1)/float64(len(c.Seats)+1), rest.Y+rest.H*.6)
			b.painter.pin(c, seat, at, rest.H*.5, 0)
		}
	})
}
