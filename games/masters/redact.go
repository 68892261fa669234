package masters

import "runehall/games"

// redact returns an event as a reader may know it. A card that is drawn is known only to the seat that draws it.
func redact(event Event, reader games.Seat) (Event, bool) {
	knows := func(s games.Seat) bool { return reader == games.All || reader == s }
	switch e := event.(type) {
	case HandDealt:
		if !knows(e.Seat) {
			e.Cards = make([]Card, len(e.Cards))
		}
		return e, true
	case CardDrawn:
		if !knows(e.Seat) {
			e.Card = Hidden
		}
		return e, true
	default:
		return event, true
	}
}
