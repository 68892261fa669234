//go:build pilot

package market

import (
	"fmt"
	"image"
	"math"
	"os"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/assets/art"
	rules "runehall/games/market"
	"runehall/internal/pilot"
	"runehall/ui"
)

func TestMain(m *testing.M) { os.Exit(pilot.Run(m)) }

// easel is a canvas whose pixels are read.
type easel struct {
	*ui.Canvas
	*painter
	image *ebiten.Image
}

// easels are what things are painted on: with the pictures of the hall, with plain shapes, and in high contrast.
func easels(t *testing.T) map[string]*easel {
	t.Helper()
	shelved(art.Fox) // they have come
	list := map[string]*easel{}
	for name, look := range map[string]ui.Look{"pictures": {Device: 2}, "shapes": {Device: 2}, "contrast": {Device: 2, HighContrast: true}} {
		k, err := ui.NewKit(look)
		if err != nil {
			t.Fatal(err)
		}
		if name != "shapes" {
			k.SetArt(wholeShelf())
		}
		list[name] = &easel{ui.NewCanvas(k), newPainter(k), ebiten.NewImage(360, 400)}
	}
	return list
}

// frame is where things are painted, away from the edges.
var frame = ui.Rc(60, 60, 240, 280)

// paint returns the pixels of what is painted on bare ground.
func (e *easel) paint(draw func()) *image.RGBA {
	e.image.Clear()
	e.Begin(e.image)
	draw()
	p := image.NewRGBA(e.image.Bounds())
	e.image.ReadPixels(p.Pix)
	return p
}

// grey returns how light a pixel is where it covers the ground, and how much it covers.
func grey(p *image.RGBA, i int) (light, cover float64) {
	return .3*float64(p.Pix[i]) + .59*float64(p.Pix[i+1]) + .11*float64(p.Pix[i+2]), float64(p.Pix[i+3])
}

// differ returns how much two paintings differ in grey, as a share of what either covers.
func differ(p, q *image.RGBA) float64 {
	sum, all := 0.0, 0.0
	for i := 0; i < len(p.Pix); i += 4 {
		a, ca := grey(p, i)
		b, cb := grey(q, i)
		sum += max(math.Abs(a-b), math.Abs(ca-cb)) / 255
		all += max(ca, cb) / 255
	}
	return sum / max(1, all)
}

// things are what players must tell from each other, by kind.
func (e *easel) things() map[string][]func(r ui.Rect) {
	list := map[string][]func(r ui.Rect){}
	add := func(kind string, draw func(r ui.Rect)) { list[kind] = append(list[kind], draw) }
	colours := []rules.Colour{rules.Red, rules.Blue}
	for _, colour := range append(colours, rules.NoColour) {
		add("runes", func(r ui.Rect) { e.rune(e.Canvas, colour, r.Center(), r.W) })
	}
	for _, colour := range colours {
		add("chests", func(r ui.Rect) { e.chest(e.Canvas, colour, true, r) })
		add("chests", func(r ui.Rect) { e.chest(e.Canvas, colour, false, r) })
		add("emblems", func(r ui.Rect) { e.emblem(e.Canvas, colour, r.Center(), r.W*.9) })
	}
	add("emblems", func(r ui.Rect) { e.fox(e.Canvas, r.Center(), r.W*.9) })
	for i := range e.Seats {
		seat := &e.Seats[i]
		add("collectors", func(r ui.Rect) { e.collector(e.Canvas, seat, true, r) })
		add("owners", func(r ui.Rect) { e.store(e.Canvas, &storeLook{colour: rules.Red, owner: *seat}, r) })
	}
	add("figures", func(r ui.Rect) { e.collector(e.Canvas, nil, false, r) })
	add("figures", func(r ui.Rect) { e.outpost(e.Canvas, e.Seats[0].Color, r) })
	add("collectors", func(r ui.Rect) { e.collector(e.Canvas, nil, true, r) })
	for n := range 13 {
		add("stores", func(r ui.Rect) { e.store(e.Canvas, &storeLook{colour: rules.Blue, runes: n, owner: e.Seats[0]}, r) })
	}
	for _, look := range e.fates() {
		add("fates", func(r ui.Rect) { e.store(e.Canvas, &look, r) })
	}
	for pick := rules.Rock; pick <= rules.Scissors; pick++ {
		add("hands", func(r ui.Rect) { e.sign(e.Canvas, pick, r.Center(), r.W) })
	}
	add("marks", func(r ui.Rect) { e.swords(e.Canvas, r.Center(), r.W) })
	add("marks", func(r ui.Rect) { e.padlock(e.Canvas, r.Center(), r.W) })
	add("marks", func(r ui.Rect) { e.coin(e.Canvas, r.Center(), r.W) })
	add("marks", func(r ui.Rect) { e.chain(e.Canvas, r) })
	add("marks", func(r ui.Rect) { e.frost(e.Canvas, r, 1) })
	for n := range 13 {
		add("counts", func(r ui.Rect) { e.count(e.Canvas, n, e.Palette.Gold, r.Center(), r.W) })
	}
	return list
}

// fates are what can become of a store.
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

// leastDiffer is the least difference in grey of two things of a kind, about half of what it is.
var leastDiffer = map[string]float64{
	"runes": .07, "chests": .0045, "emblems": .025, "collectors": .0012, "owners": .001, "figures": .3, "stores": .001, "fates": .006, "hands": .17,
	"marks": .2, "counts": .01,
}

// TestThingsAreToldApartWithoutColour paints everything in the sizes that it has on small and on large screens, and compares in grey.
func TestThingsAreToldApartWithoutColour(t *testing.T) {
	for name, e := range easels(t) {
		for kind, things := range e.things() {
			for _, side := range []float64{44, 160} {
				r := frame.Place(ui.Sz(side, side), .5, .5)
				least, pair := 2.0, ""
				var painted []*image.RGBA
				for _, draw := range things {
					pilot.InFrame(func() { painted = append(painted, e.paint(func() { draw(r) })) })
				}
				for i, p := range painted {
					for j, q := range painted[:i] {
						if d := differ(p, q); d < least {
							least, pair = d, fmt.Sprint(j, " and ", i)
						}
					}
				}
				t.Logf("%s: %s of %v: %s differ by %.4f", name, kind, side, pair, least)
				if least < leastDiffer[kind] {
					t.Errorf("%s: %s of %v: %s differ by %.4f", name, kind, side, pair, least)
				}
			}
		}
	}
}

// TestThingsKeepToTheirPlaces paints everything at a side: but for a soft shadow it stays within that.
func TestThingsKeepToTheirPlaces(t *testing.T) {
	r := frame.Place(ui.Sz(120, 120), .5, .5)
	for name, e := range easels(t) {
		for kind, things := range e.things() {
			for i, draw := range things {
				pilot.InFrame(func() {
					p := e.paint(func() { draw(r) })
					for y := range p.Rect.Dy() {
						for x := range p.Rect.Dx() {
							if c := p.RGBAAt(x, y); c.A > 128 && !r.Grow(1).Has(ui.Pt(float64(x)+.5, float64(y)+.5)) {
								t.Errorf("%s: %d of the %s reaches to %d, %d", name, i, kind, x, y)
								return
							}
						}
					}
				})
			}
		}
	}
}

// leastCards is the least difference in grey of two cards: of two numbers, their figures and coins.
const leastCards = .005

// TestCardsDiffer paints every card with and without its name, from the smallest hand to the largest sheet, and compares in grey.
func TestCardsDiffer(t *testing.T) {
	for name, e := range easels(t) {
		for _, size := range []ui.Size{{W: 52, H: 75}, {W: 104, H: 150}, {W: 152.4, H: 219.5}, {W: 236, H: 340}} {
			least, pair := 2.0, ""
			var painted []*image.RGBA
			for _, card := range append(faces(), rules.Hidden) {
				pilot.InFrame(func() {
					painted = append(painted, e.paint(func() { e.named(e.Canvas, card, "Store", "takes two", ui.Rc(50, 30, size.W, size.H)) }))
				})
			}
			for i, p := range painted {
				for j, q := range painted[:i] {
					if d := differ(p, q); d < least {
						least, pair = d, fmt.Sprint(j+1, " and ", i+1)
					}
				}
			}
			t.Logf("%s: of %v cards %s differ by %.4f", name, size, pair, least)
			if least < leastCards {
				t.Errorf("%s: of %v cards %s differ by %.4f", name, size, pair, least)
			}
		}
	}
}
