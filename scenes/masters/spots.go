package masters

import (
	"math"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/boards"
	"runehall/ui"
)

// spotKind is a kind of place between which things fly.
type spotKind uint8

const (
	spotDeck    spotKind = iota
	spotOut              // out of the match
	spotHand             // card index of seat
	spotBeside           // the cards beside seat
	spotMasters          // the masters that seat still has
	spotLaid             // laid, on the table
	spotCell             // cell
)

// spot is a place on the board, whatever the layout.
type spot struct {
	kind  spotKind
	seat  games.Seat
	index int
	cell  rules.Cell
	laid  rules.Laid
}

// spot returns where a spot is on the screen: where the thing that flies there begins or ends.
func (p *places) spot(s spot) ui.Rect {
	card := ui.Sz(p.given.Frame.Kit.Dp(60), p.given.Frame.Kit.Dp(40))
	switch s.kind {
	case spotLaid:
		return p.laid(s.laid)
	case spotCell:
		return p.cell(s.cell)
	case spotDeck:
		if !p.deck.Empty() {
			return p.deckCard()
		}
	case spotHand, spotBeside, spotMasters:
		if s.seat == p.given.Front && (s.kind == spotHand || !p.ledge.masters.Empty()) {
			return p.ledge.spot(s, card)
		}
		return p.chipSpot(s, card)
	}
	return ui.RectAround(ui.Pt(p.field.Center().X, p.field.Y), card) // out of the match, beyond the edge
}

// spot returns where something of the seat in front lies.
func (l *ledgePlaces) spot(s spot, card ui.Size) ui.Rect {
	switch {
	case s.kind == spotMasters:
		return ui.RectAround(l.masters.Center(), ui.Sz(l.masters.H, l.masters.H))
	case s.kind == spotBeside:
		return ui.RectAround(l.masters.Center(), card)
	case len(l.hand) > 0:
		return boards.Slot(l.hand, s.index)
	}
	return ui.RectAround(l.rect.Center(), card)
}

// chipSpot returns where something of another seat lies.
func (p *places) chipSpot(s spot, card ui.Size) ui.Rect {
	for i := range p.seats {
		q := &p.seats[i]
		switch {
		case q.Seat != s.seat:
		case s.kind == spotMasters:
			return ui.RectAround(q.Turned.Out(q.masters.Center()), ui.Sz(q.masters.H, q.masters.H))
		case q.cards.Empty():
			return ui.RectAround(q.Turned.Out(q.badge.Center()), card)
		default:
			return ui.RectAround(q.Turned.Out(q.cards.Center()), card)
		}
	}
	return ui.RectAround(p.field.Center(), card)
}

// deckName returns where the name of the deck stands, if there is room.
func (p *places) deckName() ui.Rect {
	k := p.given.Frame.Kit
	if line := k.LineHeight(k.Type.Label); p.deck.H >= k.Dp(60)+line {
		name, _ := p.deck.CutBottom(line, 0)
		return name
	}
	return ui.Rect{}
}

// deckCard returns where the top card of the deck lies.
func (p *places) deckCard() ui.Rect {
	in := p.deck.Grow(-p.given.Frame.Kit.Gap.XS)
	in.H -= p.deckName().H
	h := 2 * math.Floor(min(in.H*.86, in.W*.86*2/3)/2)
	return ui.RectAround(in.Center(), ui.Sz(h*1.5, h))
}
