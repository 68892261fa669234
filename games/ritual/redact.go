package ritual

import "runehall/games"

// redact returns an event as a reader may know it. A ritual that is drawn or put out is known only to its seat, and so
// is the fact that a seat declined to answer.
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
