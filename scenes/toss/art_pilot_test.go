//go:build pilot

package toss

import (
	"os"
	"testing"

	"runehall/assets/art"
	rules "runehall/games/toss"
	"runehall/internal/workshop/boardtest"
	"runehall/internal/workshop/lane"
	"runehall/internal/workshop/pilot"
	"runehall/ui"
)

func TestMain(m *testing.M) { os.Exit(pilot.Run(m)) }

// easel is a painter with a canvas to paint on.
type easel struct {
	*boardtest.Easel
	*painter
}

func easels(t *testing.T) map[string]*easel {
	t.Helper()
	list := map[string]*easel{}
	for name, e := range boardtest.Easels(t, art.Destiny) {
		list[name] = &easel{e, newPainter(e.Kit)}
	}
	return list
}

// things lists what players must tell apart, by kind: signs of one colour, stones with the same sign, and marks.
func (e *easel) things() boardtest.Things {
	list, c, p := boardtest.Things{}, e.Canvas, e.painter
	stone := func(kind string, look runeLook) {
		list.Add(kind, func(r ui.Rect) { p.rune(c, r.Center(), r.W/stoneBox, look) })
	}
	for _, colour := range [...]rules.Colour{rules.Black, rules.Grey, rules.White} {
		first := 2 * rules.Signs * rules.Rune(colour)
		for sign := range rules.Rune(rules.Signs) {
			stone(colour.String(), runeLook{rune: first + 2*sign, turn: float64(sign)})
		}
		stone(colour.String(), runeLook{rune: rules.NoRune})
		stone("stones", runeLook{rune: first})
		list.Add("loot", func(r ui.Rect) { p.pair(c, r.Center(), r.W/3, first, 0) })
	}
	stone("stones", runeLook{rune: rules.NoRune})
	stone("stones", runeLook{rune: rules.Destiny})
	for i := range e.Seats {
		seat := e.Seats[i]
		list.Add("rings", func(r ui.Rect) { p.rune(c, r.Center(), r.W/2.5, runeLook{ring: &seat.Color}) })
		list.Add("seats", func(r ui.Rect) { p.mark(c, r.Center(), r.W/2, seat) })
		list.Add("late", func(r ui.Rect) { p.miss(c, r.Center(), r.W/2.5, seat, 1) })
	}
	mid := func(draw func(c *ui.Canvas, at ui.Point, r float64)) {
		list.Add("places", func(r ui.Rect) { draw(c, r.Center(), r.W/2.6) })
	}
	mid(p.empty)
	mid(func(c *ui.Canvas, at ui.Point, r float64) { p.print(c, at, r, c.Seats[0].Color) })
	mid(func(c *ui.Canvas, at ui.Point, r float64) { p.miss(c, at, r, c.Seats[0], 1) })
	mid(func(c *ui.Canvas, at ui.Point, r float64) { p.balance(c, at, r, rules.NoRune, 0) })
	mid(func(c *ui.Canvas, at ui.Point, r float64) { p.balance(c, at, r, 4, 0) })
	for state := rungAhead; state <= rungDone; state++ {
		list.Add("rungs", func(r ui.Rect) { p.rung(c, r.Grow(-r.W*.1), 3, state) })
	}
	list.Add("counts", func(r ui.Rect) { p.count(c, 4, r) })
	return list
}

// leastDiffer is the least difference in grey between two things of a kind: about half of what it really is.
var leastDiffer = map[string]float64{
	"black": .025, "grey": .02, "white": .03, "stones": .05, "loot": .08, "seats": .02, "late": .006,
	"places": .1, "rungs": .2,
}

// TestThingsAreToldApartWithoutColour paints everything in the sizes it has on small and large screens, and compares in
// grey.
func TestThingsAreToldApartWithoutColour(t *testing.T) {
	for name, e := range easels(t) {
		e.things().Differ(t, e.Easel, name, leastDiffer, 34, 110)
	}
}

// TestThingsKeepToTheirPlaces paints everything once, and fails where paint lies outside the place of a thing.
func TestThingsKeepToTheirPlaces(t *testing.T) {
	for name, e := range easels(t) {
		e.things().KeepToTheirPlaces(t, e.Easel, name, 120)
	}
}

// TestDrawingThingsAgainAllocatesNothing draws everything of a table a second time.
func TestDrawingThingsAgainAllocatesNothing(t *testing.T) {
	lane.OnlyWhole(t, "Menhirs holds it")
	for name, e := range easels(t) {
		things, r := e.things().Each(), boardtest.EaselAt(40)
		e.Steady(t, name, e.Pixels, func() {
			e.painter.Frame()
			things(r)
			c, mid, col := e.Canvas, r.Center(), e.Palette.Gold
			e.ground(c, r, mid, 60)
			// The plate of the table has a texture of its own, for which the engine allocates. Everything else of the
			// table is drawn here.
			e.plainTable(c, mid, 60)
			e.seams(c, mid, 60)
			e.burns(c, mid, 60)
			e.braid(c, mid, 60)
			e.fuse(c, mid, 60, 1, 1, .7)
			e.veil(c, mid, 60, .3)
			e.reach(c, mid, handLook{way: 1, depth: 1, breadth: 30})
			e.ribbon(c, mid, r.Min(), 10, col)
			e.rune(c, mid, 12, runeLook{rune: 7, flips: .3, ring: &col, glow: 1, moving: true})
			e.tray(c, r, trayLook{ring: &col})
			e.well(c, r, &col)
			e.bowl(c, r)
			e.fan(c, mid, 1, 40, 30, 1)
			e.swipe(c, mid, r.Min(), ui.Pt(r.X, r.Bottom()), 6, 1)
			e.hold(c, mid, 10)
			e.meter(c, r, .3, 1)
			e.aim(c, mid, 8, 1)
			e.power(c, mid, 8, 1, .5, 0)
			e.pull(c, mid, r.Min(), 8)
			e.tape(c, tapeLook{from: mid, to: r.Min(), wide: 8, ticks: 20, out: 1})
			e.photo(c, r)
			e.sum(c, 12, r)
		})
	}
}
