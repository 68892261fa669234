package ritual

import (
	"slices"

	"runehall/assets/sound"
	rules "runehall/games/ritual"
	"runehall/scenes/motion"
)

func sounding(list []step, t float64, e sound.Effect, at thing) []step {
	return motion.Sounding(list, t, func(m *model) { m.noises.Make(e, at) })
}

// landing lets a tile be heard that comes down on a cell. One that lies there already, as a draft, has been heard.
func landing(list []step, tile rules.TileID, c rules.Cell) []step {
	return motion.Sounding(list, .97, func(m *model) {
		if !slices.ContainsFunc(m.flights.All, func(f flight) bool { return f.tile == tile && f.from == f.to }) {
			m.noises.Make(sound.StonePlace, hexAt(c))
		}
	})
}

// landed is the part of a step of n coins at which the first one lands.
func landed(n int) float64 {
	return float64(coinTicks) / float64(max(1, motion.Lasting(n, coinTicks, staggerTicks))) * .95
}

func coinSound(n int) sound.Effect {
	if n == 1 {
		return sound.Coin
	}
	return sound.Coins
}

// handled returns what a person's own hands let be heard when one selection follows another, and false for nothing.
func handled(before, after selection, _ gesture) (sound.Effect, bool) {
	switch {
	case after.draft && (!before.draft || before.cell != after.cell || before.tile != after.tile):
		return sound.StonePlace, true
	case after.tile >= 0 && before.tile != after.tile,
		after.take >= 0 && before.take != after.take,
		after.pick && (!before.pick || before.picked != after.picked):
		return sound.StoneLift, true
	case after.tile >= 0 && before.turn() != after.turn():
		return sound.StoneTurn, true
	case after.panel != noPanel && before.panel != after.panel, before.card != after.card, before.read != after.read:
		return sound.CardDraw, true
	}
	return 0, false
}
