package market

import (
	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/boards"
	"runehall/ui"
)

// spotKind is a kind of place between which things fly.
type spotKind uint8

const (
	spotBay spotKind = iota // index: bay
	spotDeck
	spotHeap  // the discards
	spotRing  // index: 0 the attacker's card, 1 the answer
	spotHand  // card index of seat
	spotLoose // index: colour, of seat
	spotStore // index: place, of seat
	spotSeat  // the badge of seat
)

// spot is a place on the board, whatever the layout.
type spot struct {
	kind  spotKind
	seat  games.Seat
	index int
}

// spot returns where a spot is on the screen: where the thing that flies there begins or ends. What has no place now is at the edge of the
// field, or in the middle of its seat or of the ledge.
func (p *places) spot(s spot) ui.Rect {
	switch s.kind {
	case spotBay:
		return boards.First(p.bays[s.index], p.edge(.5, .5))
	case spotDeck:
		return boards.First(p.deck, p.edge(1, .4))
	case spotHeap:
		return boards.First(p.heap, p.edge(1, .6))
	case spotRing:
		return boards.First(p.ring.cards[s.index], p.edge(.4+.2*float64(s.index), .6))
	}
	if s.seat == p.made.front {
		return p.own(s)
	}
	return p.theirs(s)
}

// edge returns a place of the size of a card in a part of the field, or at its edge.
func (p *places) edge(x, y float64) ui.Rect {
	k := p.given.Frame.Kit
	return ui.RectAround(ui.Pt(p.field.X+p.field.W*x, p.field.Y+p.field.H*y), ui.Sz(k.Dp(42), k.Dp(60)))
}

// own returns where something of the seat in front is.
func (p *places) own(s spot) ui.Rect {
	l := &p.ledge
	switch s.kind {
	case spotHand:
		if len(l.hand) > 0 {
			return boards.Slot(l.hand, s.index).Into(l.rect)
		}
	case spotLoose:
		return boards.First(l.loose[s.index], l.badge, p.middle(l.rect))
	case spotStore:
		return boards.First(l.stores[s.index], l.stores[rules.Loose], l.badge, p.middle(l.rect))
	}
	return boards.First(l.badge, p.middle(l.rect))
}

// middle returns a place of the size of a card in the middle of another one.
func (p *places) middle(r ui.Rect) ui.Rect { return ui.RectAround(r.Center(), p.edge(0, 0).Size()) }

// theirs returns where something of another seat is.
func (p *places) theirs(s spot) ui.Rect {
	for i := range p.seats {
		q := &p.seats[i]
		if q.Seat != s.seat {
			continue
		}
		at := q.badge
		switch s.kind {
		case spotHand:
			at = q.cards
		case spotLoose:
			at = q.loose[s.index]
		case spotStore:
			at = boards.First(q.stores[s.index], q.stores[rules.Loose])
		}
		return q.Turned.OutRect(boards.First(at, q.Chip))
	}
	return p.edge(.5, 0)
}

// about returns where the things are that a move is about.
func (p *places) about(m rules.Move) ui.Rect {
	var at ui.Rect
	l := &p.ledge
	switch m.Kind {
	case rules.BuyRune:
		at = p.bays[bayOf(m.Colour)]
	case rules.Outpost, rules.OutpostForRunes:
		at = p.bays[bayOutposts]
	case rules.Collector, rules.CollectorForRunes, rules.TakeRune, rules.TakeCard, rules.Duel:
		at = p.theirs(spot{kind: spotStore, seat: m.Seat, index: int(m.Store)})
	case rules.GiveUp, rules.Interest, rules.Put, rules.Join, rules.Ransom, rules.RansomForRunes:
		at = l.stores[m.Store]
	case rules.Neutralise:
		at = l.stores[m.To]
	case rules.Throw:
		at = ui.Bounding(l.picks[:]...)
	case rules.End:
		at = l.acts[0]
	default:
		at = ui.Bounding(l.hand...)
	}
	return boards.First(at, l.rect)
}

// bayOf returns the bay of the runes of a colour.
func bayOf(c rules.Colour) int {
	if c == rules.Blue {
		return bayBlue
	}
	return bayRed
}
