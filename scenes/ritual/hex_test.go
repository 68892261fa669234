package ritual

import (
	"math"
	"pgregory.net/rapid"
	"slices"
	"testing"

	rules "runehall/games/ritual"
	"runehall/ui"
)

func TestCellUnderItsMiddleAndInside(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := rules.Cell{Q: int8(rapid.IntRange(-60, 60).Draw(t, "q")), R: int8(rapid.IntRange(-60, 60).Draw(t, "r"))}
		angle := rapid.Float64Range(0, 2*math.Pi).Draw(t, "angle")
		// Anywhere within a hexagon's inner circle.
		reach := rapid.Float64Range(0, .86).Draw(t, "reach")
		p := middle(c).Add(ui.Pt(reach*math.Cos(angle), reach*math.Sin(angle)))
		if got := cellAt(p); got != c {
			t.Fatalf("the point %v in cell %v is found in %v", p, c, got)
		}
	})
}

func TestNeighboursLieInTheirDirections(t *testing.T) {
	for d := range rules.Dir(rules.Dirs) {
		from, to := middle(rules.Cell{}), middle(rules.Cell{}.Next(d))
		if got := from.Dist(to); math.Abs(got-math.Sqrt(3)) > 1e-9 {
			t.Errorf("direction %d: the neighbour is %v away", d, got)
		}
		angle := math.Atan2(to.Y-from.Y, to.X-from.X)
		want := float64(d) * math.Pi / 3
		if math.Abs(math.Remainder(angle-want, 2*math.Pi)) > 1e-9 {
			t.Errorf("direction %d is drawn at %v, not %v", d, angle, want)
		}
	}
}

func TestCursorReachesEveryLitCell(t *testing.T) {
	ways := []ui.Point{{X: -1}, {X: 1}, {Y: -1}, {Y: 1}}
	rapid.Check(t, func(t *rapid.T) {
		// The cells round a random patch, like those round the tiles on a table.
		laid := map[rules.Cell]bool{{}: true}
		for range rapid.IntRange(0, 30).Draw(t, "tiles") {
			grown := slices.SortedFunc(func(yield func(rules.Cell) bool) {
				for c := range laid {
					if !yield(c) {
						return
					}
				}
			}, before)
			c := grown[rapid.IntRange(0, len(grown)-1).Draw(t, "from")]
			laid[c.Next(rules.Dir(rapid.IntRange(0, 5).Draw(t, "way")))] = true
		}
		var cells []rules.Cell
		for c := range laid {
			for d := range rules.Dir(rules.Dirs) {
				if n := c.Next(d); !laid[n] && !slices.Contains(cells, n) {
					cells = append(cells, n)
				}
			}
		}
		slices.SortFunc(cells, before)
		reached := map[rules.Cell]bool{cells[0]: true}
		for todo := cells[:1:1]; len(todo) > 0; todo = todo[1:] {
			for _, w := range ways {
				if to, ok := ahead(todo[0], cells, w); ok && !reached[to] {
					reached[to] = true
					todo = append(todo, to)
				}
			}
		}
		if len(reached) != len(cells) {
			t.Fatalf("arrows reach %d of %d cells", len(reached), len(cells))
		}
	})
}

// TestTouchesKnowsCorners compares touches with points: a rectangle touches a hexagon if any of its points lies within.
func TestTouchesKnowsCorners(t *testing.T) {
	within := func(p ui.Point) bool { return cellAt(p.Mul(1.0/10)) == rules.Cell{} }
	for x := -24.0; x <= 24; x += 1.5 {
		for y := -24.0; y <= 24; y += 1.5 {
			r := ui.Rc(x, y, 9, 5)
			want := false
			for i := 0.0; i <= 1; i += .05 {
				for j := 0.0; j <= 1; j += .05 {
					want = want || within(ui.Pt(r.X+r.W*i, r.Y+r.H*j))
				}
			}
			near := touches(r.Grow(-.4), ui.Point{}, 10) == touches(r.Grow(.4), ui.Point{}, 10)
			if got := touches(r, ui.Point{}, 10); got != want && near {
				t.Errorf("%v touches: %v, want %v", r, got, want)
			}
		}
	}
}
