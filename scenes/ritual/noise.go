package ritual

import (
	"slices"

	"runehall/assets/sound"
	rules "runehall/games/ritual"
	"runehall/scenes/motion"
	"runehall/ui"
)

// voiced gives the steps of an event their sounds. What an event lets be heard is as public as the event is to the
// reader: the same for every card and tile.
func voiced(e rules.Event, list []step) []step {
	switch e := e.(type) {
	case rules.TilesDrawn:
		return sounding(list, .6, sound.StoneLift, spot{kind: spotHand, seat: e.Seat})
	case rules.Placed:
		return landing(list, e.Tile, e.Cell)
	case rules.BuiltOver:
		return landing(list, e.Tile, e.Cell)
	case rules.TileTaken:
		return sounding(list, 0, sound.StoneLift, spot{kind: spotHand, seat: e.From})
	case rules.HandsSwapped:
		return sounding(list, 0, sound.StoneLift, spot{kind: spotHand, seat: e.Seat})
	case rules.HandReturned:
		return sounding(list, 0, sound.StoneLift, spot{kind: spotHand, seat: e.Seat})
	case rules.CoinsPlaced:
		return sounding(list, landed(e.Coins), coinSound(e.Coins), spot{kind: spotCell, cell: e.Cell})
	case rules.CoinsReturned:
		return sounding(list, landed(e.Coins), sound.CoinsBack, spot{kind: spotTray, seat: e.Seat})
	case rules.ShapePaid:
		return shining(sounding(list, landed(e.Coins), coinSound(e.Coins), spot{kind: spotShape, shape: e.Shape}), e.Shape)
	case rules.ShapeGrew:
		return shining(list, e.To)
	case rules.ShapeBroken:
		return sounding(list, landed(e.Coins), sound.CoinsBack, spot{kind: spotTray, seat: e.Shape.Owner})
	case rules.RitualDrawn:
		return sounding(list, .2, sound.CardDraw, spot{kind: spotRituals, seat: e.Seat})
	case rules.RitualsShuffled:
		return sounding(list, 0, sound.CardDraw, spot{kind: spotPile})
	case rules.RitualPutOut:
		return sounding(list, .6, sound.CardPlay, spot{kind: spotOut})
	case rules.RitualRevealed, rules.Answered:
		return sounding(list, .5, sound.Reveal, spot{kind: spotRevealed})
	case rules.DieRolled:
		return sounding(list, 0, sound.Die, spot{kind: spotRevealed})
	case rules.RitualDiscarded:
		return sounding(list, .7, sound.CardPlay, spot{kind: spotDiscards})
	}
	return list
}

// sounding gives the first of some steps a sound, at part t of its way.
func sounding(list []step, t float64, e sound.Effect, at spot) []step {
	return motion.Sounding(list, t, sounds(e, at))
}

func sounds(e sound.Effect, at spot) func(m *model) {
	return func(m *model) { m.noises.Make(e, at) }
}

// landing lets a tile be heard that comes down on a cell. One that lies there already, as a draft, has been heard.
func landing(list []step, tile rules.TileID, c rules.Cell) []step {
	return motion.Sounding(list, .97, func(m *model) {
		if !slices.ContainsFunc(m.flights.All, func(f flight) bool { return f.tile == tile && f.from == f.to }) {
			m.noises.Make(sound.StonePlace, spot{kind: spotCell, cell: c})
		}
	})
}

// shining lets the light on a line or circle sound, once the coins have come.
func shining(list []step, s rules.Shape) []step {
	chime := sound.Line
	if s.Kind == rules.Circle {
		chime = sound.Circle
	}
	for i := range list {
		if list[i].Class == ui.FlourishStep && !list[i].With {
			list[i].Sound = sounds(chime, spot{kind: spotShape, shape: s})
		}
	}
	return list
}

// landed is the part of a step of n coins at which the first one lands.
func landed(n int) float64 { return float64(coinTicks) / float64(max(1, lasting(n, coinTicks))) * .95 }

// coinSound is that of a number of coins.
func coinSound(n int) sound.Effect {
	if n == 1 {
		return sound.Coin
	}
	return sound.Coins
}
