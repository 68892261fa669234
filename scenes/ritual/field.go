package ritual

import (
	"math"

	rules "runehall/games/ritual"
	"runehall/ui"
)

func (p *places) at(c rules.Cell) ui.Point { return p.Eye.At(middle(c)) }

func (p *places) cell(at ui.Point) rules.Cell { return cellAt(p.Eye.Under(at)) }

func (p *places) hexagon(c rules.Cell) ui.Rect { return p.Eye.Rect(hexagon(c)) }

// sees reports whether any of a hexagon round a point may be in sight.
func (p *places) sees(at ui.Point, radius float64) bool { return p.field.Grow(radius * 1.3).Has(at) }

// onPlane returns where the middle of a cell or a border is on the screen.
func (p *places) onPlane(t thing) ui.Point {
	if isHex(t) {
		return p.at(cellOf(t))
	}
	return p.at(cellOf(t)).Lerp(p.at(across(t)), .5)
}

// sunk returns how much lower than the middle of its tile a stack of coins stands, so that the whole stack is centred
// there.
func (p *places) sunk(coins int) float64 {
	return math.Min(.16, float64(coins-1)*.035) * p.Eye.Scale
}

// inside returns a rectangle in the field that lies wholly within a cell's hexagon; empty if too little of the cell is
// in sight.
func (p *places) inside(c rules.Cell) ui.Rect {
	r := p.Eye.Scale
	in := ui.RectAround(p.at(c), ui.Sz(r*math.Sqrt(3)*.98, r)).Intersect(p.field)
	if min(in.W, in.H) < r*.1 { // too little to be pressed
		return ui.Rect{}
	}
	return in
}

// coinShare is a coin's radius as a share of its tile's: a coin covers the middle of the tile, but no rune.
const coinShare = .32

// bonusShare is a bonus coin's radius as a share of a tile's.
const bonusShare = .2
