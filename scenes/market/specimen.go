package market

import (
	"slices"

	rules "runehall/games/market"
	"runehall/ui"
	"runehall/ui/gallery"
)

// Sizes of specimens, in dp.
const (
	specimenWide  = 100 // least width of a column
	specimenSmall = 44
)

// cabinet makes specimens: single things of the board as they look in play, for the gallery.
type cabinet struct {
	painter *painter
	text    gallery.Text
}

// Specimens returns the board's pieces for the gallery. Make them anew when the look, the language or the pictures have
// changed.
func Specimens(k *ui.Kit, text gallery.Text) []gallery.Subject {
	b := &cabinet{newPainter(k), text}
	return []gallery.Subject{
		{Title: text("gallery.cards"), Widgets: []ui.Widget{b.cards()}},
		{Title: text("gallery.runes"), Widgets: []ui.Widget{b.runes(), b.marks()}},
		{Title: text("gallery.stores"), Widgets: []ui.Widget{b.stores(), b.chests()}},
		{Title: text("gallery.stall"), Widgets: []ui.Widget{b.stall()}},
	}
}

// colours are the colours of runes, and NoColour for a rune of either one.
var colours = [...]rules.Colour{rules.Red, rules.Blue, rules.NoColour}

// cards shows a card of each kind in several sizes, with names and without.
func (b *cabinet) cards() ui.Widget {
	grid := &gallery.Grid{Least: specimenWide}
	for _, size := range [...]ui.Size{{W: 132, H: 190}, {W: 80, H: 115}, {W: 56, H: 81}} {
		for _, one := range [...]rules.Card{4, 7, rules.Highest, rules.Thief, rules.RedCard, rules.BlueCard,
			rules.Hidden} {
			grid.Items = append(grid.Items, gallery.Specimen{Name: b.text("gallery.card"),
				Widget: &gallery.Picture{Size: size, Paint: func(c *ui.Canvas, r ui.Rect) {
					if size.W > specimenWide {
						b.painter.named(c, one, b.text("gallery.name"), b.text("gallery.card"), r.Snap())
					} else {
						b.painter.card(c, one, r.Snap())
					}
				}}})
		}
	}
	return grid
}

func (b *cabinet) runes() ui.Widget {
	return gallery.Samples(specimenSmall, specimenSmall, 2*len(colours), func(c *ui.Canvas, i int, r ui.Rect) {
		if side := min(r.W, r.H); i < len(colours) {
			b.painter.rune(c, colours[i], r.Center(), side)
		} else {
			b.painter.sign(c, rules.Rock+rules.Pick(i-len(colours)), r.Center(), side)
		}
	})
}

// marks shows swords, lock, coin, snow, frost, chain and a count.
func (b *cabinet) marks() ui.Widget {
	a := b.painter
	list := [...]func(c *ui.Canvas, r ui.Rect){
		func(c *ui.Canvas, r ui.Rect) { a.swords(c, r.Center(), min(r.W, r.H)) },
		func(c *ui.Canvas, r ui.Rect) { a.padlock(c, r.Center(), min(r.W, r.H)) },
		func(c *ui.Canvas, r ui.Rect) { a.coin(c, r.Center(), min(r.W, r.H)*.6) },
		func(c *ui.Canvas, r ui.Rect) { a.snow(c, r.Center(), min(r.W, r.H)*.8) },
		func(c *ui.Canvas, r ui.Rect) { a.frost(c, r, 1) },
		a.chain,
		func(c *ui.Canvas, r ui.Rect) {
			a.count(c, rules.MarketRunes, c.Palette.Gold, r.Center(), min(r.W, r.H)*.6)
		},
	}
	return gallery.Samples(specimenSmall, specimenSmall, len(list),
		func(c *ui.Canvas, i int, r ui.Rect) { list[i](c, r) })
}

func (b *cabinet) stores() ui.Widget {
	seats := b.painter.Kit.Seats
	looks := [...]storeLook{
		{colour: rules.Red, runes: 3, owner: seats[0]},
		{colour: rules.Blue, runes: rules.MarketRunes, owner: seats[1], outpost: true},
		{colour: rules.Blue, runes: 3, owner: seats[2], taker: &seats[3], frost: 1, chained: true},
		{kind: yardStore, owner: seats[3]},
		{kind: yardStore, colour: rules.Red, runes: 2, owner: seats[4]},
		{kind: pileStore, colour: rules.Blue, runes: 3, owner: seats[0], taker: &seats[1], frost: 1, chained: true},
	}
	return gallery.Samples(specimenWide, specimenWide, 2*len(looks), func(c *ui.Canvas, i int, r ui.Rect) {
		if i >= len(looks) {
			r = r.Place(ui.Sz(r.W/2, r.H/2), .5, 1).Snap()
		}
		b.painter.store(c, &looks[i%len(looks)], r)
	})
}

func (b *cabinet) chests() ui.Widget {
	return gallery.Samples(specimenWide, specimenWide, 4, func(c *ui.Canvas, i int, r ui.Rect) {
		b.painter.chest(c, colours[i%2], i >= 2, r)
	})
}

// stall shows the stall with all that it begins with.
func (b *cabinet) stall() ui.Widget {
	a := b.painter
	return gallery.Sample(220, func(c *ui.Canvas, r ui.Rect) {
		r = r.Snap()
		roof, depth, foot := ui.Whole(r.H*.2), ui.Whole(r.H*.18), ui.Whole(r.H*.24)
		a.stall(c, stallForm{int16(roof), int16(depth), int16(foot)}, r)
		bays := r.Grow(-r.W*.03).Columns(r.W*.02, slices.Repeat([]ui.Track{ui.Share(1)}, 4)...)
		for i, room := range bays {
			floor, high := r.Bottom()-foot-depth*.3, r.H*.42
			goods := ui.Rc(room.X, floor-high, room.W, high).Snap()
			switch i {
			case 0, 1:
				a.pile(c, colours[i], rules.MarketRunes-5*i, goods)
			case 2:
				a.outpost(c, c.Seats[0].Color, goods)
			default:
				a.collector(c, nil, false, goods)
			}
			low := ui.Rc(room.X, r.Bottom()-foot*.9, room.W, foot*.86).Snap()
			a.tag(c, ui.Digits(rules.SumForMore), i > 1, rules.NoColour, low)
		}
		a.lantern(c, 1, ui.Rc(bays[0].Right()-r.H*.04, r.Y+roof, r.H*.12, r.H*.28).Snap())
		roofed, _ := r.CutTop(roof, 0)
		a.awning(c, roofed)
	})
}
