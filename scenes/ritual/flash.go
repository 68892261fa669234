package ritual

import (
	"iter"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/motion"
	"runehall/scenes/things"
)

type flashKind uint8

const (
	flashLit     flashKind = iota // a seat, or a cell: somebody asked where it is
	flashEdges                    // edges of a cell that match ignite one after another
	flashDust                     // a tile has come down on a cell: a ring of dust
	flashSettle                   // and bounces once more
	flashGlint                    // coins glint as they land
	flashShape                    // light runs along the tiles of shape
	flashTurn                     // an ember goes from one seat to another
	flashRefused                  // tile, turned, does not fit on a cell: edges are those that disagree
)

// flash is something that happens for a moment besides the events. It is decoration: no step waits for it, and it ends
// by itself.
type flash struct {
	motion.Glow
	kind  flashKind
	on    thing
	from  thing // where an ember comes from
	edges rules.Edges
	tile  rules.TileID
	turn  uint8
	shape rules.Shape
	coins int               // that land
	to    func(i int) thing // where each lands
	under int               // how many others lie there
	heavy bool              // the dust of a tile that lies on another
	grows bool              // the band of shape is drawn out
}

func lit(f flash, ticks int) step {
	return motion.Lit(func(m *model) *motion.Flashes[flash] { return &m.flashes }, f, ticks)
}

func (m *model) flashing(kind flashKind) iter.Seq[*flash] {
	return func(yield func(f *flash) bool) {
		for f := range m.flashes.Each() {
			if f.kind == kind && !yield(f) {
				return
			}
		}
	}
}

// refused shakes a tile that does not fit on a cell, and shows which of its edges disagree.
func refused(v rules.View, s games.Seat, m rules.Move) []step {
	if !lays(m) {
		return nil
	}
	p := v.Preview(s, m.Tile, m.Turn, m.Cell)
	return []step{lit(flash{kind: flashRefused, on: hexAt(m.Cell), tile: m.Tile, turn: m.Turn, edges: disagreeing(v, p, m.Cell)}, refuseTicks)}
}

// disagreeing returns the edges of a placement at which a tile lies that does not match.
func disagreeing(v rules.View, p rules.Preview, cell rules.Cell) (edges rules.Edges) {
	for d := range rules.Dir(rules.Dirs) {
		if _, laid := v.At(cell.Next(d)); laid && !p.Matches.Has(d) {
			edges |= 1 << d
		}
	}
	return edges
}

func chipLit(s games.Seat) step { return lit(flash{on: things.Own(chip, s)}, glowTicks) }

func igniteTicks(n int) int { return max(0, n-1) * edgeTicks }

// shapeTicks returns how long light runs along a shape until it has reached the last tile.
func shapeTicks(s rules.Shape) int { return shapeTiles(s) * runTicks }

func shapeTiles(s rules.Shape) int {
	if s.Kind == rules.Circle {
		return rules.Dirs
	}
	return int(s.Length)
}

func shapeTile(s rules.Shape, i int) rules.Cell {
	if s.Kind == rules.Circle {
		return s.Cell.Next(rules.Dir(i % rules.Dirs))
	}
	c := s.Cell
	for range i {
		c = c.Next(s.Axis)
	}
	return c
}
