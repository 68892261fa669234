package market

import (
	"runehall/games"
	rules "runehall/games/market"
)

// Befalls returns the seat to which an event does something that it must have read before the match goes on: a rune or
// a card is taken, a store or an outpost is lost, a collector moves in.
func Befalls(event rules.Event) games.Seat {
	switch e := event.(type) {
	case rules.RuneTaken:
		return e.From
	case rules.CardTaken:
		return e.From
	case rules.StoreLost:
		return e.Seat
	case rules.CollectorPlaced:
		return e.Target
	}
	return games.Nobody
}

// Passes puts into words that the only move of a seat lets its turn go by, for want of cards: it has not done
// anything in it.
func Passes(v rules.View, s games.Seat, m rules.Move) (games.Phrase, bool) {
	if m.Kind != rules.End || v.Step() != rules.StartStep {
		return games.Phrase{}, false
	}
	return games.Phrase{Key: "market.board.went-by", Args: []games.Arg{games.SeatArg("seat", s)}}, true
}
