package ritual

import (
	"math"
	"slices"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/boards"
	"runehall/ui"
)

// spotKind is a kind of place between which things fly.
type spotKind uint8

const (
	spotSupply   spotKind = iota
	spotPile              // of rituals
	spotDiscards          // of rituals
	spotOut               // out of the match
	spotTray              // the coins of seat
	spotHand              // tile index of seat
	spotRituals           // the rituals of seat
	spotCell              // coin index on cell, or a tile
	spotShape             // bonus coin index of shape
	spotRevealed          // revealed card index
)

// spot is a place on the board, whatever the layout.
type spot struct {
	kind  spotKind
	seat  games.Seat
	index int
	cell  rules.Cell
	shape rules.Shape
}

// spot returns where a spot is on the screen, and the radius that a tile has there.
func (p *places) spot(s spot) (ui.Point, float64) {
	mini := p.given.Frame.Kit.Dp(26)
	switch s.kind {
	case spotCell:
		return p.at(s.cell), p.eye.Scale
	case spotShape:
		return p.gap(s.shape, s.index), p.eye.Scale
	case spotRevealed:
		cards := p.revealed(s.index + 1)
		return cards.card(s.index).Center(), cards.first.W * .5
	case spotTray, spotHand, spotRituals:
		return p.seatSpot(s)
	case spotPile, spotOut:
		if !p.piles.pile.Empty() {
			return p.piles.pile.Center(), mini
		}
	case spotSupply:
		if !p.piles.supply.Empty() {
			return p.piles.supply.Center(), mini
		}
	}
	if !p.piles.discards.Empty() {
		return p.piles.discards.Center(), mini
	}
	// A pile that is not on the screen lies beyond its upper edge.
	return ui.Pt(p.field.Center().X, p.field.Y), mini
}

// gap returns where bonus coin i of a shape lies: between two of its tiles.
func (p *places) gap(s rules.Shape, i int) ui.Point {
	if s.Kind == rules.Line {
		// The first five lie in a row in the middle; those of a longer line's second bonus fill what is left.
		i %= max(1, int(s.Length)-1)
	}
	return p.at(shapeTile(s, i)).Lerp(p.at(shapeTile(s, i+1)), .5)
}

// sunk returns how much lower a stack of coins stands than the middle of its tile, so that all of it is round there.
func (p *places) sunk(coins int) float64 {
	return math.Min(.16, float64(coins-1)*.035) * p.eye.Scale
}

// coinSpot returns where a coin lies on a spot, and its radius there: in its stack, between two tiles, or beside the
// number of its tray.
func (p *places) coinSpot(s spot) (ui.Point, float64) {
	switch at, _ := p.spot(s); s.kind {
	case spotCell:
		r := p.eye.Scale * coinShare
		return at.Add(ui.Pt(float64(s.index)*coinLean*r, p.sunk(s.index+1)-math.Round(float64(s.index)*coinStep*r))), r
	case spotShape:
		return at, p.eye.Scale * bonusShare
	}
	r := p.trayCoin(s.seat)
	return r.Center(), r.H * .34
}

// trayCoin returns the square in which the coin beside the number of a seat's tray is drawn, or else its emblem.
func (p *places) trayCoin(s games.Seat) ui.Rect {
	square := func(r ui.Rect) ui.Rect { return ui.Rc(r.X, r.Y, r.H, r.H) }
	if s == p.given.Front {
		return square(p.ledge.coins)
	}
	chip := p.chip(s)
	switch {
	case chip == nil:
		return ui.RectAround(p.field.Center(), ui.Sz(p.given.Frame.Kit.Dp(30), p.given.Frame.Kit.Dp(30)))
	case chip.plain:
		return chip.Turned.OutRect(chip.badge)
	}
	return chip.Turned.OutRect(square(chip.coins))
}

// cardSpot returns where a ritual card lies on a spot, and its width there.
func (p *places) cardSpot(s spot) (ui.Point, float64) {
	at, r := p.spot(s)
	pile := p.piles.pile
	switch {
	case s.kind == spotRevealed:
		return at, 2 * r
	case s.kind == spotRituals && s.seat == p.given.Front:
		return at, p.ledge.card.W
	case s.kind == spotRituals:
		return at, r * 1.25
	case s.kind == spotDiscards && !p.piles.discards.Empty():
		pile = p.piles.discards
	case pile.Empty():
		return at, r * 1.25
	}
	top := p.piles.top(p.given.Frame.Kit, pile)
	return top.Center(), top.W
}

// seatSpot returns where something of a seat lies: on the ledge or on its chip.
func (p *places) seatSpot(s spot) (ui.Point, float64) {
	if s.seat == p.given.Front {
		return p.ledgeSpot(s), p.ledge.radius
	}
	k, chip := p.given.Frame.Kit, p.chip(s.seat)
	switch {
	case chip == nil:
		return p.field.Center(), k.Dp(26)
	case s.kind == spotTray:
		return chip.Turned.Out(chip.coins.Center()), chip.radius
	case s.kind == spotRituals:
		return chip.Turned.Out(chip.rituals.Center()), max(chip.radius, k.Dp(14))
	case chip.form == seatTiny:
		return chip.Turned.Out(chip.badge.Center()), k.Dp(14)
	}
	return chip.Turned.Out(chip.mini(&k.Theme, s.index)), chip.radius
}

// ledgeSpot returns where something of the seat in front lies.
func (p *places) ledgeSpot(s spot) ui.Point {
	switch l := &p.ledge; {
	case s.kind == spotTray:
		return l.coins.Center()
	case s.kind == spotRituals:
		return l.cards.Center()
	case len(l.hand) > 0:
		return boards.Slot(l.hand, s.index).Center()
	}
	return p.ledge.rect.Center()
}

// chip returns the place of a seat's chip, or nil.
func (p *places) chip(s games.Seat) *seatPlace {
	if i := slices.IndexFunc(p.seats, func(c seatPlace) bool { return c.Seat == s }); i >= 0 {
		return &p.seats[i]
	}
	return nil
}

// seat returns the place of a seat on the screen: its chip, or who it is on the ledge.
func (p *places) seat(s games.Seat) ui.Rect {
	if s == p.given.Front {
		return p.ledge.badge.Union(p.ledge.name).Union(p.ledge.coins).Grow(p.given.Frame.Kit.Gap.XS)
	}
	if chip := p.chip(s); chip != nil {
		return chip.Place()
	}
	return ui.Rect{}
}

// cellOf returns the cell that an event is about, and false if it is about none.
func cellOf(e rules.Event) (rules.Cell, bool) {
	switch e := e.(type) {
	case rules.Placed:
		return e.Cell, true
	case rules.BuiltOver:
		return e.Cell, true
	case rules.CoinsPlaced:
		return e.Cell, true
	case rules.CoinsReturned:
		return e.Cell, true
	case rules.ShapePaid:
		return e.Shape.Cell, true
	case rules.ShapeGrew:
		return e.To.Cell, true
	case rules.ShapeBroken:
		return e.Shape.Cell, true
	}
	return rules.Cell{}, false
}
