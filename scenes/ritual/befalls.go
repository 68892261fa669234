package ritual

import (
	"runehall/games"
	rules "runehall/games/ritual"
)

// Befalls returns the seat to which an event does something that it must have read before the match goes on: a turn is
// lost, a ritual is turned against who used it, a tile or a hand goes to somebody else.
func Befalls(event rules.Event) games.Seat {
	switch e := event.(type) {
	case rules.TurnLost:
		return e.Seat
	case rules.SkipOwed:
		return e.Seat
	case rules.Answered:
		return e.Against
	case rules.TileTaken:
		return e.From
	case rules.HandsSwapped:
		return e.With
	}
	return games.Nobody
}
