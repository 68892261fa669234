//go:build pilot

package stones

import (
	"fmt"
	"image"
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	rules "runehall/games/stones"
	"runehall/internal/pilot"
	"runehall/ui"
)

// easel is a canvas whose pixels are read.
type easel struct {
	*ui.Canvas
	*painter
	image *ebiten.Image
}

// easels are what things are painted on: with the pictures of the hall, with plain shapes, and in high contrast.
func easels(t *testing.T) map[string]*easel {
	t.Helper()
	shelved(maskIDs[rules.Green]) // they have come
	list := map[string]*easel{}
	for name, look := range map[string]ui.Look{"pictures": {Device: 2}, "shapes": {Device: 2}, "contrast": {Device: 2, HighContrast: true}} {
		k, err := ui.NewKit(look)
		if err != nil {
			t.Fatal(err)
		}
		if name != "shapes" {
			k.SetArt(wholeShelf())
		}
		list[name] = &easel{ui.NewCanvas(k), newPainter(k), ebiten.NewImage(320, 320)}
	}
	return list
}

// frame is where things are painted, away from the edges.
var frame = ui.Rc(40, 40, 240, 240)

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
	for _, colour := range every {
		add("gems", func(r ui.Rect) { e.gem(e.Canvas, colour, r.Center(), r.W) })
		add("masks", func(r ui.Rect) { e.mask(e.Canvas, colour, r.Center(), r.W) })
		if colour != rules.NoColour {
			add("sparks", func(r ui.Rect) { e.magic(e.Canvas, colour, r.Center(), r.W) })
			add("artifacts", func(r ui.Rect) { e.artifact(e.Canvas, colour, r) })
			add("ghosts", func(r ui.Rect) { e.field(e.Canvas, colour, rules.NoColour, r) })
			add("fields", func(r ui.Rect) { e.field(e.Canvas, colour, colour, r) })
		}
		if colour != rules.White {
			add("cards to take", func(r ui.Rect) { e.cardIcon(e.Canvas, colour, r.Center(), r.W) })
		}
	}
	add("gems", func(r ui.Rect) { e.ore(e.Canvas, r.Center(), r.W) })
	for face := rules.NoDie; face <= rules.DieTwo; face++ {
		add("faces", func(r ui.Rect) { e.die(e.Canvas, face, r) })
	}
	for stone := range rules.Stones {
		add("stones", func(r ui.Rect) { e.stone(e.Canvas, stone, r) })
	}
	for at, lies := range []rules.Colour{rules.Blue, rules.Blue, rules.Blue, rules.Blue, rules.Blue, rules.White} {
		if at > 0 {
			add("smithies", func(r ui.Rect) { e.smithy(e.Canvas, rules.Smithy(at), lies, r) })
		}
	}
	for n := 1; n <= 20; n++ {
		add("points", func(r ui.Rect) { e.points(e.Canvas, n, r.Center(), r.W) })
	}
	return list
}

// leastDiffer is the least difference in grey of two things of a kind, about half of what it is: a few pixels of a small number, or
// what stands at the foot of a smithy.
var leastDiffer = map[string]float64{
	"gems": .12, "masks": .25, "sparks": .12, "artifacts": .25, "ghosts": .012, "fields": .045, "cards to take": .01, "faces": .003,
	"stones": .011, "smithies": .004, "points": .005,
}

// TestThingsAreToldApartWithoutColour paints everything in the sizes that it has on small and on large screens, and compares in grey.
func TestThingsAreToldApartWithoutColour(t *testing.T) {
	for name, e := range easels(t) {
		for kind, things := range e.things() {
			for _, side := range []float64{28, 120} {
				if kind == "smithies" {
					side += 60
				}
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
				t.Logf("%s: %s of %v: %s differ by %.3f", name, kind, side, pair, least)
				if least < leastDiffer[kind] {
					t.Errorf("%s: %s of %v: %s differ by %.3f", name, kind, side, pair, least)
				}
			}
		}
	}
}

// TestThingsKeepToTheirPlaces paints everything at a side: but for a soft shadow it stays within that.
func TestThingsKeepToTheirPlaces(t *testing.T) {
	r := frame.Place(ui.Sz(90, 90), .5, .5)
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

// TestCardsDiffer paints every card in each form: none looks like another.
func TestCardsDiffer(t *testing.T) {
	for name, e := range easels(t) {
		for _, size := range []ui.Size{{W: 132, H: 190}, {W: 200, H: 240}, {W: 126, H: 106}, {W: 212, H: 116}, {W: 86.4, H: 124.3}} {
			seen := map[string]rules.Card{}
			for _, p := range printedCards(t) {
				pilot.InFrame(func() {
					a := e.paint(func() { e.card(e.Canvas, p.card, p.face, ui.Rc(50, 50, size.W, size.H)) })
					if other, ok := seen[string(a.Pix)]; ok && other != p.card {
						t.Errorf("%s: cards %v and %v of %v look alike", name, other, p.card, size)
					}
					seen[string(a.Pix)] = p.card
				})
			}
		}
	}
}

// engineAllocations is how often the engine's driver may allocate for the draw calls of a hundred things, some of whose pictures have
// textures of their own.
const engineAllocations = 11

// TestDrawingThingsAgainAllocatesNothing draws everything of a table a second time.
func TestDrawingThingsAgainAllocatesNothing(t *testing.T) {
	cards := printedCards(t)
	for name, e := range easels(t) {
		things := e.things()
		var list []func(r ui.Rect)
		for _, some := range things {
			list = append(list, some...)
		}
		r := frame.Place(ui.Sz(40, 40), .5, .5)
		draw := func() {
			e.pictures.Frame()
			for _, thing := range list {
				thing(r)
			}
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
		}
		// The engine works off what is queued when pixels are read, and allocates for that: an empty frame tells how often.
		pixel := make([]byte, 4)
		corner := e.image.SubImage(image.Rect(0, 0, 1, 1)).(*ebiten.Image)
		painted := func(draw func()) func() {
			return func() {
				e.Begin(e.image)
				e.Rect(frame, ui.White)
				draw()
				corner.ReadPixels(pixel)
			}
		}
		again, empty := painted(draw), painted(func() {})
		// It has put together what it draws often: that takes it a dozen of its own frames, each of which ends after a hundred jobs.
		for n := range 12 * 100 {
			pilot.InFrame(func() {
				if n%10 == 0 {
					again()
				}
			})
		}
		pilot.InFrame(func() {
			before := e.pictures.Pixels()
			least := func(frame func()) float64 {
				n := math.Inf(1)
				for range 5 {
					n = min(n, testing.AllocsPerRun(5, frame))
				}
				return n
			}
			got, floor := least(again), least(empty)
			t.Logf("%s: %v allocations, %v of an empty frame", name, got, floor)
			if e.pictures.Pixels() != before {
				t.Errorf("%s: pictures are made again", name)
			}
			if got > floor+engineAllocations {
				t.Errorf("%s: drawing everything again allocates %v times, an empty frame %v", name, got, floor)
			}
		})
	}
}
