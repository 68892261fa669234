package masters

import "math/bits"

// planeSize is how many rows and columns a plane has. No table is wider or higher than 35 cells (the start card has
// three, and each of 16 cards adds two at most): with the cells round it that a hovering card and its neighbours reach,
// nothing meets itself across the edges.
const planeSize = 64

// plane is a set of cells: bit X of row Y, both modulo 64, so that a table can lie anywhere.
type plane [planeSize]uint64

func lane(n int8) int { return int(uint8(n) % planeSize) }

func (p *plane) has(c Cell) bool { return p[lane(c.Y)]>>lane(c.X)&1 != 0 }

func (p *plane) add(c Cell) { p[lane(c.Y)] |= 1 << lane(c.X) }

func (p *plane) remove(c Cell) { p[lane(c.Y)] &^= 1 << lane(c.X) }

// spread grows a set of cells to all cells of a mask that are connected with it by sides (MAS-12), from row low to row
// high.
func (p *plane) spread(mask *plane, low, high int8) {
	for changed := true; changed; {
		changed = false
		for y := low; y <= high; y++ {
			changed = p.spreadRow(mask, lane(y)) || changed
		}
		if !changed {
			return
		}
		changed = false
		for y := high; y >= low; y-- {
			changed = p.spreadRow(mask, lane(y)) || changed
		}
	}
}

func (p *plane) spreadRow(mask *plane, y int) bool {
	in, was := mask[y], p[y]
	now := was | (p[(y+planeSize-1)%planeSize]|p[(y+1)%planeSize])&in
	if now == was && now == 0 {
		return false
	}
	for {
		more := now | (bits.RotateLeft64(now, 1)|bits.RotateLeft64(now, -1))&in
		if more == now {
			break
		}
		now = more
	}
	p[y] = now
	return now != was
}
