package ritual

import (
	"slices"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/motion"
)

// tellTilesDrawn flies tiles from the supply into a hand. They have their places there from the start, so that the hand
// is laid out before they come.
func tellTilesDrawn(e rules.TilesDrawn) []step {
	return flown(flying{
		Ticks: lasting(len(e.Tiles), tileTicks),
		Take: func(m *model) (fs []flight) {
			for i, t := range e.Tiles {
				fs = append(fs, tileFlight(t, spot{kind: spotSupply}, spot{kind: spotHand, seat: e.Seat, index: len(m.hands[e.Seat]) + i}))
			}
			m.hands[e.Seat] = append(m.hands[e.Seat], e.Tiles...)
			return queued(fs)
		},
		Pass: func(m *model, gone, _ int) { m.supply = e.Supply + len(e.Tiles) - gone },
		Land: func(m *model) { m.supply = e.Supply },
	})
}

// layTile flies a hand tile onto a cell, where it comes down with dust and a small bounce; then its matches ignite one
// after another, and only then the coins come.
func layTile(s games.Seat, tile rules.TileID, c rules.Cell, turn uint8, matches rules.Edges, over bool) []step {
	list := flown(flying{
		Ticks: tileTicks + dropTicks,
		Take: func(m *model) []flight {
			f := tileFlight(tile, spot{kind: spotHand, seat: s, index: m.handIndex(s, tile)}, spot{kind: spotCell, cell: c})
			f.turn, f.course, f.Ticks = turn, dropCourse, tileTicks+dropTicks
			if m.lies(tile) {
				f.from, f.course = f.to, pressCourse
			}
			m.already = nil
			return []flight{f}
		},
		Land: func(m *model) {
			m.drop(s, tile)
			m.lay(c, tile, turn)
		},
	})
	n := matches.Len()
	return append(list,
		motion.Afterwards(lit(flash{kind: flashDust, cell: c, heavy: over}, dustTicks)),
		lit(flash{kind: flashSettle, cell: c}, settleTicks),
		lit(flash{kind: flashEdges, cell: c, edges: matches}, igniteTicks(n)+glowTicks),
		motion.Pause[model](settleTicks+igniteTicks(n)))
}

func tellTileTaken(e rules.TileTaken) []step {
	return flown(flying{
		Ticks: tileTicks,
		Take: func(m *model) []flight {
			return []flight{tileFlight(e.Tile,
				spot{kind: spotHand, seat: e.From, index: m.handIndex(e.From, e.Tile)},
				spot{kind: spotHand, seat: e.Seat, index: len(m.hands[e.Seat])})}
		},
		Land: func(m *model) {
			m.drop(e.From, e.Tile)
			m.hands[e.Seat] = append(m.hands[e.Seat], e.Tile)
		},
	})
}

func tellHandsSwapped(e rules.HandsSwapped) []step {
	return flown(flying{
		Ticks: lasting(max(len(e.Gave), len(e.Got)), tileTicks),
		Take: func(*model) (fs []flight) {
			cross := func(tiles []rules.TileID, from, to games.Seat) {
				var side []flight
				for i, t := range tiles {
					side = append(side, tileFlight(t, spot{kind: spotHand, seat: from, index: i}, spot{kind: spotHand, seat: to, index: i}))
				}
				fs = append(fs, queued(side)...)
			}
			cross(e.Gave, e.Seat, e.With)
			cross(e.Got, e.With, e.Seat)
			return fs
		},
		Land: func(m *model) {
			m.hands[e.Seat], m.hands[e.With] = slices.Clone(e.Got), slices.Clone(e.Gave)
		},
	})
}

func tellHandReturned(e rules.HandReturned) []step {
	return flown(flying{
		Ticks: lasting(len(e.Tiles), tileTicks),
		Take: func(*model) (fs []flight) {
			for i, t := range e.Tiles {
				fs = append(fs, tileFlight(t, spot{kind: spotHand, seat: e.Seat, index: i}, spot{kind: spotSupply}))
			}
			return queued(fs)
		},
		Land: func(m *model) {
			m.hands[e.Seat] = nil
			m.supply = e.Supply
		},
	})
}
