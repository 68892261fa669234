package masters

import (
	"slices"

	"runehall/games"
	rules "runehall/games/masters"
)

// morph is how held areas change shape: the cells that an area gains fill up outwards from its border, and those that it
// loses drain back towards it. At other times the areas are drawn as the model holds them.
type morph struct {
	on    bool
	t     float64
	still bool // motion is reduced: old shapes fade out while new ones fade in
	areas []growing
}

type growing struct {
	plot
	seat     games.Seat
	from, to int // points
	fates    []fate
	depth    int // of the cell that fills last
}

// plot is an area as it is drawn: how far each cell is filled, and from which side.
type plot struct {
	cells []rules.Cell // row by row
	fills []float64    // of each cell; nil where all are full
	sides []side       // of each cell, likewise
}

// side is where a cell fills up from: from the cell in a direction of [fourWays], or from its own middle.
type side int8

// inMiddle is the side of a cell that fills up from its middle.
const inMiddle side = -1

// fourWays are the four directions to the neighbours of a cell, clockwise from above.
var fourWays = [...]rules.Cell{{Y: -1}, {X: 1}, {Y: 1}, {X: -1}}

// next returns the neighbour of a cell in a direction of [fourWays].
func next(c rules.Cell, way int) rules.Cell {
	return rules.Cell{X: c.X + fourWays[way].X, Y: c.Y + fourWays[way].Y}
}

func (p *plot) index(c rules.Cell) int {
	if at, found := slices.BinarySearchFunc(p.cells, c, before); found {
		return at
	}
	return -1
}

func (p *plot) fill(i int) float64 {
	if p.fills == nil {
		return 1
	}
	return p.fills[i]
}

type fate struct {
	gained, lost bool
	depth        int // how many cells away the nearest one is that stays
}

// morphed is a step in which the areas take a new shape, which is asked for when the step starts.
func morphed(ticks int, next func() []held) step {
	var to []held
	return step{
		Ticks: ticks,
		Start: func(m *model) {
			to = next()
			m.morph = newMorph(m, to)
		},
		Run:  func(m *model, t float64) { m.morph.run(t) },
		Fade: func(m *model, t float64) { m.morph.run(1); m.morph.t, m.morph.still = t, true },
		End:  func(m *model) { m.morph, m.held = morph{}, to },
	}
}

// newMorph pairs old areas with new ones: those of the same seat that share a cell.
func newMorph(m *model, to []held) morph {
	o := morph{on: true}
	taken := make([]bool, len(m.held))
	for i := range to {
		h := &to[i]
		g := growing{seat: h.seat, to: h.points}
		var old []rules.Cell
		for j := range m.held {
			if was := &m.held[j]; was.seat == h.seat && slices.ContainsFunc(was.cells, h.has) {
				g.from += was.points
				for _, c := range was.cells {
					if h.has(c) || !taken[j] && !heldBy(to, h.seat, c) {
						old = append(old, c)
					}
				}
				taken[j] = true
			}
		}
		g.grow(m, old, h.cells)
		o.areas = append(o.areas, g)
	}
	for j := range m.held {
		if was := &m.held[j]; !taken[j] {
			g := growing{seat: was.seat, from: was.points}
			g.grow(m, was.cells, nil)
			o.areas = append(o.areas, g)
		}
	}
	o.run(0)
	return o
}

// heldBy reports whether a cell is in one of a seat's areas.
func heldBy(list []held, s games.Seat, c rules.Cell) bool {
	return slices.ContainsFunc(list, func(h held) bool { return h.seat == s && h.has(c) })
}

// grow merges the cells of an area's old and new shapes and works out in which order they fill, each from which neighbour.
func (g *growing) grow(m *model, old, now []rules.Cell) {
	g.cells = append(slices.Clone(now), old...)
	slices.SortFunc(g.cells, before)
	g.cells = slices.Compact(g.cells)
	g.fates = make([]fate, len(g.cells))
	g.sides, g.fills = make([]side, len(g.cells)), make([]float64, len(g.cells))
	var front []int
	for i, c := range g.cells {
		was, is := slices.Contains(old, c), slices.Contains(now, c)
		g.fates[i], g.sides[i] = fate{gained: !was, lost: !is, depth: -1}, inMiddle
		if was && is {
			g.fates[i].depth = 0
			front = append(front, i)
		}
	}
	if len(front) == 0 { // a new area begins where its master stands
		for i, c := range g.cells {
			if m.at(c) == g.seat || len(now) == 0 {
				g.fates[i].depth = 1
				front = append(front, i)
				g.depth = 1
			}
		}
	}
	for n := 0; n < len(front); n++ {
		i := front[n]
		for way := range fourWays {
			j := g.index(next(g.cells[i], way))
			if j < 0 || g.fates[j].depth >= 0 {
				continue
			}
			g.fates[j].depth, g.sides[j] = g.fates[i].depth+1, side((way+2)%len(fourWays))
			g.depth = max(g.depth, g.fates[j].depth)
			front = append(front, j)
		}
	}
}

// run fills and drains the cells to where they are at part t of the way.
func (o *morph) run(t float64) {
	o.t = t
	for i := range o.areas {
		g := &o.areas[i]
		deep := float64(g.depth)
		for j, s := range g.fates {
			d := float64(max(1, s.depth))
			switch {
			case s.gained:
				g.fills[j] = max(0, min(t*deep-(d-1), 1))
			case s.lost:
				g.fills[j] = 1 - max(0, min(t*deep-(deep-d), 1))
			default:
				g.fills[j] = 1
			}
		}
	}
}
