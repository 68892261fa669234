package stones

import (
	"slices"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/scenes/things"
	"runehall/ui"
)

// spread enters all things that have a place into Things. First come the things that something covers, then the things
// that can be pointed at, in the order of the focus. Where things lie over one another, the uppermost comes first.
func (p *places) spread() {
	s := &p.Things
	s.Begin(&catalogue)
	for _, covered := range [...]bool{true, false} {
		p.put(func(t thing, at ui.Rect) {
			if p.covered(t.Kind, at) == covered {
				s.Put(t, at)
			}
		})
		if covered {
			s.Cover()
		}
	}
	p.findCommon()
	p.findSeats()
}

// put calls a function for each thing that has a place, in the order of the focus.
func (p *places) put(put func(t thing, at ui.Rect)) {
	l, s, front := &p.ledge, &p.sheet, p.made.front
	every := func(k kind, seat games.Seat, from int, places ...ui.Rect) {
		for i, at := range places {
			put(things.OwnNth(k, seat, from+i), at)
		}
	}
	put(things.The(closer), s.Close)
	put(things.The(before), s.Before)
	put(things.The(after), s.After)
	every(item, 0, 0, s.Items...)
	put(theEye, l.trade.eye)
	every(act, 0, 0, l.acts[:]...)
	every(tab, 0, 0, l.tabs[:]...)
	every(door, 0, 0, l.doors[:]...)
	every(payWay, 0, 0, l.pay.ways[:]...)
	if p.made.mode == paying {
		every(tile, 0, 0, l.pay.tiles...)
	} else {
		every(tile, 0, 0, l.step.choices...)
	}
	if p.made.rolled {
		put(theDie, l.step.die)
	} else {
		every(icon, 0, 0, l.step.icons[:]...)
	}
	every(played, front, 0, l.step.cards...)
	every(hand, front, 0, l.hand...)
	for r := range l.rows {
		for i, at := range l.rows[r].fields {
			put(fieldNth(front, rules.Row(r), i), at)
		}
	}
	for r := range l.rows {
		put(rowAt(front, r), boards.First(l.trade.rows[r], l.rows[r].rect))
	}
	every(purse, front, 0, l.purse[:]...)
	for i, k := range p.made.stones() {
		put(ownStoneOf(front, k), l.own[i])
	}
	put(ownPile(front), l.draw)
	put(ownDiscardsOf(front), l.discards)
	for k := rules.NoStone + 1; k < rules.Stones; k++ {
		put(stoneOf(k), boards.First(l.trade.stones[k], p.stones[k]))
	}
	every(slot, 0, 1, p.display[:]...)
	every(smithy, 0, 0, p.smithies[:]...)
	put(thePile, p.pile)
	put(theDiscards, p.discards)
	for seat := range games.Seat(games.MaxSeats) {
		put(chipOf(seat), p.seat(seat))
	}
	put(things.The(track), p.track)
}

// findCommon says where things that belong to nobody are when they have no place: at an edge of the field, or where
// they lie while they cannot be pointed at.
func (p *places) findCommon() {
	s, l, side := &p.Things, &p.ledge, p.Given.Frame.Kit.Dp(28)
	otherwise := func(k kind, at ...ui.Rect) {
		s.Find(k, func(t thing) ui.Rect { return boards.First(s.Place(t), boards.First(at...)) })
	}
	otherwise(slot, p.edge(.5, .3))
	otherwise(pile, p.edge(0, .3))
	otherwise(discards, p.pile, p.edge(0, .4))
	from := boards.First(ui.Bounding(p.smithies[:]...), l.doors[doorSmithies], p.edge(.5, .8))
	s.Set(things.The(supply), ui.RectAround(ui.Pt(from.Center().X, from.Bottom()-.2*from.H), ui.Sz(side, side)))
	s.Set(things.The(out), p.edge(.5, 0))
	s.Find(die, func(t thing) ui.Rect {
		return boards.First(l.step.die, nth(p.stage[:], min(int(t.N), len(p.stage)-1)), p.edge(.5, .5))
	})
	ledge, left := p.middle(), p.edge(.9, .8)
	if p.made.mode == trading { // the rune stone that is taken flies to the seat in front
		left = ledge
	}
	behind := [doors]ui.Rect{doorSmithies: p.edge(.5, .7), doorRows: ledge, doorStones: left,
		doorHand: boards.First(l.draw, ledge)}
	s.Find(door, func(t thing) ui.Rect { return boards.First(s.Place(t), behind[t.N]) })
}

// findSeats says where the things of seats are. What belongs to the seat in front lies in the layout, what belongs to
// the others is on their chips.
func (p *places) findSeats() {
	for _, k := range [...]kind{chip, hand, played, draw, ownDiscards, purse, field, ownStone} {
		p.Things.Find(k, p.ofSeat)
	}
	p.Things.Find(pin, func(t thing) ui.Rect {
		if p.track.Empty() {
			return boards.First(p.seat(t.Seat), p.edge(.5, 0))
		}
		side := p.Given.Frame.Kit.Dp(28)
		return ui.RectAround(p.nail(int(t.N), p.Given.View.Throne()), ui.Sz(side, side))
	})
}

// ofSeat returns where a thing of a seat is. It is empty for a thing of the seat in front that lies where put has
// placed it, or behind its door.
func (p *places) ofSeat(t thing) ui.Rect {
	l, n := &p.ledge, int(t.N)
	switch front := t.Seat == p.made.front && t.Seat >= 0; {
	case !front && t.Kind == played && !nth(p.stage[:], n).Empty():
		return p.stage[n]
	case !front:
		return p.ofOther(t)
	case t.Kind == chip:
		return boards.First(l.badge, p.middle())
	case t.Kind == hand && len(l.hand) > 0:
		return boards.Slot(l.hand, n).Into(l.rect)
	case t.Kind == played && len(l.step.cards) > 0:
		return boards.Slot(l.step.cards, n).Into(l.rect)
	case t.Kind == played:
		return boards.First(nth(p.stage[:], n), nth(l.hand, 0), p.middle())
	case t.Kind == ownStone:
		at, _ := slices.BinarySearch(p.made.stones(), rules.Stone(t.N))
		return nth(l.own[:], at)
	}
	return ui.Rect{}
}

// ofOther returns where a thing of a seat that is not in front is: on the chip of that seat.
func (p *places) ofOther(t thing) ui.Rect {
	for i := range p.seats {
		q := &p.seats[i]
		if q.Seat != t.Seat {
			continue
		}
		switch t.Kind {
		case hand, draw, ownDiscards:
			return p.onChip(q, q.cards)
		case purse:
			return p.onChip(q, q.purse)
		case field:
			return p.onChip(q, q.rows)
		case ownStone:
			return p.onChip(q, q.stones)
		}
		return p.onChip(q, q.badge)
	}
	return p.Things.At(things.The(out))
}

// onChip returns where something on the chip of a seat is: in the middle of a part of the chip or, where that part is
// empty, of the badge.
func (p *places) onChip(q *seatPlace, part ui.Rect) ui.Rect {
	at := boards.First(part, q.badge)
	side := min(at.W, max(at.H, p.Given.Frame.Kit.Dp(20)))
	return ui.RectAround(q.Turned.Out(at.Center()), ui.Sz(side, side))
}
