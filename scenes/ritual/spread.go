package ritual

import (
	"math"
	"slices"

	"runehall/games"
	"runehall/scenes/boards"
	"runehall/scenes/things"
	"runehall/ui"
)

// spread tells the shared board where everything lies, with the content of the open panel. The focus goes from the
// panel to the ledge, to the cursor and to the seats; the panel may lie over all of these.
func (p *places) spread(in content) {
	k, l := p.Given.Frame.Kit, &p.ledge
	touch, front := ui.Sz(k.Touch, k.Touch), p.Given.Front
	s := &p.Things
	s.Begin(&catalogue)
	if in.open != noPanel {
		s.Put(things.The(panelThing), p.panel.rect)
		for i, t := range in.items {
			s.Put(t, p.panel.items[i])
		}
	}
	s.PutAll(hand, front, 0, l.hand...)
	s.Put(ritualsOf(front), l.cards)
	s.Strew(func() int {
		if p.anyLit() {
			return 1
		}
		return 0
	}, func(int) (thing, ui.Rect) { return hexAt(p.Sel.cursor), p.hexagon(p.Sel.cursor) })
	s.Set(chipOf(front), l.badge.Union(l.name).Union(l.coins).Grow(k.Gap.XS))
	for i := range p.seats {
		q := &p.seats[i]
		s.Put(chipOf(q.Seat), q.Place())
		s.Put(ritualsOf(q.Seat), q.Turned.OutRect(q.rituals.AtLeast(touch).Into(q.Chip).Intersect(q.Chip)))
	}
	for i, r := range l.faces[:min(len(l.faces), len(in.held))] {
		p.Things.Set(ritualAt(i, in.held[i]), r)
	}
	for heap, r := range map[kind]ui.Rect{supply: p.piles.supply, pile: p.piles.pile, discards: p.piles.discards} {
		if !r.Empty() {
			p.Things.Set(things.The(heap), round(r.Center(), k.Dp(miniature)))
		}
	}
	p.find()
	p.Things.Under(func(at ui.Point) thing {
		switch {
		case l.cards.AtLeast(touch).Intersect(l.rect).Has(at):
			return ritualsOf(front)
		case l.rect.Has(at):
			return things.The(ledge)
		case !p.field.Has(at):
			return thing{}
		case in.open != noPanel:
			return things.The(outside)
		}
		return hexAt(p.cell(at))
	})
}

const miniature = 26

// round returns the square round a tile of a radius.
func round(at ui.Point, radius float64) ui.Rect { return ui.RectAround(at, ui.Sz(2*radius, 2*radius)) }

// find finds the things that are too many to be listed, or whose place depends on the eye or on revealed cards.
func (p *places) find() {
	p.Things.Find(hex, func(t thing) ui.Rect { return p.hexagon(cellOf(t)) })
	p.Things.Find(border, func(t thing) ui.Rect { return round(p.onPlane(t), p.Eye.Scale) })
	// has a place to be heard from even where it cannot be shown
	p.Things.Find(chain, func(t thing) ui.Rect { return p.card(t).AtLeast(ui.Sz(1, 1)) })
	p.Things.Find(beyond, func(thing) ui.Rect {
		return round(ui.Pt(p.field.Center().X, p.field.Y), p.Given.Frame.Kit.Dp(miniature))
	})
	for _, t := range []kind{hand, tray, rituals} {
		p.Things.Find(t, p.ofSeat)
	}
}

// card returns where a revealed card lies.
func (p *places) card(t thing) ui.Rect {
	cards := p.revealed(int(t.N) + 1)
	return cards.card(int(t.N))
}

// ofSeat returns where a thing of a seat lies: on the ledge, or on its chip.
func (p *places) ofSeat(t thing) ui.Rect {
	k, q := p.Given.Frame.Kit, p.chip(t.Seat)
	switch l := &p.ledge; {
	case t.Seat == p.Given.Front && t.Kind == tray:
		return l.coins
	case t.Seat == p.Given.Front && t.Kind == rituals:
		return l.deck(k)
	case t.Seat == p.Given.Front && len(l.hand) > 0:
		return boards.Slot(l.hand, int(t.N))
	case t.Seat == p.Given.Front:
		return round(l.rect.Center(), l.radius)
	case q == nil:
		return round(p.field.Center(), k.Dp(miniature))
	case t.Kind == tray:
		return q.Turned.OutRect(q.coins)
	case t.Kind == rituals:
		return q.Turned.OutRect(q.rituals)
	case q.form == seatTiny:
		return round(q.Turned.Out(q.badge.Center()), k.Dp(14))
	}
	return round(q.Turned.Out(q.mini(&k.Theme, int(t.N))), q.radius)
}

// deck returns where the rituals of the hand on the ledge lie, or where the first one would lie.
func (p *ledgePlaces) deck(k *ui.Kit) ui.Rect {
	if !p.cards.Empty() {
		return p.cards
	}
	high := k.Dp(2 * miniature)
	return p.rect.Place(ui.Sz(high*.7, high), .95, .4)
}

// tileOn returns the middle and the radius of a tile that lies on a thing.
func (p *places) tileOn(t thing) (ui.Point, float64) {
	if isHex(t) || t.Kind == border {
		return p.onPlane(t), p.Eye.Scale
	}
	r := p.Things.At(t)
	return r.Center(), r.H / 2
}

// coinOn returns the middle and the radius of a coin that lies on a thing: on top of others in a stack, between two
// tiles, or beside the number of its tray.
func (p *places) coinOn(t thing, others int) (ui.Point, float64) {
	switch {
	case isHex(t):
		r := p.Eye.Scale * coinShare
		return p.at(cellOf(t)).Add(ui.Pt(float64(others)*coinLean*r,
			p.sunk(others+1)-math.Round(float64(others)*coinStep*r))), r
	case t.Kind == border:
		return p.onPlane(t), p.Eye.Scale * bonusShare
	}
	r := p.trayCoin(t.Seat)
	return r.Center(), r.H * .34
}

// trayCoin returns the square of the coin beside the number of a seat's tray or, if there is none, of the seat's
// emblem.
func (p *places) trayCoin(s games.Seat) ui.Rect {
	square := func(r ui.Rect) ui.Rect { return ui.Rc(r.X, r.Y, r.H, r.H) }
	if s == p.Given.Front {
		return square(p.ledge.coins)
	}
	q := p.chip(s)
	switch {
	case q == nil:
		return ui.RectAround(p.field.Center(), ui.Sz(p.Given.Frame.Kit.Dp(30), p.Given.Frame.Kit.Dp(30)))
	case q.plain:
		return q.Turned.OutRect(q.badge)
	}
	return q.Turned.OutRect(square(q.coins))
}

// cardOn returns the middle and the width of a ritual card that lies on a thing.
func (p *places) cardOn(t thing) (ui.Point, float64) {
	k, at := p.Given.Frame.Kit, p.Things.At(t).Center()
	top := p.piles.pile
	switch {
	case t.Kind == chain:
		r := p.card(t)
		return r.Center(), r.W
	case t.Kind == rituals && t.Seat == p.Given.Front:
		return at, max(p.ledge.card.W, k.Dp(miniature))
	case t.Kind == rituals:
		radius := k.Dp(miniature)
		if q := p.chip(t.Seat); q != nil {
			radius = max(q.radius, k.Dp(14))
		}
		return at, radius * 1.25
	case t.Kind == discards && !p.piles.discards.Empty():
		top = p.piles.discards
	case top.Empty():
		return at, k.Dp(miniature) * 1.25
	}
	top = p.piles.top(k, top)
	return top.Center(), top.W
}

// chip returns the place of a seat's chip, or nil if it has none.
func (p *places) chip(s games.Seat) *seatPlace {
	if i := slices.IndexFunc(p.seats, func(c seatPlace) bool { return c.Seat == s }); i >= 0 {
		return &p.seats[i]
	}
	return nil
}
