package ritual

import (
	"slices"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/motion"
)

// inHand is the spot of a tile in a hand.
func inHand(s games.Seat, index int) spot { return spot{kind: spotHand, seat: s, index: index} }

// tileFlights returns tiles on their way, one after another, each to or from a place of its own in a hand.
func tileFlights(tiles []rules.TileID, from, to spot) (fs []flight) {
	for _, t := range tiles {
		fs = append(fs, tileFlight(t, from, to))
		from.index, to.index = from.index+1, to.index+1
	}
	return motion.InTurn(fs, staggerTicks)
}

// tellTilesDrawn flies tiles from the supply into a hand. They have their places there from the start, so that the hand
// is laid out before they come.
func tellTilesDrawn(e rules.TilesDrawn) []step {
	return flown(flying{
		Ticks: motion.Lasting(len(e.Tiles), tileTicks, staggerTicks),
		Take: func(m *model) []flight {
			fs := tileFlights(e.Tiles, spot{kind: spotSupply}, inHand(e.Seat, len(m.hands[e.Seat])))
			m.hands[e.Seat] = append(m.hands[e.Seat], e.Tiles...)
			return fs
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
			f := tileFlight(tile, inHand(s, m.handIndex(s, tile)), spot{kind: spotCell, cell: c})
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
			return []flight{tileFlight(e.Tile, inHand(e.From, m.handIndex(e.From, e.Tile)), inHand(e.Seat, len(m.hands[e.Seat])))}
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
			one, other := inHand(e.Seat, 0), inHand(e.With, 0)
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
		Take:  func(*model) []flight { return tileFlights(e.Tiles, inHand(e.Seat, 0), spot{kind: spotSupply}) },
		Land: func(m *model) {
			m.hands[e.Seat] = nil
			m.supply = e.Supply
		},
	})
}
