package masters

import (
	"slices"

	"runehall/games"
	rules "runehall/games/masters"
)

// morph lets held areas change shape: cells that an area gains fill up outwards from its border, cells that it loses
// drain back towards it. While it is off, the areas are drawn as the model holds them.
type morph struct {
	on    bool
	t     float64
	still bool // with reduced motion, old shapes fade out while new ones fade in
	areas []growing
}

type growing struct {
	plot
	seat     games.Seat
	from, to int // points
	fates    []fate
	depth    int // the greatest depth of its cells
}

type fate struct {
	gained, lost bool
	depth        int // how many cells away from the nearest cell that stays
}

// newMorph pairs old areas with the new areas of the same seat that share a cell with them. The function at returns
// whose master stands on a cell: new areas grow from there.
func newMorph(from, to []holding, at func(c rules.Cell) games.Seat) morph {
	o := morph{on: true}
	taken := make([]bool, len(from))
	for i := range to {
		h := &to[i]
		g := growing{seat: h.seat, to: h.points}
		var old []rules.Cell
		for j := range from {
			if was := &from[j]; was.seat == h.seat && slices.ContainsFunc(was.cells, h.has) {
				g.from += was.points
				for _, c := range was.cells {
					if h.has(c) || !taken[j] && !heldBy(to, h.seat, c) {
						old = append(old, c)
					}
				}
				taken[j] = true
			}
		}
		g.grow(at, old, h.cells)
		o.areas = append(o.areas, g)
	}
	for j := range from {
		if was := &from[j]; !taken[j] {
			g := growing{seat: was.seat, from: was.points}
			g.grow(at, was.cells, nil)
			o.areas = append(o.areas, g)
		}
	}
	o.run(0)
	return o
}

// grow merges an area's old and new cells, and works out in which order they fill or drain, and from which side.
func (g *growing) grow(at func(c rules.Cell) games.Seat, old, now []rules.Cell) {
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
			if at(c) == g.seat || len(now) == 0 {
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

// run fills and drains the cells to part t of the way.
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
