package market

import (
	"runehall/games"
	rules "runehall/games/market"
	"runehall/ui"
)

// Picture returns a function that draws small what an event is about: a rune, an outpost, a collector, or a card. It
// returns nil if an event is about nothing that can be drawn.
func (b *Board) Picture(e rules.Event) func(c *ui.Canvas, r ui.Rect) {
	a := &b.artist
	if colour, ok := colourIn(e); ok {
		return func(c *ui.Canvas, r ui.Rect) { a.painter.rune(c, colour, r.Center(), r.W) }
	}
	if seat, ok := posted(e); ok {
		return func(c *ui.Canvas, r ui.Rect) { a.painter.outpost(c, a.Given.Look(seat).Color, r) }
	}
	if card, ok := shown(e); ok && card != rules.Hidden {
		return func(c *ui.Canvas, r ui.Rect) { a.painter.card(c, card, r.Place(ui.Sz(ui.Whole(r.W*.7), r.H), .5, .5)) }
	}
	switch e := e.(type) {
	case rules.CollectorPlaced:
		return func(c *ui.Canvas, r ui.Rect) { a.painter.collector(c, a.Given.Look(e.Seat), false, r) }
	case rules.CollectorGone:
		return func(c *ui.Canvas, r ui.Rect) { a.painter.collector(c, nil, false, r) }
	}
	return nil
}

// colourIn returns the colour of the rune that an event is about.
func colourIn(e rules.Event) (colour rules.Colour, ok bool) {
	switch e := e.(type) {
	case rules.RuneBought:
		return e.Colour, true
	case rules.RunePut:
		return e.Colour, true
	case rules.RuneTaken:
		return e.Colour, true
	case rules.TollPaid:
		return e.Colour, true
	case rules.InterestTaken:
		return e.Colour, true
	}
	return rules.NoColour, false
}

// posted returns whose outpost an event is about.
func posted(e rules.Event) (seat games.Seat, ok bool) {
	switch e := e.(type) {
	case rules.OutpostPlaced:
		return e.Seat, true
	case rules.OutpostJoined:
		return e.Seat, true
	case rules.OutpostReturned:
		return e.Seat, true
	case rules.OutpostDestroyed:
		return e.Seat, true
	}
	return games.Nobody, false
}

// shown returns the card that an event is about.
func shown(e rules.Event) (card rules.Card, ok bool) {
	switch e := e.(type) {
	case rules.DuelBegun:
		return e.Card, true
	case rules.DuelHeld:
		return e.Card, true
	case rules.ThiefPlayed:
		return e.Card, true
	case rules.CardWasted:
		return e.Card, true
	}
	return rules.Hidden, false
}
