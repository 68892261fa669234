package masters

import (
	"math"

	"runehall/games"
	"runehall/ui"
)

// spot returns where a spot is on the screen: where the thing that flies there begins or ends.
func (b *Board) spot(s spot) ui.Rect {
	k := b.frame.Kit
	card := ui.Sz(k.Dp(60), k.Dp(40))
	switch s.kind {
	case spotLaid:
		return b.rect(area(s.laid))
	case spotCell:
		return b.rect(ui.Rc(float64(s.cell.X), float64(s.cell.Y), 1, 1))
	case spotDeck:
		if !b.places.deck.Empty() {
			return b.deckCard()
		}
	case spotHand, spotBeside, spotMasters:
		return b.seatSpot(s, card)
	}
	return ui.RectAround(ui.Pt(b.places.field.Center().X, b.places.field.Y), card) // out of the match, beyond the edge
}

// seatSpot returns where something of a seat lies: on the ledge or on its chip.
func (b *Board) seatSpot(s spot, card ui.Size) ui.Rect {
	l := &b.places.ledge
	if s.seat == b.state.Front {
		switch {
		case s.kind == spotMasters:
			return ui.RectAround(l.masters.Center(), ui.Sz(l.masters.H, l.masters.H))
		case s.kind == spotBeside:
			return ui.RectAround(l.masters.Center(), card)
		case s.index < len(l.hand):
			return l.hand[s.index]
		case len(l.hand) > 0:
			last := l.hand[len(l.hand)-1]
			return last.Move(ui.Pt(last.W*float64(s.index-len(l.hand)+1), 0))
		}
		return ui.RectAround(l.rect.Center(), card)
	}
	p := b.chip(s.seat)
	switch {
	case p == nil:
		return ui.RectAround(b.places.field.Center(), card)
	case s.kind == spotMasters:
		return ui.RectAround(p.turned.Out(p.masters.Center()), ui.Sz(p.masters.H, p.masters.H))
	case p.cards.Empty():
		return ui.RectAround(p.turned.Out(p.badge.Center()), card)
	}
	return ui.RectAround(p.turned.Out(p.cards.Center()), card)
}

// chip returns the place of a seat's chip, or nil.
func (b *Board) chip(s games.Seat) *seatPlace {
	for i := range b.places.seats {
		if b.places.seats[i].seat == s {
			return &b.places.seats[i]
		}
	}
	return nil
}

// deckCard returns where the top card of the deck lies.
func (b *Board) deckCard() ui.Rect {
	in := b.places.deck.Grow(-b.frame.Kit.Gap.XS)
	h := 2 * math.Floor(min(in.H*.86, in.W*.86*2/3)/2)
	return ui.RectAround(in.Center(), ui.Sz(h*1.5, h))
}
