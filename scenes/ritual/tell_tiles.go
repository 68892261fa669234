package ritual

import (
	"slices"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/ui"
)

func tellTilesDrawn(e rules.TilesDrawn) []step {
	return flown(tileTicks+len(e.Tiles)*coinStagger, ui.InOutCubic,
		func(m *model) (fs []flight) {
			for i, t := range e.Tiles {
				fs = append(fs, flight{
					from: spot{kind: spotSupply}, to: spot{kind: spotHand, seat: e.Seat, index: len(m.hands[e.Seat]) + i},
					tile: t, coin: games.Nobody, delay: stagger(i, len(e.Tiles)),
				})
			}
			return fs
		},
		func(m *model) {
			m.hands[e.Seat] = append(m.hands[e.Seat], e.Tiles...)
			m.supply = e.Supply
		})
}

// stagger returns the part of the time that thing i of n waits before it flies.
func stagger(i, n int) float64 { return .45 * float64(i) / float64(max(1, n)) }

func tellPlaced(e rules.Placed) []step {
	return layTile(e.Seat, e.Tile, e.Cell, e.Turn, e.Matches)
}

func tellBuiltOver(e rules.BuiltOver) []step {
	return layTile(e.Seat, e.Tile, e.Cell, e.Turn, e.Matches)
}

// layTile flies a hand tile onto a cell; then its matches light up.
func layTile(s games.Seat, tile rules.TileID, c rules.Cell, turn uint8, matches rules.Edges) []step {
	return append(flown(tileTicks+dropTicks, ui.InOutCubic,
		func(m *model) []flight {
			from := spot{kind: spotHand, seat: s, index: m.handIndex(s, tile)}
			if m.settled && m.settling.tile == tile {
				from = spot{kind: spotCell, cell: c}
			}
			m.settled = false
			return []flight{{from: from, to: spot{kind: spotCell, cell: c}, tile: tile, turn: turn, coin: games.Nobody}}
		},
		func(m *model) {
			m.drop(s, tile)
			m.lay(c, tile, turn)
		}),
		lit(0, flash{cell: c, edges: matches}))
}

func tellTileTaken(e rules.TileTaken) []step {
	return flown(tileTicks+dropTicks, ui.InOutCubic,
		func(m *model) []flight {
			return []flight{{
				from: spot{kind: spotHand, seat: e.From, index: m.handIndex(e.From, e.Tile)},
				to:   spot{kind: spotHand, seat: e.Seat, index: len(m.hands[e.Seat])},
				tile: e.Tile, coin: games.Nobody,
			}}
		},
		func(m *model) {
			m.drop(e.From, e.Tile)
			m.hands[e.Seat] = append(m.hands[e.Seat], e.Tile)
		})
}

func tellHandsSwapped(e rules.HandsSwapped) []step {
	return flown(tileTicks+dropTicks, ui.InOutCubic,
		func(*model) (fs []flight) {
			cross := func(tiles []rules.TileID, from, to games.Seat) {
				for i, t := range tiles {
					fs = append(fs, flight{
						from: spot{kind: spotHand, seat: from, index: i}, to: spot{kind: spotHand, seat: to, index: i},
						tile: t, coin: games.Nobody, delay: stagger(i, len(tiles)),
					})
				}
			}
			cross(e.Gave, e.Seat, e.With)
			cross(e.Got, e.With, e.Seat)
			return fs
		},
		func(m *model) {
			m.hands[e.Seat], m.hands[e.With] = slices.Clone(e.Got), slices.Clone(e.Gave)
		})
}

func tellHandReturned(e rules.HandReturned) []step {
	return flown(tileTicks, ui.InOutCubic,
		func(*model) (fs []flight) {
			for i, t := range e.Tiles {
				fs = append(fs, flight{
					from: spot{kind: spotHand, seat: e.Seat, index: i}, to: spot{kind: spotSupply},
					tile: t, coin: games.Nobody, delay: stagger(i, len(e.Tiles)),
				})
			}
			return fs
		},
		func(m *model) {
			m.hands[e.Seat] = nil
			m.supply = e.Supply
		})
}
