package masters

import (
	"runehall/games"
	rules "runehall/games/masters"
)

// Live returns how much an event changes what a seat would score if the match ended then.
func Live(e rules.Event) (seat games.Seat, change int) {
	switch e := e.(type) {
	case rules.WorthChanged:
		return e.Seat, e.To - e.From
	case rules.CardPutBeside:
		return e.Seat, -1
	}
	return games.Nobody, 0
}
