//go:build pilot

package market

import (
	"image"
	"testing"

	"runehall/assets/art"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// TestAHandOfNoneIsSeen draws a seat whose hand is empty: where the first card would lie there is the edge of its
// place, so that the 0 beside it counts something.
func TestAHandOfNoneIsSeen(t *testing.T) {
	f := newFilm(t, newMatch(t, 2, nil, 21), 412, 915, 0)
	f.Board.Model.who[1].hand = nil
	cards := ui.Rect{}
	for _, p := range f.Board.places.seats {
		if p.Seat == 1 {
			cards = p.cards
		}
	}
	place, _ := cards.CutLeft(min(cards.H, f.Kit.Dp(46))*.7, 0)
	if lit := lighter(f.Picture(), place); lit < 20 {
		t.Errorf("in %v %d pixels are lighter than the ground", place, lit)
	}
}

// lighter counts the pixels of a place that are clearly lighter than most of it.
func lighter(p *image.RGBA, r ui.Rect) (n int) {
	grey := func(x, y int) int {
		c := p.RGBAAt(x, y)
		return (3*int(c.R) + 6*int(c.G) + int(c.B)) / 10
	}
	var of [256]int
	all, most := 0, 0
	for y := int(r.Y); y < int(r.Bottom()); y++ {
		for x := int(r.X); x < int(r.Right()); x++ {
			of[grey(x, y)]++
			all++
		}
	}
	for sum := 0; sum < all/2; most++ {
		sum += of[most]
	}
	for light := min(255, most+16); light < 256; light++ {
		n += of[light]
	}
	return n
}

// TestACupStandsInASmallRoom draws points in rooms that are hardly wider than their number, with letters of usual size
// and with large ones. As long as a cup would be large enough to be told, it stands before the number.
func TestACupStandsInASmallRoom(t *testing.T) {
	for _, scale := range []float64{1, 1.5} {
		k, err := ui.NewKit(ui.Look{Interface: scale, Device: 1})
		if err != nil {
			t.Fatal(err)
		}
		k.SetArt(boardtest.Shelf())
		for _, e := range boardtest.Easels(t, art.Fox) {
			e.Canvas = ui.NewCanvas(k)
			a := &artist{painter: newPainter(k)}
			style := k.Type.Number.AtMost(k.Dp(20))
			wide := k.Measure("8", style, 0).W
			for _, room := range []struct {
				more float64
				cup  bool
			}{{14, true}, {6, false}} {
				r := ui.Rc(100, 100, wide+k.Dp(3)+room.more, k.Dp(20))
				p := e.Paint(func() { a.drawPoints(e.Canvas, "8", r) })
				left := 0
				for x := int(r.X); x < int(r.X+room.more)-1; x++ {
					for y := int(r.Y); y < int(r.Bottom()); y++ {
						if p.RGBAAt(x, y).A > 60 {
							left++
						}
					}
				}
				if (left > 10) != room.cup {
					t.Errorf("at %v, with %v px more than the number needs, %d pixels of a cup are seen", scale,
						room.more, left)
				}
			}
		}
	}
}
