package ui

import "math"

// Ground knows which parts of a room are bare. Words that must lie on nothing look for their place there.
type Ground struct {
	room   Rect
	cell   float64
	nx, ny int
	sums   []int32 // how many taken cells lie above and to the left of each corner
}

// groundCells is about how many cells a room has along its longer side.
const groundCells = 150

// takenSlack is by how much a place may be smaller than what was said to be taken, in pixels: the edges of pictures are
// soft.
const takenSlack = 1

// NewGround returns the ground of a room in which places are taken.
func NewGround(room Rect, taken ...[]Rect) *Ground {
	g := &Ground{room: room, cell: max(2, max(room.W, room.H)/groundCells)}
	g.nx = int(room.W / g.cell)
	if g.nx > 0 { // what is as wide as the room has a place in it
		g.cell = room.W / float64(g.nx)
	}
	g.ny = int(room.H / g.cell)
	if g.nx <= 0 || g.ny <= 0 {
		g.nx, g.ny = 0, 0
		return g
	}
	wide := g.nx + 1
	g.sums = make([]int32, wide*(g.ny+1))
	for _, list := range taken {
		for _, r := range list {
			x0, x1 := g.span(r.X-room.X, r.Right()-room.X, g.nx)
			y0, y1 := g.span(r.Y-room.Y, r.Bottom()-room.Y, g.ny)
			if x0 >= x1 || y0 >= y1 {
				continue
			}
			g.sums[y0*wide+x0]++
			g.sums[y0*wide+x1]--
			g.sums[y1*wide+x0]--
			g.sums[y1*wide+x1]++
		}
	}
	for y := range g.ny + 1 { // to how many rectangles cover each cell
		for x := range wide {
			at := y*wide + x
			if x > 0 {
				g.sums[at] += g.sums[at-1]
			}
			if y > 0 {
				g.sums[at] += g.sums[at-wide]
			}
			if x > 0 && y > 0 {
				g.sums[at] -= g.sums[at-wide-1]
			}
		}
	}
	g.sum(wide)
	return g
}

// span returns the cells that a length covers.
func (g *Ground) span(from, to float64, n int) (first, past int) {
	first = int(math.Floor((from + takenSlack) / g.cell))
	past = int(math.Ceil((to - takenSlack) / g.cell))
	return max(0, min(first, n)), max(0, min(past, n))
}

// sum turns how many rectangles cover each cell into how many cells are taken above and to the left of each corner.
func (g *Ground) sum(wide int) {
	above := make([]int32, wide) // taken cells in the rows before, left of each corner
	for y := range g.ny + 1 {
		row := int32(0) // taken cells in this row, left of the corner
		for x := range wide {
			at := y*wide + x
			covered := g.sums[at] > 0
			g.sums[at] = above[x]
			above[x] += row
			if covered && x < g.nx && y < g.ny {
				row++
			}
		}
	}
}

// taken returns how many cells of a block are taken.
func (g *Ground) taken(x, y, w, h int) int32 {
	wide := g.nx + 1
	return g.sums[(y+h)*wide+x+w] - g.sums[y*wide+x+w] - g.sums[(y+h)*wide+x] + g.sums[y*wide+x]
}

// Best returns the bare place of a size for which cost is least, and that cost; false: there is none. bound is the
// least that a place can cost, computed quickly; cost itself is asked only where that may be enough.
func (g *Ground) Best(size Size, bound, cost func(r Rect) float64) (best Rect, least float64, ok bool) {
	w, h := int(math.Ceil(size.W/g.cell-1e-9)), int(math.Ceil(size.H/g.cell))
	least = math.Inf(1)
	for y := 0; y+h <= g.ny; y++ {
		for x := 0; x+w <= g.nx; x++ {
			if g.taken(x, y, w, h) > 0 {
				continue
			}
			r := Rect{g.room.X + float64(x)*g.cell, g.room.Y + float64(y)*g.cell, size.W, size.H}
			if bound(r) >= least {
				continue
			}
			if c := cost(r); c < least {
				best, least, ok = r, c, true
			}
		}
	}
	return best, least, ok
}
