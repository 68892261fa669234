package masters

import (
	"slices"

	"runehall/games"
	rules "runehall/games/masters"
)

type holding struct {
	seat   games.Seat
	cells  []rules.Cell // row by row
	points int
}

func (h *holding) has(c rules.Cell) bool {
	_, found := slices.BinarySearchFunc(h.cells, c, before)
	return found
}

// heldBy reports whether one of a seat's areas contains a cell.
func heldBy(list []holding, s games.Seat, c rules.Cell) bool {
	return slices.ContainsFunc(list, func(h holding) bool { return h.seat == s && h.has(c) })
}

// plot is an area as it is drawn: how far each of its cells is filled, and from which side.
type plot struct {
	cells []rules.Cell // row by row
	fills []float64    // 0 to 1, by cell; nil: all cells are full
	sides []side       // by cell; nil: all cells are full
}

// side is where a cell fills up from: a direction of [fourWays], or [inMiddle].
type side int8

// inMiddle marks a cell that fills up from its own middle.
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

// full reports whether a cell belongs to the area and is filled.
func (p *plot) full(c rules.Cell) bool {
	at := p.index(c)
	return at >= 0 && p.fill(at) >= 1
}

// open reports whether the area continues over the border of a full cell in a direction, so that no outline is drawn
// there.
func (p *plot) open(c rules.Cell, way int) bool {
	at := p.index(next(c, way))
	return at >= 0 && (p.fill(at) >= 1 || p.fill(at) > 0 && int(p.sides[at]) == (way+2)%len(fourWays))
}
