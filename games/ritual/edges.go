package ritual

import "math/bits"

// Edges is a set of edges of a tile on the table, by the directions they look in: bit d stands for Dir d.
type Edges uint8

// Has reports whether the edge in a direction is in the set.
func (e Edges) Has(d Dir) bool { return e>>d&1 != 0 }

// Len returns the number of edges.
func (e Edges) Len() int { return bits.OnesCount8(uint8(e)) }

// Matches are counted with one AND and one count of bits (RIT-13). Each edge has a lane of seven bits, lane d for
// direction d, in two forms. What a tile shows to its neighbours is one bit: the symbol's, or the seventh for a star.
// What a tile looks for are all bits that match its own rune: the symbol's and the seventh, or all seven for a star. So
// looked-for AND shown has exactly one bit for each match.
const (
	lane     = 7
	laneMask = 1<<lane - 1
)

// shows returns the bit for a rune that faces a cell.
func shows(r Rune) uint64 { return 1 << (r - 1) }

// looksFor returns the bits of the runes that a rune matches.
func looksFor(r Rune) uint64 {
	if r == Star {
		return laneMask
	}
	return shows(r) | shows(Star)
}

// seeking holds what each tile looks for in each rotation.
var seeking = func() (table [Tiles][Dirs]uint64) {
	for t := range TileID(Tiles) {
		for turn := range uint8(Dirs) {
			for d := range Dir(Dirs) {
				table[t][turn] |= looksFor(t.Rune(turn, d)) << (lane * d)
			}
		}
	}
	return table
}()

// matchCount returns how many edges of a tile match what surrounds it.
func matchCount(tile TileID, turn uint8, around uint64) uint8 {
	return uint8(bits.OnesCount64(seeking[tile][turn] & around))
}

// matchEdges returns which edges of a tile match what surrounds it.
func matchEdges(tile TileID, turn uint8, around uint64) Edges {
	hits := seeking[tile][turn] & around
	var edges Edges
	for d := range Dir(Dirs) {
		if hits>>(lane*d)&laneMask != 0 {
			edges |= 1 << d
		}
	}
	return edges
}

// worth returns how many coins a tile takes for its matches (RIT-14), or as the first of the match (RIT-12).
func worth(tile TileID, matches uint8, first bool) int8 {
	coins := int8(matches)
	if first {
		coins = 1
	}
	if tile.Kind() == Gold {
		coins *= 2
	}
	return min(coins, TileCoins)
}
