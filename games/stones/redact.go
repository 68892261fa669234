package stones

import "runehall/games"

// redact returns an event as a reader may know it: only who draws hand cards sees them.
func redact(event Event, reader games.Seat) (Event, bool) {
	if e, ok := event.(CardsDrawn); ok && reader != games.All && reader != e.Seat {
		e.Cards = make([]Card, len(e.Cards))
		return e, true
	}
	return event, true
}
