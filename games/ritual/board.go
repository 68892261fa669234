package ritual

import (
	"math/bits"

	"runehall/games"
)

const (
	// TileCoins is how many coins lie on a tile at most (RIT-14).
	TileCoins = 6
	// maxSpots bounds the spots: index 0 for none; the first tile with its neighbours; and at most three new neighbours
	// for each other tile, since the tile next to it and two cells beside both are spots already.
	maxSpots = 1 + 7 + 3*(Tiles-1)
	// maxShapes bounds the shapes with coins: each holds five, save one that took the last ones. Five seats have 125.
	maxShapes = 26
	indexSize = 512
)

// spotID identifies a spot of the board; 0 means none.
type spotID uint8

// spot is a cell with a tile, or an empty one next to a tile.
type spot struct {
	// around is what the neighbouring tiles show to this cell, one lane per edge (see [shows]).
	around uint64
	// next are the spots of the neighbouring cells: all six of a cell with a tile.
	next [Dirs]spotID
	cell Cell
	// tile is the uppermost one, or NoTile.
	tile  TileID
	turn  uint8
	owner games.Seat
	coins int8
	// matches is how many edges of the tile match now.
	matches uint8
}

func (s *spot) empty() bool { return s.tile == NoTile }

// neighbours counts the tiles next to a spot: each shows one rune to it.
func (s *spot) neighbours() uint8 { return uint8(bits.OnesCount64(s.around)) }

// board is the table with all tiles. It grows during a match and never shrinks.
type board struct {
	spots [maxSpots]spot
	count uint8
	// placed counts the cells with a tile.
	placed uint8
	// index finds spots by their cells: open addressing, linear probing.
	index [indexSize]spotID
	// under is the tile that each tile covers, or NoTile; turns is how each tile lies (RIT-20).
	under  [Tiles]TileID
	turns  [Tiles]uint8
	shapes [maxShapes]Shape
	shaped uint8
}

// origin is where the first tile of a match lies (RIT-12): elsewhere it would only be the same table, shifted.
var origin = Cell{}

func newBoard() board {
	b := board{count: 1}
	for t := range b.under {
		b.under[t] = NoTile
	}
	b.add(origin)
	return b
}

func slot(c Cell) uint16 { return (uint16(c.Q) + uint16(c.R)<<5) % indexSize }

// find returns the spot of a cell, or 0.
func (b *board) find(c Cell) spotID {
	for i := slot(c); ; i = (i + 1) % indexSize {
		id := b.index[i]
		if id == 0 || b.spots[id].cell == c {
			return id
		}
	}
}

// add makes a cell a spot, unless it is one, and links it with the spots next to it.
func (b *board) add(c Cell) spotID {
	if id := b.find(c); id != 0 {
		return id
	}
	id := spotID(b.count)
	b.count++
	i := slot(c)
	for b.index[i] != 0 {
		i = (i + 1) % indexSize
	}
	b.index[i] = id
	s := &b.spots[id]
	s.cell, s.tile = c, NoTile
	for d := range Dir(Dirs) {
		if other := b.find(c.Next(d)); other != 0 {
			s.next[d] = other
			b.spots[other].next[d.Opposite()] = id
		}
	}
	return id
}

// lay puts a tile without coins on a spot, on top of any tile there, and updates everything around it.
func (b *board) lay(id spotID, tile TileID, turn uint8, owner games.Seat) {
	s := &b.spots[id]
	if s.empty() {
		b.placed++
		for d := range Dir(Dirs) {
			if s.next[d] == 0 {
				b.add(s.cell.Next(d))
			}
		}
	}
	b.under[tile], b.turns[tile] = s.tile, turn
	s.tile, s.turn, s.owner = tile, turn, owner
	s.matches = matchCount(tile, turn, s.around)
	for d := range Dir(Dirs) {
		n := &b.spots[s.next[d]]
		shift := lane * d.Opposite()
		n.around = n.around&^(laneMask<<shift) | shows(tile.Rune(turn, d))<<shift
		if !n.empty() {
			n.matches = matchCount(n.tile, n.turn, n.around)
		}
	}
}

func (b *board) owns(id spotID, s games.Seat) bool {
	return id != 0 && !b.spots[id].empty() && b.spots[id].owner == s
}
