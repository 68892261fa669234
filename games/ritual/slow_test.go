package ritual

import (
	"slices"

	"runehall/games"
)

// slow is a second reading of the rules of tiles and shapes, from the rulebook's text, without the core's lanes, spots
// and lists of shapes. Tests compare both.
type slow struct {
	tiles map[Cell]slowTile
}

type slowTile struct {
	tile  TileID
	turn  uint8
	owner games.Seat
}

func slowTable(g *Game) slow {
	s := slow{tiles: map[Cell]slowTile{}}
	for _, spot := range g.board.spots[1:g.board.count] {
		if !spot.empty() {
			s.tiles[spot.cell] = slowTile{spot.tile, spot.turn, spot.owner}
		}
	}
	return s
}

// matches counts the edges at which both runes have the same symbol, or one is a star (RIT-13).
func (s slow) matches(tile TileID, turn uint8, c Cell) int {
	n := 0
	for d := range Dir(Dirs) {
		other, there := s.tiles[c.Next(d)]
		if !there {
			continue
		}
		mine := tile.Runes()[(int(d)-int(turn)+Dirs)%Dirs]
		theirs := other.tile.Runes()[(int(d.Opposite())-int(other.turn)+Dirs)%Dirs]
		if mine == theirs || mine == Star || theirs == Star {
			n++
		}
	}
	return n
}

// around works out what the core stores for a cell.
func (s slow) around(c Cell) uint64 {
	lanes := uint64(0)
	for d := range Dir(Dirs) {
		if other, there := s.tiles[c.Next(d)]; there {
			lanes |= shows(other.tile.Rune(other.turn, d.Opposite())) << (lane * d)
		}
	}
	return lanes
}

// owner returns whose tile lies on a cell, or nobody.
func (s slow) owner(c Cell) games.Seat {
	if t, there := s.tiles[c]; there {
		return t.owner
	}
	return games.Nobody
}

// placements lists every way to lay a tile in a turn (RIT-12, RIT-13, RIT-18) by trying all cells around the table.
func (s slow) placements(hand []TileID, over bool) []Move {
	wide := int8(1)
	for c := range s.tiles {
		wide = max(wide, c.Q+1, -c.Q+1, c.R+1, -c.R+1)
	}
	var moves []Move
	for _, tile := range hand {
		for turn := range uint8(Dirs) {
			for q := -wide; q <= wide; q++ {
				for r := -wide; r <= wide; r++ {
					c := Cell{q, r}
					under, covered := s.tiles[c]
					n := s.matches(tile, turn, c)
					switch {
					case len(s.tiles) == 0:
						if c == (Cell{}) {
							moves = append(moves, Move{Kind: Place, Tile: tile, Cell: c, Turn: turn})
						}
					case !covered && n >= 1:
						moves = append(moves, Move{Kind: Place, Tile: tile, Cell: c, Turn: turn})
					case covered && over && n > s.matches(under.tile, under.turn, c):
						moves = append(moves, Move{Kind: BuildOver, Tile: tile, Cell: c, Turn: turn})
					}
				}
			}
		}
	}
	return moves
}

// runs lists the runs of at least six tiles of one owner along an axis, each sorted.
func (s slow) runs(owner games.Seat, axis Dir) [][]Cell {
	var runs [][]Cell
	for c := range s.tiles {
		if s.owner(c) != owner || s.owner(c.Next(axis.Opposite())) == owner {
			continue
		}
		var run []Cell
		for ; s.owner(c) == owner; c = c.Next(axis) {
			run = append(run, c)
		}
		if len(run) >= 6 {
			runs = append(runs, sorted(run))
		}
	}
	return runs
}

// circles lists the cells whose six neighbours have the same owner.
func (s slow) circles(owner games.Seat) []Cell {
	var middles []Cell
	for c := range s.tiles {
		for d := range Dir(Dirs) {
			middle := c.Next(d)
			whole := true
			for e := range Dir(Dirs) {
				whole = whole && s.owner(middle.Next(e)) == owner
			}
			if whole && !slices.Contains(middles, middle) {
				middles = append(middles, middle)
			}
		}
	}
	return sorted(middles)
}

func sorted(cells []Cell) []Cell {
	slices.SortFunc(cells, func(a, b Cell) int {
		if a.before(b) {
			return -1
		}
		return 1
	})
	return cells
}

// bonuses tells which coins lie between tiles by the rulebook: for each line how many times five, and which circles
// have theirs.
type bonuses struct {
	lines   map[lineKey]int
	circles map[circleKey]bool
}

// lineKey identifies a line; its first and last cell are enough.
type lineKey struct {
	owner       games.Seat
	axis        Dir
	first, last Cell
}

type circleKey struct {
	owner  games.Seat
	middle Cell
}

// change returns the bonuses after one tile has changed its owner (RIT-25, RIT-26, RIT-28).
func (b bonuses) change(before, after slow, seats games.Seat) bonuses {
	next := bonuses{map[lineKey]int{}, map[circleKey]bool{}}
	for owner := range seats {
		for axis := range Dir(3) {
			b.changeLines(next, before, after, owner, axis)
		}
		for _, middle := range after.circles(owner) {
			next.circles[circleKey{owner, middle}] = true
		}
	}
	return next
}

func (b bonuses) changeLines(next bonuses, before, after slow, owner games.Seat, axis Dir) {
	old, now := before.runs(owner, axis), after.runs(owner, axis)
	key := func(run []Cell) lineKey { return lineKey{owner, axis, run[0], run[len(run)-1]} }
	contains := func(run, part []Cell) bool {
		return !slices.ContainsFunc(part, func(c Cell) bool { return !slices.Contains(run, c) })
	}
	for _, run := range now {
		n, grown := 0, false
		for _, part := range old {
			if contains(run, part) {
				n += b.lines[key(part)]
				grown = true
			}
		}
		lost := slices.ContainsFunc(old, func(o []Cell) bool { return len(o) > len(run) && contains(o, run) })
		if !grown && !lost {
			n = 1
		}
		if n > 0 {
			next.lines[key(run)] = n
		}
	}
	for _, run := range old {
		var parts [][]Cell
		for _, part := range now {
			if len(part) < len(run) && contains(run, part) {
				parts = append(parts, part)
			}
		}
		slices.SortFunc(parts, func(x, y []Cell) int {
			if len(x) != len(y) {
				return len(y) - len(x)
			}
			if x[0].before(y[0]) {
				return -1
			}
			return 1
		})
		left := b.lines[key(run)]
		for _, part := range parts {
			if left > 0 {
				next.lines[key(part)] = 1
				left--
			}
		}
	}
}
