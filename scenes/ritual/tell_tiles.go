package ritual

import (
	"slices"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/motion"
	"runehall/scenes/things"
)

// tileFlights returns flights of tiles that follow each other, each to or from its own place in a hand.
func tileFlights(tiles []rules.TileID, from, to thing) (fs []flight) {
	for _, t := range tiles {
		fs = append(fs, tileFlight(t, from, to))
		from.N, to.N = from.N+1, to.N+1
	}
	return motion.InTurn(fs, staggerTicks)
}

// tellTilesDrawn flies tiles from the supply into a hand. They belong to the hand from the start, so that it has places
// for them when they come.
func tellTilesDrawn(e rules.TilesDrawn) []step {
	return flown(flying{
		Ticks: motion.Lasting(len(e.Tiles), tileTicks, staggerTicks),
		Take: func(m *model) []flight {
			fs := tileFlights(e.Tiles, things.The(supply), handTile(e.Seat, len(m.hands[e.Seat])))
			m.hands[e.Seat] = append(m.hands[e.Seat], e.Tiles...)
			return fs
		},
		Pass: func(m *model, gone, _ int) { m.supply = e.Supply + len(e.Tiles) - gone },
		Land: func(m *model) { m.supply = e.Supply },
	})
}

// layTile flies a hand tile onto a cell, where it comes down with dust and a small bounce. Then its matches ignite one
// after another, and only after that the coins come.
func layTile(s games.Seat, tile rules.TileID, c rules.Cell, turn uint8, matches rules.Edges, over bool) []step {
	list := flown(flying{
		Ticks: tileTicks + dropTicks,
		Take: func(m *model) []flight {
			f := tileFlight(tile, handTile(s, m.handIndex(s, tile)), hexAt(c))
			f.turn, f.course, f.Ticks = turn, dropCourse, tileTicks+dropTicks
			if m.isUntold(tile) {
				f.from, f.course = f.to, pressCourse
			}
			m.untold, m.latest, m.fresh[s] = nil, c, freshTile{true, c, tile}
			return []flight{f}
		},
		Land: func(m *model) {
			m.drop(s, tile)
			m.put(c, tile, turn)
		},
	})
	n := matches.Len()
	return append(list,
		motion.Afterwards(lit(flash{kind: flashDust, on: hexAt(c), heavy: over}, dustTicks)),
		lit(flash{kind: flashSettle, on: hexAt(c)}, settleTicks),
		lit(flash{kind: flashEdges, on: hexAt(c), edges: matches}, igniteTicks(n)+glowTicks),
		motion.Pause[model](settleTicks+igniteTicks(n)))
}

func tellTileTaken(e rules.TileTaken) []step {
	return flown(flying{
		Ticks: tileTicks,
		Take: func(m *model) []flight {
			return []flight{tileFlight(e.Tile, handTile(e.From, m.handIndex(e.From, e.Tile)),
				handTile(e.Seat, len(m.hands[e.Seat])))}
		},
		Land: func(m *model) {
			m.drop(e.From, e.Tile)
			m.hands[e.Seat] = append(m.hands[e.Seat], e.Tile)
		},
	})
}

func tellHandsSwapped(e rules.HandsSwapped) []step {
	return flown(flying{
		Ticks: motion.Lasting(max(len(e.Gave), len(e.Got)), tileTicks, staggerTicks),
		Take: func(*model) []flight {
			one, other := handTile(e.Seat, 0), handTile(e.With, 0)
			return append(tileFlights(e.Gave, one, other), tileFlights(e.Got, other, one)...)
		},
		Land: func(m *model) {
			m.hands[e.Seat], m.hands[e.With] = slices.Clone(e.Got), slices.Clone(e.Gave)
		},
	})
}

func tellHandReturned(e rules.HandReturned) []step {
	return flown(flying{
		Ticks: motion.Lasting(len(e.Tiles), tileTicks, staggerTicks),
		Take:  func(*model) []flight { return tileFlights(e.Tiles, handTile(e.Seat, 0), things.The(supply)) },
		Land: func(m *model) {
			m.hands[e.Seat] = nil
			m.supply = e.Supply
		},
	})
}
