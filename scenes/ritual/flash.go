package ritual

import (
	"slices"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/ui"
)

// flashKind is a kind of decoration.
type flashKind uint8

const (
	flashEdges   flashKind = iota // edges of cell that match ignite one after another
	flashCell                     // the whole cell: somebody asked where it is
	flashDust                     // a tile has come down on cell: a ring of dust
	flashSettle                   // and bounces once more
	flashGlint                    // coins glint as they land on spot
	flashShape                    // light runs along the tiles of shape
	flashSeat                     // the chip of seat
	flashTurn                     // an ember goes from one seat to another
	flashRefused                  // tile, turned, does not fit on cell: edges are those that disagree
)

// flash is something that happens for a moment besides the events. It is decoration: no step waits for it, and it ends
// by itself.
type flash struct {
	id    uint64
	kind  flashKind
	cell  rules.Cell
	edges rules.Edges
	tile  rules.TileID
	turn  uint8
	shape rules.Shape
	spot  spot
	coins int
	seat  games.Seat
	from  games.Seat
	heavy bool // the dust of a tile that lies on another
	grows bool // the band of shape is drawn out
	ticks int  // how long it takes
	t     float64
	still bool // motion is reduced: it only fades
}

// elapsed returns how many ticks of its own time a flash has played.
func (f *flash) elapsed() float64 { return f.t * float64(f.ticks) }

// lit is a flourish that begins together with the step before it.
func lit(f flash) step {
	var id uint64
	run := func(m *model, t float64) {
		for i := range m.flashes {
			if m.flashes[i].id == id {
				m.flashes[i].t = t
			}
		}
	}
	return step{
		Class: ui.FlourishStep,
		Ticks: f.ticks,
		With:  true,
		Start: func(m *model) {
			m.started++
			id, f.id = m.started, m.started
			m.flashes = append(m.flashes, f)
		},
		Run: run,
		Fade: func(m *model, t float64) {
			for i := range m.flashes {
				if m.flashes[i].id == id {
					m.flashes[i].still = true
				}
			}
			run(m, t)
		},
		End: func(m *model) {
			m.flashes = slices.DeleteFunc(m.flashes, func(f flash) bool { return f.id == id })
		},
	}
}

// afterwards lets a flourish begin when the steps before it have ended.
func afterwards(s step) step {
	s.With = false
	return s
}

// chipLit lights a seat's chip.
func chipLit(s games.Seat) step { return lit(flash{kind: flashSeat, seat: s, ticks: glowTicks}) }

// pause is a step in which nothing happens: what has just begun is looked at before the next event.
func pause(ticks int) step { return step{Ticks: ticks} }

// glints are the lights on n coins as they land one after another.
func glints(n int, at spot) step {
	return lit(flash{kind: flashGlint, spot: at, coins: n, ticks: lasting(n, coinTicks) + glintTicks})
}

// igniteTicks returns how long n edges take until the last one is lit.
func igniteTicks(n int) int { return max(0, n-1) * edgeTicks }

// shapeTicks returns how long light runs along a shape until it has reached the last tile.
func shapeTicks(s rules.Shape) int { return shapeTiles(s) * runTicks }

// shapeTiles returns how many tiles a shape has.
func shapeTiles(s rules.Shape) int {
	if s.Kind == rules.Circle {
		return rules.Dirs
	}
	return int(s.Length)
}

// shapeTile returns tile i of a shape.
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
