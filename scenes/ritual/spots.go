package ritual

import (
	"math"

	"runehall/games"
	"runehall/ui"
)

// spot returns where a spot is on the screen, and the radius that a tile has there.
func (b *Board) spot(s spot) (ui.Point, float64) {
	k := b.frame.Kit
	mini := k.Dp(26)
	switch s.kind {
	case spotCell:
		return b.at(s.cell), b.cam.Scale
	case spotShape:
		return b.gap(s.shape, s.index), b.cam.Scale
	case spotStage:
		p := b.stagePlaces(max(1, s.index+1))
		return p.card(s.index).Center(), p.first.W * .5
	case spotTray, spotHand, spotRituals:
		return b.seatSpot(s)
	case spotPile, spotOut:
		if p := &b.places.piles; !p.pile.Empty() {
			return p.pile.Center(), mini
		}
	}
	if p := &b.places.piles; s.kind == spotSupply && !p.supply.Empty() {
		return p.supply.Center(), mini
	} else if !p.rect.Empty() {
		return p.discards.Center(), mini
	}
	// A pile that is not on the screen lies beyond its upper edge.
	return ui.Pt(b.places.field.Center().X, b.places.field.Y), mini
}

// coinSpot returns where a coin lies on a spot, and its radius there: in its stack, between two tiles, or beside the
// number of its tray.
func (b *Board) coinSpot(s spot) (ui.Point, float64) {
	switch at, _ := b.spot(s); s.kind {
	case spotCell:
		r := b.cam.Scale * coinShare
		return at.Add(ui.Pt(float64(s.index)*coinLean*r, b.sunk(s.index+1)-math.Round(float64(s.index)*coinStep*r))), r
	case spotShape:
		return at, b.cam.Scale * bonusShare
	}
	r := b.trayCoin(s.seat)
	return r.Center(), r.H * .34
}

// trayCoin returns the square in which the coin beside the number of a seat's tray is drawn, or else its emblem.
func (b *Board) trayCoin(s games.Seat) ui.Rect {
	square := func(r ui.Rect) ui.Rect { return ui.Rc(r.X, r.Y, r.H, r.H) }
	if s == b.state.Front {
		return square(b.places.ledge.coins)
	}
	p := b.chip(s)
	switch {
	case p == nil:
		return ui.RectAround(b.places.field.Center(), ui.Sz(b.frame.Kit.Dp(30), b.frame.Kit.Dp(30)))
	case p.plain:
		return p.turned.OutRect(p.badge)
	}
	return p.turned.OutRect(square(p.coins))
}

// cardSpot returns where a ritual card lies on a spot, and its width there.
func (b *Board) cardSpot(s spot) (ui.Point, float64) {
	at, r := b.spot(s)
	switch p := &b.places.piles; {
	case s.kind == spotStage:
		return at, b.stagePlaces(max(1, s.index+1)).first.W
	case s.kind == spotRituals && s.seat == b.state.Front:
		return at, b.places.ledge.card.W
	case s.kind == spotRituals:
		return at, r * 1.25
	case s.kind == spotDiscards && !p.rect.Empty():
		thing := pileThing(b.frame.Kit, p.discards)
		return thing.Center(), thing.W
	case !p.pile.Empty():
		thing := pileThing(b.frame.Kit, p.pile)
		return thing.Center(), thing.W
	}
	return at, r * 1.25
}

// seatSpot returns where something of a seat lies: on the ledge or on its chip.
func (b *Board) seatSpot(s spot) (ui.Point, float64) {
	l := &b.places.ledge
	if s.seat == b.state.Front {
		switch {
		case s.kind == spotTray:
			return l.coins.Center(), l.radius
		case s.kind == spotRituals:
			return l.cards.Center(), l.radius
		case s.index < len(l.hand):
			return l.hand[s.index].Center(), l.radius
		case len(l.hand) > 0:
			last := l.hand[len(l.hand)-1]
			return last.Center().Add(ui.Pt(last.W*float64(s.index-len(l.hand)+1), 0)), l.radius
		}
		return l.rect.Center(), l.radius
	}
	p := b.chip(s.seat)
	if p == nil {
		return b.places.field.Center(), b.frame.Kit.Dp(26)
	}
	switch s.kind {
	case spotTray:
		return p.turned.Out(p.coins.Center()), p.radius
	case spotRituals:
		return p.turned.Out(p.rituals.Center()), max(p.radius, b.frame.Kit.Dp(14))
	}
	if p.form == seatTiny {
		return p.turned.Out(p.badge.Center()), b.frame.Kit.Dp(14)
	}
	return p.turned.Out(p.mini(&b.frame.Kit.Theme, s.index)), p.radius
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

// seatRect returns the place of a seat on the screen: its chip, or who it is on the ledge.
func (b *Board) seatRect(s games.Seat) ui.Rect {
	if s == b.state.Front {
		l := &b.places.ledge
		return l.badge.Union(l.name).Union(l.coins).Grow(b.frame.Kit.Gap.XS)
	}
	if p := b.chip(s); p != nil {
		return p.place()
	}
	return ui.Rect{}
}
