//go:build pilot

package market

import (
	"os"
	"testing"

	"runehall/assets/art"
	rules "runehall/games/market"
	"runehall/internal/workshop/boardtest"
	"runehall/internal/workshop/lane"
	"runehall/internal/workshop/pilot"
	"runehall/ui"
)

func TestMain(m *testing.M) { os.Exit(pilot.Run(m)) }

// easel is a painter with what it paints on.
type easel struct {
	*boardtest.Easel
	*painter
}

func easels(t *testing.T) map[string]*easel {
	t.Helper()
	list := map[string]*easel{}
	for name, e := range boardtest.Easels(t, art.Fox) {
		list[name] = &easel{e, newPainter(e.Kit)}
	}
	return list
}

// things returns what players must tell from each other, by kind.
func (e *easel) things() boardtest.Things {
	list := boardtest.Things{}
	colours := []rules.Colour{rules.Red, rules.Blue}
	for _, colour := range append(colours, rules.NoColour) {
		list.Add("runes", func(r ui.Rect) { e.rune(e.Canvas, colour, r.Center(), r.W) })
	}
	for _, colour := range colours {
		list.Add("chests", func(r ui.Rect) { e.chest(e.Canvas, colour, true, r) })
		list.Add("chests", func(r ui.Rect) { e.chest(e.Canvas, colour, false, r) })
		list.Add("emblems", func(r ui.Rect) { e.emblem(e.Canvas, colour, r.Center(), r.W*.9) })
	}
	list.Add("emblems", func(r ui.Rect) { e.fox(e.Canvas, r.Center(), r.W*.9) })
	for i := range e.Seats {
		seat := &e.Seats[i]
		list.Add("collectors", func(r ui.Rect) { e.collector(e.Canvas, seat, true, r) })
		list.Add("owners", func(r ui.Rect) { e.store(e.Canvas, &storeLook{colour: rules.Red, owner: *seat}, r) })
	}
	list.Add("figures", func(r ui.Rect) { e.collector(e.Canvas, nil, false, r) })
	list.Add("figures", func(r ui.Rect) { e.outpost(e.Canvas, e.Seats[0].Color, r) })
	list.Add("collectors", func(r ui.Rect) { e.collector(e.Canvas, nil, true, r) })
	for n := range 13 {
		list.Add("stores", func(r ui.Rect) {
			e.store(e.Canvas, &storeLook{colour: rules.Blue, runes: n, owner: e.Seats[0]}, r)
		})
	}
	for _, look := range e.fates() {
		list.Add("fates", func(r ui.Rect) { e.store(e.Canvas, &look, r) })
	}
	for choice := rules.Rock; choice <= rules.Scissors; choice++ {
		list.Add("hands", func(r ui.Rect) { e.sign(e.Canvas, choice, r.Center(), r.W) })
	}
	list.Add("marks", func(r ui.Rect) { e.swords(e.Canvas, r.Center(), r.W) })
	list.Add("marks", func(r ui.Rect) { e.padlock(e.Canvas, r.Center(), r.W) })
	list.Add("marks", func(r ui.Rect) { e.coin(e.Canvas, r.Center(), r.W) })
	list.Add("marks", func(r ui.Rect) { e.chain(e.Canvas, r) })
	list.Add("marks", func(r ui.Rect) { e.frost(e.Canvas, r, 1) })
	for n := range 13 {
		list.Add("counts", func(r ui.Rect) { e.count(e.Canvas, n, e.Palette.Gold, r.Center(), r.W) })
	}
	return list
}

// fates returns stores in each state that they can come to.
func (e *easel) fates() []storeLook {
	own, taker := e.Seats[0], &e.Seats[1]
	return []storeLook{
		{colour: rules.Red, runes: 3, owner: own},
		{colour: rules.Red, runes: 3, owner: own, outpost: true},
		{colour: rules.Red, runes: 3, owner: own, frost: 1},
		{colour: rules.Red, runes: 3, owner: own, frost: 1, chained: true},
		{colour: rules.Red, runes: 3, owner: own, frost: 1, chained: true, taker: taker},
		{kind: yardStore, owner: own},
		{kind: yardStore, colour: rules.Red, runes: 3, owner: own},
		{kind: yardStore, colour: rules.Blue, runes: 3, owner: own},
		{kind: pileStore, colour: rules.Red, runes: 3, owner: own, frost: 1, chained: true, taker: taker},
		{kind: pileStore, colour: rules.Blue, runes: 3, owner: own, frost: 1, chained: true, taker: taker},
	}
}

// leastDiffer is how much two things of a kind must differ in grey at least: about half of what they do.
var leastDiffer = map[string]float64{
	"runes": .07, "chests": .0045, "emblems": .025, "collectors": .0012, "owners": .001, "figures": .3,
	"stores": .001, "fates": .006, "hands": .17, "marks": .2, "counts": .01,
}

// TestThingsAreToldApartWithoutColour paints everything in the sizes that it has on small and on large screens, and
// compares in grey.
func TestThingsAreToldApartWithoutColour(t *testing.T) {
	for name, e := range easels(t) {
		e.things().Differ(t, e.Easel, name, leastDiffer, 44, 160)
	}
}

// TestThingsKeepToTheirPlaces paints everything at one size: nothing may leave its place.
func TestThingsKeepToTheirPlaces(t *testing.T) {
	for name, e := range easels(t) {
		e.things().KeepToTheirPlaces(t, e.Easel, name, 120)
	}
}

// leastCards is how much two cards must differ in grey at least. Two number cards differ only in their figures and
// coins.
const leastCards = .005

// TestCardsDiffer paints every card with its name, from the smallest hand to the largest sheet, and compares in grey.
func TestCardsDiffer(t *testing.T) {
	for name, e := range easels(t) {
		cards := boardtest.Things{}
		for _, one := range append(faces(), rules.Hidden) {
			cards.Add("cards", func(r ui.Rect) {
				e.named(e.Canvas, one, "Store", "takes two", ui.Rc(60, 30, r.W, r.W*1.44))
			})
		}
		cards.Differ(t, e.Easel, name, map[string]float64{"cards": leastCards}, 52, 104, 152.4, 236)
	}
}

// prices are words for price tags.
var prices = [...]string{"5 · 10 · 15", "21+ / 2"}

// TestDrawingThingsAgainAllocatesNothing draws everything of a table a second time.
func TestDrawingThingsAgainAllocatesNothing(t *testing.T) {
	lane.OnlyWhole(t, "Menhirs holds it")
	for name, e := range easels(t) {
		things, cards, r := e.things().Each(), faces(), boardtest.EaselAt(40)
		e.Steady(t, name, e.Pixels, func() {
			e.painter.Frame()
			things(r)
			for i, one := range cards {
				e.card(e.Canvas, one, ui.Rc(10, 10, 86, 124))
				e.named(e.Canvas, one, "Store", "takes two", ui.Rc(10, 10, 120, 174))
				e.tag(e.Canvas, prices[i%2], true, rules.NoColour, ui.Rc(0, 0, 120, 44))
			}
			e.back(e.Canvas, ui.Rc(10, 10, 86, 124))
			e.stall(e.Canvas, stallForm{40, 30, 50}, ui.Rc(0, 0, 340, 200))
			e.awning(e.Canvas, ui.Rc(0, 0, 340, 40))
			e.lantern(e.Canvas, .9, r)
			e.pile(e.Canvas, rules.Red, 12, r)
			e.snow(e.Canvas, r.Center(), 30)
		})
	}
}
