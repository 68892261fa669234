package ritual

import (
	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/ui"
)

// drawFlights draws what is on its way, over everything else.
func (b *Board) drawFlights(c *ui.Canvas) {
	for i := range b.model.flights {
		b.drawFlight(c, &b.model.flights[i])
	}
}

func (b *Board) drawFlight(c *ui.Canvas, f *flight) {
	from, r0 := b.spot(f.from)
	to, r1 := b.spot(f.to)
	at := from.Lerp(to, f.t)
	radius := r0 + (r1-r0)*f.t
	rise := arc(f.t)
	switch {
	case f.coin >= 0:
		b.coin(c, f.coin, thrown(c.Kit, from, to, f.t), c.Dp(13))
	case f.card:
		w := radius * 1.25
		r := ui.RectAround(at, ui.Sz(w, w/.7))
		if f.face != rules.Hidden && f.t > .5 {
			b.drawCard(c, r, f.face, cardSign, true)
			return
		}
		drawBack(c, r)
	case f.tile >= 0:
		if f.from == f.to { // it lies there already, and only settles
			rise = .4 * (1 - f.t)
		}
		b.art.drawRisen(c, f.tile, f.turn, at, radius, rise)
	}
}

// arc is how high a thing is that is carried over the table, from 0 over 1 in the middle of its way to 0.
func arc(t float64) float64 { return 4 * t * (1 - t) }

// thrown returns where a coin is on its way.
func thrown(k *ui.Kit, from, to ui.Point, t float64) ui.Point {
	at := from.Lerp(to, t)
	at.Y -= arc(t) * min(k.Dp(48), from.Dist(to)*.2)
	return at
}

// drawRisen draws a tile that has risen from the table: its shadow falls further off.
func (a *artist) drawRisen(c *ui.Canvas, t rules.TileID, turn uint8, at ui.Point, radius, rise float64) {
	size, lift := ceilLevel(radius), 1+.1*rise
	a.draw(c, pictureKey{kind: shadowPicture}, at.Add(ui.Pt(.06*radius, (.1+.3*rise)*radius)), radius*lift, size, white)
	a.draw(c, a.tileKey(t, turn, size), at, radius*lift, size, white)
}

// away reports whether a hand tile is on its way, or lies on the board as a draft that was just made.
func (b *Board) away(t rules.TileID) bool {
	if b.model.settled && b.model.settling.tile == t {
		return true
	}
	for i := range b.model.flights {
		if f := &b.model.flights[i]; f.tile == t && f.coin < 0 && !f.card {
			return true
		}
	}
	return false
}

// spot returns where a spot is on the screen, and the radius that a tile has there.
func (b *Board) spot(s spot) (ui.Point, float64) {
	k := b.frame.Kit
	mini := k.Dp(26)
	switch s.kind {
	case spotCell:
		return b.at(s.cell), b.cam.Radius
	case spotShape:
		return b.gap(s.shape, s.index), b.cam.Radius
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
