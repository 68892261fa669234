package market

import (
	rules "runehall/games/market"
	"runehall/scenes/boards"
	"runehall/scenes/things"
	"runehall/ui"
)

// spread lays all things where the layout has a place for them, in the order in which they are drawn and the focus
// goes.
func (p *places) spread() {
	s := &p.Things
	s.Begin(&catalogue)
	s.Set(things.The(edge), p.sized(.5, 0))
	p.spreadField()
	for i := range p.seats {
		p.spreadSeat(&p.seats[i])
	}
	p.spreadLedge()
	if p.sheet.Rect.Empty() {
		return
	}
	s.Cover()
	s.Put(things.The(closer), p.sheet.Close)
	s.PutAll(item, 0, 0, p.sheet.Items...)
	s.Under(func(at ui.Point) thing {
		if p.sheet.Rect.Has(at) {
			return things.The(sheet)
		}
		return things.The(closer)
	})
}

// sized returns a place as large as a card, round a point of the field that is given in shares of its width and height.
func (p *places) sized(x, y float64) ui.Rect {
	k := p.Given.Frame.Kit
	return ui.RectAround(ui.Pt(p.field.X+p.field.W*x, p.field.Y+p.field.H*y), ui.Sz(k.Dp(42), k.Dp(60)))
}

func (p *places) spreadField() {
	s := &p.Things
	s.PutAll(phase, 0, 0, p.phases[:]...)
	for i, at := range p.bays {
		s.Put(bayAt(i), at.Union(p.tags[i]))
		s.Set(bayAt(i), at)
		s.Set(things.Nth(tag, i), p.tags[i])
	}
	s.Find(bay, func(thing) ui.Rect { return p.sized(.5, .5) })
	s.Put(things.The(deck), p.deck)
	s.Set(things.The(deck), boards.First(p.deck, p.sized(1, .4)))
	s.Put(things.The(heap), p.heap)
	s.Set(things.The(heap), boards.First(p.heap, p.sized(1, .6)))
	s.Put(things.The(ring), p.ring.rect)
	for i, at := range p.ring.cards {
		s.Set(ringCardAt(i), boards.First(at, p.sized(.4+.2*float64(i), .6)))
	}
}

// spreadSeat lays what another seat has. Its things can be pointed at only while something is chosen from them.
func (p *places) spreadSeat(q *seatPlace) {
	s, mode, out := &p.Things, p.made.mode, q.Turned.OutRect
	put := func(t thing, at, touch ui.Rect, chosen bool) {
		if at.Empty() {
			return
		}
		s.Set(t, out(at))
		if chosen {
			s.Put(t, out(touch))
		}
	}
	s.Put(chipOf(q.Seat), q.Place())
	put(badgeOf(q.Seat), q.badge, q.badge, false)
	put(handBacks(q.Seat), q.cards, q.cards, mode == taking)
	for c := rules.Red; c <= rules.Blue; c++ {
		put(looseOf(q.Seat, c), q.loose[c], q.loose[c], mode == taking)
	}
	for at, r := range q.stores {
		put(storeAt(q.Seat, rules.Place(at)), r, r.Union(q.words[at]),
			at != int(rules.Loose) && (mode == aiming || mode == taking && p.made.open))
	}
}

// spreadLedge lays what the seat in front has. It also says where a store is that has no place: where another store of
// that seat would be.
func (p *places) spreadLedge() {
	s, l, front := &p.Things, &p.ledge, p.made.front
	s.Set(things.The(ledge), l.rect)
	s.Find(store, func(t thing) ui.Rect {
		return boards.First(s.Place(t), s.Place(storeAt(t.Seat, rules.Loose)))
	})
	if front >= 0 {
		s.Set(chipOf(front), boards.First(l.badge, ui.RectAround(l.rect.Center(), p.sized(0, 0).Size())))
		s.Set(badgeOf(front), l.badge)
	}
	s.Find(card, func(t thing) ui.Rect {
		if t.Seat != front || len(l.hand) == 0 {
			return ui.Rect{}
		}
		return boards.Slot(l.hand, int(t.N)).Into(l.rect)
	})
	s.PutAll(store, front, 0, l.stores[:]...)
	s.PutAll(toggle, 0, 0, l.switches[:]...)
	s.PutAll(loose, front, 0, l.loose[:]...)
	s.PutAll(tile, 0, 0, l.tiles...)
	s.PutAll(offer, 0, 0, l.offers...)
	s.PutAll(card, front, 0, l.hand...)
	s.PutAll(pick, 0, int(rules.Rock), l.picks[:]...)
	s.Put(theLine, l.line)
	s.PutAll(act, 0, 0, l.acts[:]...)
}

// aim returns the place at which a refusal points: where the first thing lies that the refused move is about.
func (p *places) aim(about []thing) ui.Rect {
	var at ui.Rect
	switch l := &p.ledge; {
	case len(about) == 0: // the end of a turn
		at = l.acts[0]
	case about[0].Kind == card:
		at = ui.Bounding(l.hand...)
	case catalogue.Of[about[0].Kind].Seated && about[0].Seat != p.made.front:
		at = p.Things.At(about[0])
	default:
		at = p.Things.Place(about[0])
	}
	return boards.First(at, p.ledge.rect)
}

// pictured returns where a thing lies in a picture: goods together with their price.
func (p *places) pictured(t thing) ui.Rect {
	if t.Kind == bay {
		return p.Things.Touched(t)
	}
	return p.Things.At(t)
}
