package stones

import (
	"runehall/games"
	rules "runehall/games/stones"
	"runehall/ui"
)

// Picture returns what draws a small picture of an event's subject: a card, a gem, ore, an artifact or the die. It
// returns nil if there is none.
func (b *Board) Picture(e rules.Event) func(c *ui.Canvas, r ui.Rect) {
	a := &b.artist
	if seat, card, ok := cardOf(e); ok {
		return func(c *ui.Canvas, r ui.Rect) {
			a.drawCard(c, seat, card, r.Place(ui.Sz(ui.Whole(r.W*.72), r.H), .5, .5))
		}
	}
	if gems, ok := gemsIn(e); ok {
		for colour, n := range gems {
			if n > 0 {
				return func(c *ui.Canvas, r ui.Rect) { a.painter.gem(c, rules.Colour(colour), r.Center(), r.W*.9) }
			}
		}
		return nil
	}
	switch e := e.(type) {
	case rules.OreTaken, rules.OrePaid:
		return func(c *ui.Canvas, r ui.Rect) { a.painter.ore(c, r.Center(), r.W*.9) }
	case rules.ArtifactForged:
		return func(c *ui.Canvas, r ui.Rect) { a.painter.artifact(c, e.Artifact, r) }
	case rules.DieRolled:
		return func(c *ui.Canvas, r ui.Rect) { a.painter.die(c, e.Die, r) }
	}
	return nil
}

// cardOf returns the card that an event is about, and its seat.
func cardOf(e rules.Event) (seat games.Seat, card rules.Card, ok bool) {
	switch e := e.(type) {
	case rules.CardLaid:
		return e.Seat, e.Card, true
	case rules.CardBought:
		return e.Seat, e.Card, true
	case rules.DisplayTaken:
		return e.Seat, e.Card, true
	case rules.IconUsed:
		return e.Seat, e.Card, true
	case rules.ExchangeUsed:
		return e.Seat, e.Card, true
	case rules.CardKept:
		return e.Seat, e.Card, true
	case rules.CardLost:
		return e.Seat, e.Card, true
	}
	return games.Nobody, 0, false
}

func gemsIn(e rules.Event) (gems rules.Gems, ok bool) {
	switch e := e.(type) {
	case rules.GemsTaken:
		return e.Gems, true
	case rules.GemsPaid:
		return e.Gems, true
	}
	return gems, false
}
