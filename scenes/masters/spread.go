package masters

import (
	"math"

	"runehall/games"
	"runehall/scenes/boards"
	"runehall/scenes/things"
	"runehall/ui"
)

// spread says where everything lies, in the order in which the focus goes.
func (p *places) spread() {
	k := p.Given.Frame.Kit
	card := ui.Sz(k.Dp(60), k.Dp(40))
	p.Things.Begin(&catalogue)
	p.Things.Put(things.The(ledge), p.ledge.rect)
	p.Things.PutAll(hand, p.Given.Front, 0, p.ledge.hand...)
	p.Things.Strew(func() int { return 1 }, p.cursor)
	p.Things.Put(things.The(deck), p.deck)
	if !p.deck.Empty() {
		p.Things.Set(things.The(deck), p.deckCard())
	}
	p.Things.Set(things.The(away), ui.RectAround(ui.Pt(p.field.Center().X, p.field.Y), card)) // beyond the edge
	for s := range games.Seat(p.made.seats) {                                                 // of a seat without a chip
		p.Things.Set(things.Own(beside, s), ui.RectAround(p.field.Center(), card))
		p.Things.Set(things.Own(masters, s), ui.RectAround(p.field.Center(), card))
	}
	for i := range p.seats {
		q := &p.seats[i]
		cards := q.cards
		if cards.Empty() {
			cards = q.badge
		}
		p.Things.Set(things.Own(beside, q.Seat), ui.RectAround(q.Turned.Out(cards.Center()), card))
		p.Things.Set(things.Own(masters, q.Seat), ui.RectAround(q.Turned.Out(q.masters.Center()), ui.Sz(q.masters.H, q.masters.H)))
	}
	if own := p.ledge.masters; !own.Empty() {
		p.Things.Set(things.Own(beside, p.Given.Front), ui.RectAround(own.Center(), card))
		p.Things.Set(things.Own(masters, p.Given.Front), ui.RectAround(own.Center(), ui.Sz(own.H, own.H)))
	}
	p.Things.Find(hand, func(t thing) ui.Rect {
		switch {
		case t.Seat != p.Given.Front:
			return ui.Rect{}
		case len(p.ledge.hand) > 0:
			return boards.Slot(p.ledge.hand, int(t.N))
		}
		return ui.RectAround(p.ledge.rect.Center(), card)
	})
	for _, k := range []kind{section, place} {
		p.Things.Find(k, func(t thing) ui.Rect {
			part, _ := onPlane(t)
			return p.Eye.Rect(part)
		})
	}
	p.Things.Under(func(at ui.Point) thing {
		if !p.field.Has(at) {
			return thing{}
		}
		return sectionAt(cellAt(p.Eye.Under(at)))
	})
}

// deckName returns where the name of the deck stands, if there is room.
func (p *places) deckName() ui.Rect {
	k := p.Given.Frame.Kit
	if line := k.LineHeight(k.Type.Label); p.deck.H >= k.Dp(60)+line {
		name, _ := p.deck.CutBottom(line, 0)
		return name
	}
	return ui.Rect{}
}

// deckCard returns where the top card of the deck lies.
func (p *places) deckCard() ui.Rect {
	in := p.deck.Grow(-p.Given.Frame.Kit.Gap.XS)
	in.H -= p.deckName().H
	h := 2 * math.Floor(min(in.H*.86, in.W*.86*2/3)/2)
	return ui.RectAround(in.Center(), ui.Sz(h*1.5, h))
}
