//go:build pilot

package stones

import (
	"testing"

	rules "runehall/games/stones"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// easel is a painter and what it paints on.
type easel struct {
	*boardtest.Easel
	*painter
}

func easels(t *testing.T) map[string]*easel {
	t.Helper()
	list := map[string]*easel{}
	for name, e := range boardtest.Easels(t, maskIDs[rules.Green]) {
		list[name] = &easel{e, newPainter(e.Kit)}
	}
	return list
}

// things returns what players must tell from each other, by kind.
func (e *easel) things() boardtest.Things {
	list := boardtest.Things{}
	for _, colour := range every {
		list.Add("gems", func(r ui.Rect) { e.gem(e.Canvas, colour, r.Center(), r.W) })
		list.Add("masks", func(r ui.Rect) { e.mask(e.Canvas, colour, r.Center(), r.W) })
		if colour != rules.NoColour {
			list.Add("sparks", func(r ui.Rect) { e.magic(e.Canvas, colour, r.Center(), r.W) })
			list.Add("artifacts", func(r ui.Rect) { e.artifact(e.Canvas, colour, r) })
			list.Add("ghosts", func(r ui.Rect) { e.field(e.Canvas, colour, rules.NoColour, r) })
			list.Add("fields", func(r ui.Rect) { e.field(e.Canvas, colour, colour, r) })
		}
		if colour != rules.White {
			list.Add("cards to take", func(r ui.Rect) { e.cardIcon(e.Canvas, colour, r.Center(), r.W) })
		}
	}
	list.Add("gems", func(r ui.Rect) { e.ore(e.Canvas, r.Center(), r.W) })
	for face := rules.NoDie; face <= rules.DieTwo; face++ {
		list.Add("faces", func(r ui.Rect) { e.die(e.Canvas, face, r) })
	}
	for stone := range rules.Stones {
		list.Add("stones", func(r ui.Rect) { e.stone(e.Canvas, stone, r) })
	}
	for at, lies := range []rules.Colour{rules.Blue, rules.Blue, rules.Blue, rules.Blue, rules.Blue, rules.White} {
		if at > 0 {
			list.Add("smithies", func(r ui.Rect) { e.smithy(e.Canvas, rules.Smithy(at), lies, 2+at%3, r) })
		}
	}
	for n := 1; n <= 20; n++ {
		list.Add("points", func(r ui.Rect) { e.points(e.Canvas, n, r.Center(), r.W) })
	}
	return list
}

// leastDiffer is the least difference in grey between two things of a kind. It is about half of the measured
// difference, which is a few pixels of a small number, or of what stands at the foot of a smithy.
var leastDiffer = map[string]float64{
	"gems": .12, "masks": .25, "sparks": .12, "artifacts": .25, "ghosts": .012, "fields": .045, "cards to take": .01,
	"faces": .003, "stones": .011, "smithies": .004, "points": .005,
}

// TestThingsAreToldApartWithoutColour paints all things in the sizes that they have on small and on large screens, and
// compares them in grey.
func TestThingsAreToldApartWithoutColour(t *testing.T) {
	for name, e := range easels(t) {
		things := e.things()
		smithies := boardtest.Things{"smithies": things["smithies"]}
		delete(things, "smithies")
		things.Differ(t, e.Easel, name, leastDiffer, 28, 120)
		smithies.Differ(t, e.Easel, name, leastDiffer, 88, 180)
	}
}

// TestThingsKeepToTheirPlaces paints all things in one size.
func TestThingsKeepToTheirPlaces(t *testing.T) {
	for name, e := range easels(t) {
		e.things().KeepToTheirPlaces(t, e.Easel, name, 90)
	}
}

// TestCardsDiffer paints every card in each form. No two cards may look alike.
func TestCardsDiffer(t *testing.T) {
	for name, e := range easels(t) {
		for _, size := range []ui.Size{{W: 132, H: 190}, {W: 200, H: 240}, {W: 126, H: 106}, {W: 212, H: 116},
			{W: 86.4, H: 124.3}} {
			seen := map[string]rules.Card{}
			for _, p := range printedCards(t) {
				a := e.Paint(func() { e.card(e.Canvas, p.card, p.face, ui.Rc(50, 50, size.W, size.H)) })
				if other, ok := seen[string(a.Pix)]; ok && other != p.card {
					t.Errorf("%s: cards %v and %v of %v look alike", name, other, p.card, size)
				}
				seen[string(a.Pix)] = p.card
			}
		}
	}
}

// TestDrawingThingsAgainAllocatesNothing draws all things of a table a second time.
func TestDrawingThingsAgainAllocatesNothing(t *testing.T) {
	cards := printedCards(t)
	for name, e := range easels(t) {
		things, r := e.things().Each(), boardtest.EaselAt(40)
		e.Steady(t, name, e.Pixels, func() {
			e.painter.Frame()
			things(r)
			for _, p := range cards[:12] {
				e.card(e.Canvas, p.card, p.face, ui.Rc(10, 10, 86, 124))
				e.ability(e.Canvas, p.face, ui.Rc(10, 10, 120, 30))
			}
			e.back(e.Canvas, ui.Rc(10, 10, 86, 124))
			e.track(e.Canvas, ui.Rc(0, 0, 300, 40))
			e.throne(e.Canvas, 65, r)
			e.price(e.Canvas, 3, r.Center(), 30)
			e.pin(e.Canvas, e.Seats[0], r.Center(), 30, .4)
			e.rune(e.Canvas, rules.HandStone, r.Center(), 20, e.Palette.Ice)
		})
	}
}
