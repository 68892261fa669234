package masters

import (
	"runehall/assets/sound"
	rules "runehall/games/masters"
	"runehall/scenes/motion"
)

// voiced gives the steps of an event their sounds. What an event lets be heard is as public as the event is to the
// reader: the same for every card.
func voiced(e rules.Event, list []step) []step {
	switch e := e.(type) {
	case rules.CardDrawn:
		return sounding(list, .2, sound.CardDraw, spot{kind: spotHand, seat: e.Seat})
	case rules.CardPlayed:
		return sounding(list, .9, sound.StonePlace, spot{kind: spotLaid, laid: playedBy(e)})
	case rules.HandShown:
		return sounding(list, 0, sound.Reveal, spot{kind: spotHand, seat: e.Seat})
	case rules.CardDiscarded:
		return sounding(list, .7, sound.CardPlay, spot{kind: spotOut})
	case rules.CardPutBeside:
		return sounding(list, .7, sound.CardPlay, spot{kind: spotBeside, seat: e.Seat})
	case rules.MasterPlaced:
		return sounding(list, .9, sound.Coin, spot{kind: spotCell, cell: e.Cell})
	case rules.TokenPlaced:
		return sounding(list, .9, sound.Coin, spot{kind: spotCell, cell: e.Cell})
	case rules.AreaScored:
		return sounding(list, 0, sound.Coins, spot{kind: spotCell, cell: e.Cell})
	}
	return list
}

func sounding(list []step, t float64, e sound.Effect, at spot) []step {
	return motion.Sounding(list, t, func(m *model) { m.noises.Make(e, at) })
}

// handled returns what a person's own hands let be heard when one selection follows another, and false for nothing.
func handled(before, after *selection) (sound.Effect, bool) {
	switch {
	case after.draft && (!before.draft || before.cell != after.cell || before.card != after.card):
		return sound.StonePlace, true
	case after.card != rules.Hidden && before.card != after.card:
		return sound.StoneLift, true
	case after.card != rules.Hidden && before.turn() != after.turn():
		return sound.StoneTurn, true
	case after.pick && (!before.pick || before.picked != after.picked):
		return sound.StoneLift, true
	}
	return 0, false
}
