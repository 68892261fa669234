package toss

import (
	"math"

	rules "runehall/games/toss"
	"runehall/ui"
	"runehall/ui/gallery"
)

// Sizes of specimens, in dp.
const (
	specimenWide  = 210 // least width of a column
	specimenSmall = 64
)

// cabinet makes specimens: single things of the board as they look in play, for the gallery.
type cabinet struct{ painter *painter }

// Specimens returns the board's pieces for the gallery. Make them anew when the look, the language or the pictures
// change.
func Specimens(k *ui.Kit, text gallery.Text) []gallery.Subject {
	b := &cabinet{newPainter(k)}
	return []gallery.Subject{
		{Title: text("gallery.stones"), Widgets: []ui.Widget{b.runes(), b.poses(), b.small()}},
		{Title: text("gallery.trays"), Widgets: []ui.Widget{b.table(), b.tray()}},
		{Title: text("gallery.signals"), Widgets: []ui.Widget{b.marks(), b.throw(), b.flick()}},
	}
}

// runes shows each sign in each colour, turned; a back; and Destiny.
func (b *cabinet) runes() ui.Widget {
	return gallery.Samples(specimenSmall, specimenSmall, rules.Signs*3+2, func(c *ui.Canvas, i int, r ui.Rect) {
		look := runeLook{rune: rules.Rune(i%3*2*rules.Signs + i/3*2), turn: float64(i%5) * .4, ground: i}
		switch i {
		case rules.Signs * 3:
			look = runeLook{rune: rules.NoRune}
		case rules.Signs*3 + 1:
			look = runeLook{rune: rules.Destiny}
		}
		b.painter.rune(c, r.Center(), min(r.W, r.H)*.42, look)
	})
}

// poses shows runes that are held, and runes that are turning over.
func (b *cabinet) poses() ui.Widget {
	return gallery.Samples(specimenSmall, specimenSmall, 8, func(c *ui.Canvas, i int, r ui.Rect) {
		look := runeLook{rune: rules.Rune(5 * i), turn: .4, lift: 1}
		if i < 3 {
			look.ring, look.glow = &c.Seats[i].Color, 1
		} else {
			look.flips, look.axis = float64(i-3)*.24, .5
		}
		b.painter.rune(c, r.Center(), min(r.W, r.H)*.34, look)
	})
}

// small shows loot and Balance runes.
func (b *cabinet) small() ui.Widget {
	a := b.painter
	return gallery.Samples(specimenSmall, specimenSmall, 6, func(c *ui.Canvas, i int, r ui.Rect) {
		mid, side := r.Center(), min(r.W, r.H)
		switch i {
		case 0, 1, 2:
			first := rules.Rune(i * 2 * rules.Signs)
			a.loot(c, mid.Sub(ui.Pt(side*.16, 0)), side*.22, side*.3, []rules.Rune{first + 2, first + 6}, 0)
		case 3:
			a.loot(c, mid, side*.3, side*.3, nil, 0)
		case 4:
			a.balance(c, mid, side*.38, 2*rules.Signs+8, 0)
		case 5:
			a.balance(c, mid, side*.38, rules.NoRune, 0)
		}
	})
}

// table shows the table with a fuse, a hand, and runes on it; and a part of a larger table.
func (b *cabinet) table() ui.Widget {
	return gallery.Samples(specimenWide, specimenWide, 2, func(c *ui.Canvas, i int, r ui.Rect) {
		before := c.Clip(r)
		defer c.Unclip(before)
		a, radius, mid := b.painter, r.H*.4, r.Center()
		if i == 1 {
			radius, mid = r.H*.84, ui.Pt(mid.X, r.Y+r.H*.1)
		}
		a.ground(c, r, mid, radius)
		a.table(c, mid, radius)
		if i == 1 {
			a.veil(c, mid, radius, .34)
		}
		a.fuse(c, mid, radius, math.Pi/2, .8, .7)
		a.reach(c, mid.Add(ui.Pt(radius*.3, radius*.1)), handLook{way: -2.4, depth: 1, breadth: radius * .3})
		disc := radius * rules.DiscRadius / rules.TableRadius
		for j := range 7 {
			a.rune(c, mid.Add(ui.Polar(float64(j), radius*.6)), disc,
				runeLook{rune: rules.Rune(7*j - 1), turn: float64(j)})
		}
		a.rune(c, mid, disc, runeLook{rune: rules.Destiny})
	})
}

// tray shows a tray with what lies in it, once lying and once upright.
func (b *cabinet) tray() ui.Widget {
	return gallery.Samples(specimenWide, 96, 2, func(c *ui.Canvas, i int, r ui.Rect) {
		a, turn, ring := b.painter, 0.0, &c.Seats[i].Color
		if i == 1 {
			r, turn = r.Place(ui.Sz(r.H*.5, r.H), .5, .5), math.Pi/2
			a.tray(c, r, trayLook{})
			a.well(c, r.Grow(-r.W*.12), nil)
			a.balance(c, r.Center().Sub(ui.Pt(0, r.H*.2)), r.W*.26, 40, turn)
			a.loot(c, r.Center().Add(ui.Pt(0, r.H*.12)), r.W*.14, r.W*.2, []rules.Rune{0, 4}, turn)
			return
		}
		r = r.Grow(-r.H * .1)
		a.tray(c, r, trayLook{ring: ring})
		dish, rest := r.Grow(-r.H*.1).CutLeft(r.H*.8, r.H*.1)
		a.balance(c, dish.Center(), dish.H*.38, 18, turn)
		a.well(c, rest, ring)
		a.pair(c, rest.Center(), rest.H*.3, 36, turn)
		sum, count := rest.CutLeft(rest.W*.34, 0)
		a.sum(c, 12, sum.Grow(-rest.H*.25))
		a.count(c, 4, count.Place(ui.Sz(count.W*.4, count.H*.4), 1, 1))
	})
}

// marks shows a print, a miss, an emblem, the rungs of the ladder, and the frame of a photo.
func (b *cabinet) marks() ui.Widget {
	a := b.painter
	return gallery.Samples(specimenSmall, specimenSmall, 7, func(c *ui.Canvas, i int, r ui.Rect) {
		mid, side, seat := r.Center(), min(r.W, r.H), c.Seats[i%len(c.Seats)]
		switch i {
		case 0:
			a.print(c, mid, side*.4, seat.Color)
		case 1:
			a.miss(c, mid, side*.4, seat, 1)
		case 2:
			a.mark(c, mid, side*.3, seat)
		case 3, 4, 5:
			a.rung(c, ui.RectAround(mid, ui.Sz(side*.84, side*.6)), i, rungState(i-3))
		case 6:
			a.photo(c, r)
		}
	})
}

// throw shows the bowl, a swipe with its spin, and the meter.
func (b *cabinet) throw() ui.Widget {
	a := b.painter
	return gallery.Samples(specimenWide, 150, 2, func(c *ui.Canvas, i int, r ui.Rect) {
		if i == 1 {
			a.meter(c, r.Place(ui.Sz(r.W, c.Dp(28)), .5, .5), .62, 1)
			return
		}
		bowl := r.Place(ui.Sz(r.W*.8, r.H*.7), 0, 1)
		a.bowl(c, bowl)
		mid := bowl.Center()
		for j := range 3 {
			a.rune(c, mid.Add(ui.Polar(2.1*float64(j), r.H*.13)), r.H*.13, runeLook{rune: rules.NoRune})
		}
		head := ui.Pt(r.X+r.W*.7, r.Y+r.H*.3)
		a.fan(c, mid, -1, r.H*.6, r.H*.5, 1)
		a.hold(c, mid, r.H*.12)
		a.swipe(c, mid, ui.Pt(mid.X, head.Y), head, r.H*.06, 1.2)
	})
}

// flick shows what aims a flick, and the tape that measures it.
func (b *cabinet) flick() ui.Widget {
	a := b.painter
	return gallery.Samples(specimenWide, 130, 2, func(c *ui.Canvas, i int, r ui.Rect) {
		before := c.Clip(r)
		defer c.Unclip(before)
		a.well(c, r, nil)
		at := ui.Pt(r.X+r.W*.3, r.Y+r.H*.6)
		if disc := r.H * .13; i == 0 {
			a.power(c, at, disc, -.4, .6, .8)
			a.aim(c, at, disc, -.4)
			a.pull(c, at, at.Sub(ui.Polar(-.4, disc*4)), disc)
			a.rune(c, at, disc, runeLook{rune: 14, turn: .3})
			return
		}
		far := ui.Pt(r.Right()-r.H*.3, r.Y+r.H*.4)
		a.rune(c, at, r.H*.2, runeLook{rune: rules.Destiny})
		a.ribbon(c, ui.Pt(far.X, r.Bottom()), far, r.H*.2, c.Seats[1].Color)
		a.print(c, far, r.H*.2, c.Seats[1].Color)
		way := far.Sub(at).Mul(r.H * .2 / at.Dist(far))
		a.tape(c, tapeLook{from: at.Add(way), to: far.Sub(way), wide: r.H * .13, ticks: 32, out: 1})
	})
}
