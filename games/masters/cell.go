package masters

// Cell is a square of the grid of sections: X grows to the right, Y downwards. The start card covers the cells from 0,0
// to 2,1 (MAS-5).
type Cell struct {
	X int8 `json:"x"`
	Y int8 `json:"y"`
}

// sides are the steps to the side neighbours of a cell (MAS-12).
var sides = [4]Cell{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}

// around are the steps to all neighbours of a cell, diagonal ones too (MAS-25).
var around = [8]Cell{{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}}

func (c Cell) plus(step Cell) Cell { return Cell{c.X + step.X, c.Y + step.Y} }
