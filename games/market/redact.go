package market

import "runehall/games"

// redact returns an event as a reader may know it. Cards drawn or stolen, and picks, are shown only to those who see
// them.
func redact(event Event, reader games.Seat) (Event, bool) {
	knows := func(s games.Seat) bool { return reader == games.All || reader == s }
	switch e := event.(type) {
	case CardsDrawn:
		if !knows(e.Seat) {
			e.Cards = make([]Card, len(e.Cards))
		}
		return e, true
	case CardTaken:
		if !knows(e.Seat) && !knows(e.From) {
			e.Card = Hidden
		}
		return e, true
	case Picked:
		if !knows(e.Seat) {
			e.Pick = NoPick
		}
		return e, true
	default:
		return event, true
	}
}
