package market

import (
	rules "runehall/games/market"
	"runehall/ui"
)

// each calls a function for every target that has a place, in the order in which the focus goes. Of those that lie over one another the
// later ones are on top.
func (p *places) each(yield func(t target, at ui.Rect) bool) {
	if !p.sheet.Rect.Empty() {
		p.eachInSheet(yield)
		return
	}
	_ = p.eachOfField(yield) && p.eachOfSeats(yield) && p.eachOfLedge(yield)
}

// all yields targets of a kind for the places that are not empty, and reports whether to go on.
func all(yield func(t target, at ui.Rect) bool, kind targetKind, places ...ui.Rect) bool {
	for i, r := range places {
		if !r.Empty() && !yield(target{kind, i}, r) {
			return false
		}
	}
	return true
}

func (p *places) eachOfField(yield func(t target, at ui.Rect) bool) bool {
	bays := p.bays
	for i, tag := range p.tags {
		bays[i] = bays[i].Union(tag)
	}
	return all(yield, onPhase, p.phases[:]...) && all(yield, onBay, bays[:]...) && all(yield, onDeck, p.deck) &&
		all(yield, onHeap, p.heap) && all(yield, onRing, p.ring.rect)
}

// eachOfSeats yields the seats and, while their things are chosen, these.
func (p *places) eachOfSeats(yield func(t target, at ui.Rect) bool) bool {
	for i := range p.seats {
		q := &p.seats[i]
		s := int(q.Seat)
		if !yield(target{onSeat, s}, q.Place()) {
			return false
		}
		part := func(t target, r ui.Rect) bool { return r.Empty() || yield(t, q.Turned.OutRect(r)) }
		if p.made.mode == taking && !part(target{onTheirHand, s}, q.cards) {
			return false
		}
		for c := rules.Red; c <= rules.Blue; c++ {
			if p.made.mode == taking && !part(target{onTheirLoose, theirs(q.Seat, int(c))}, q.loose[c]) {
				return false
			}
		}
		for at := rules.RedMain; at < rules.Places; at++ {
			chosen := p.made.mode == aiming || p.made.mode == taking && p.made.open
			if chosen && !part(target{onTheirStore, theirs(q.Seat, int(at))}, q.stores[at].Union(q.words[at])) {
				return false
			}
		}
	}
	return true
}

func (p *places) eachOfLedge(yield func(t target, at ui.Rect) bool) bool {
	l := &p.ledge
	return all(yield, onStore, l.stores[:]...) && all(yield, onSwitch, l.switches[:]...) && all(yield, onLoose, l.loose[:]...) &&
		all(yield, onTile, l.tiles...) && all(yield, onOffer, l.offers...) && all(yield, onHand, l.hand...) &&
		all(yield, onPick, l.picks[:]...) && all(yield, onLine, l.line) && all(yield, onAct, l.acts[:]...)
}

// eachInSheet yields what lies in a sheet; all beside it closes it.
func (p *places) eachInSheet(yield func(t target, at ui.Rect) bool) {
	_ = yield(target{kind: onClose}, p.sheet.Close) && all(yield, onItem, p.sheet.Items...)
}

// hit returns what lies at a point of the screen: the topmost of what lies there.
func (p *places) hit(at ui.Point) (on target) {
	if s := &p.sheet; !s.Rect.Empty() {
		on = target{kind: onClose}
		if s.Rect.Has(at) {
			on = target{kind: onSheet}
		}
	}
	for t, r := range p.each {
		if r.Has(at) {
			on = t
		}
	}
	return on
}

// at returns where a target is, or nothing.
func (p *places) at(wanted target) ui.Rect {
	for t, r := range p.each {
		if t == wanted {
			return r
		}
	}
	return ui.Rect{}
}
