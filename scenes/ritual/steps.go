package ritual

import (
	"slices"

	"runehall/assets/sound"
	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/motion"
	"runehall/ui"
)

type step = ui.Step[model]

func lit(f flash, ticks int) step {
	return motion.Lit(func(m *model) *motion.Flashes[flash] { return &m.flashes }, f, ticks)
}

func chipLit(s games.Seat) step { return lit(flash{on: chipOf(s)}, glowTicks) }

// refused shakes a tile that does not fit on a cell, and shows which of its edges disagree.
func refused(v rules.View, s games.Seat, m rules.Move) []step {
	if !isPlacement(m) {
		return nil
	}
	p := v.Preview(s, m.Tile, m.Turn, m.Cell)
	return []step{lit(flash{kind: flashRefused, on: hexAt(m.Cell), tile: m.Tile, turn: m.Turn,
		edges: disagreeing(v, p, m.Cell)}, refuseTicks)}
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

// flying is what a step in which things fly does to the model.
type flying = motion.Flying[model, flight]

func flown(f flying) []step {
	f.Of = func(m *model) *motion.Flights[flight] { return &m.flights }
	return []step{motion.Flown(f)}
}

func sounding(list []step, t float64, e sound.Effect, at thing) []step {
	return motion.Sounding(list, t, func(m *model) { m.noises.Make(e, at) })
}

// landing adds the sound of a tile that comes down on a cell. A tile that was a draft there has been heard already.
func landing(list []step, tile rules.TileID, c rules.Cell) []step {
	return motion.Sounding(list, .97, func(m *model) {
		if !slices.ContainsFunc(m.flights.All, func(f flight) bool { return f.tile == tile && f.from == f.to }) {
			m.noises.Make(sound.StonePlace, hexAt(c))
		}
	})
}

// firstLands returns at which part of a step of n coins the first one lands.
func firstLands(n int) float64 {
	return float64(coinTicks) / float64(max(1, motion.Lasting(n, coinTicks, staggerTicks))) * .95
}

func coinSound(n int) sound.Effect {
	if n == 1 {
		return sound.Coin
	}
	return sound.Coins
}

func now(change func(m *model)) []step { return []step{motion.Now(change)} }

func pausedAt(s games.Seat) []step { return []step{motion.Pause[model](noteTicks), chipLit(s)} }

func changedAt(s games.Seat, change func(m *model)) []step {
	return append(now(change), pausedAt(s)...)
}

func cardFlown(take func(m *model) flight, land func(m *model)) []step {
	return flown(flying{Ticks: cardTicks, Take: func(m *model) []flight { return []flight{take(m)} }, Land: land})
}
