package masters

import (
	"runehall/assets/sound"
	rules "runehall/games/masters"
	"runehall/ui"
)

// noise is something that a step of the timeline lets be heard, at a spot. The board takes it out of the model in the
// same tick.
type noise struct {
	effect sound.Effect
	at     spot
}

// voiced gives the steps of an event their sounds. What an event lets be heard is as public as the event is to the
// reader: the same for every card.
func voiced(e rules.Event, list []step) []step {
	switch e := e.(type) {
	case rules.CardDrawn:
		return sounding(list, .2, sound.CardDraw, spot{kind: spotHand, seat: e.Seat})
	case rules.CardPlayed:
		return sounding(list, .9, sound.StonePlace, spot{kind: spotLaid, laid: rules.Laid{Card: e.Card, Cell: e.Cell, Turn: e.Turn}})
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

// sounding gives the first of some steps a sound, at part t of its way.
func sounding(list []step, t float64, e sound.Effect, at spot) []step {
	list[0].Sound, list[0].SoundAt = func(m *model) { m.noises = append(m.noises, noise{e, at}) }, t
	return list
}

// listen lets what the timeline made be heard.
func (b *Board) listen() {
	for _, n := range b.model.noises {
		b.sound(n.effect, b.spot(n.at).Center())
	}
	b.model.noises = b.model.noises[:0]
}

func (b *Board) sound(e sound.Effect, at ui.Point) {
	if b.frame.Sound != nil {
		b.frame.Sound(e, at)
	}
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
