package masters

import (
	"runehall/games"
	rules "runehall/games/masters"
	"runehall/ui"
)

// Picture returns a function that draws what an event is about, small: a card, a master or the rune of a token. It is
// nil if there is nothing to draw.
func (b *Board) Picture(e rules.Event) func(c *ui.Canvas, r ui.Rect) {
	a := &b.artist
	if card, ok := cardOf(e); ok && card != rules.Hidden {
		wide, high := extentOf(0)
		return func(c *ui.Canvas, r ui.Rect) {
			side := r.W / float64(max(wide, high))
			a.painter.card(c, card, 0, r.Place(ui.Sz(side*float64(wide), side*float64(high)), .5, .5), side)
		}
	}
	if seat, ok := masterOf(e); ok {
		return func(c *ui.Canvas, r ui.Rect) { a.drawMaster(c, seat, ui.Pt(r.Center().X, r.Bottom()-r.H*.04), r.H) }
	}
	if e, ok := e.(rules.TokenPlaced); ok {
		return func(c *ui.Canvas, r ui.Rect) { drawGem(c, e.Colour, r.Center(), r.W) }
	}
	return nil
}

// cardOf returns the card that an event is about, which may be hidden.
func cardOf(e rules.Event) (card rules.Card, ok bool) {
	switch e := e.(type) {
	case rules.StartLaid:
		return e.Card, true
	case rules.CardPlayed:
		return e.Card, true
	case rules.CardDiscarded:
		return e.Card, true
	case rules.CardPutBeside:
		return e.Card, true
	}
	return rules.Hidden, false
}

// masterOf returns the seat whose master an event is about.
func masterOf(e rules.Event) (seat games.Seat, ok bool) {
	switch e := e.(type) {
	case rules.MasterPlaced:
		return e.Seat, true
	case rules.MasterPutAway:
		return e.Seat, true
	case rules.AreaScored:
		return e.Seat, true
	}
	return games.Nobody, false
}
