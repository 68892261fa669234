package market

import (
	"runehall/games"
	rules "runehall/games/market"
)

func (p *player) arrangement() arrangement {
	p.think()
	a := p.shown()
	a.phase = p.stage()
	a.mode, a.room, a.where = p.mode(), p.now.stores[rules.Loose], len(p.now.stores) > 1
	a.offers, a.tiles, a.cards = len(p.now.offers), p.now.pay.Size(), p.Sel.cards != 0
	if a.mode == aiming { // what is bought is settled, and mostly how it is paid
		if p.Sel.thing == (thing{}) || a.offers < 2 {
			a.offers = 0
		}
		if !p.now.changes {
			a.tiles = 0
		}
	}
	a.sheet, a.about = p.Sel.Sheet, p.Sel.About
	a.lines, a.items = p.sheetSize()
	for _, n := range p.now.coming {
		if n > 0 {
			a.panels++
		}
	}
	return a
}

// shown returns the part of the arrangement that follows from the model: the seats and their stores, the hand in front,
// the ring, and who is asked.
func (p *player) shown() arrangement {
	m := &p.Model
	a := arrangement{seats: m.seats, front: p.Given.Front, open: p.Given.View.Open()}
	for seat := range games.Seat(m.seats) {
		a.stores[seat] = m.holding(seat)
	}
	if a.front >= 0 {
		a.hand = len(m.who[a.front].hand)
	}
	switch {
	case m.fight.Open || m.plays:
		a.ring = ringOpen
	case m.fight.Card != rules.Hidden:
		a.ring = ringLast
	}
	if a.asked = m.fight.Open && p.Given.Bare; a.asked {
		a.asks = m.fight.Target
	}
	return a
}
