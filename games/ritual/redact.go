package ritual

import "runehall/games"

// redact returns an event as a reader may know it: only the seat that draws or puts out a ritual knows which it is, and only
// the seat that declines an answer knows that it did.
func redact(event Event, reader games.Seat) (Event, bool) {
	knows := func(s games.Seat) bool { return reader == games.All || reader == s }
	switch e := event.(type) {
	case RitualDrawn:
		if !knows(e.Seat) {
			e.Card = Hidden
		}
		return e, true
	case RitualPutOut:
		if !knows(e.Seat) {
			e.Card = Hidden
		}
		return e, true
	case Declined:
		return e, knows(e.Seat)
	default:
		return event, true
	}
}
