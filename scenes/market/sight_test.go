package market

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/boards"
	"runehall/scenes/boardtest"
	"runehall/ui"
)

// sight returns what lies beside the field or over it, and what can be bought or taken there.
func (r *rig) sight() boardtest.Sight {
	b := r.Board
	p := &b.places
	s := boardtest.Sight{
		Field: p.field, Needed: map[string]func(ui.Rect) bool{},
		Overlays: map[string]ui.Rect{"golden button": b.given.Frame.Primary, "ring": p.ring.rect},
	}
	for i, place := range p.private(p.made.mode) {
		s.Overlays[fmt.Sprint(place.Name, " of ", i)] = place.Rect
	}
	for i := range p.seats {
		s.Overlays[fmt.Sprint("seat ", p.seats[i].Seat)] = p.seats[i].Place()
	}
	for i := range p.bays {
		at := target{onBay, i}
		if place := p.at(at); !place.Empty() {
			s.Needed[at.name()] = func(r ui.Rect) bool { return r.Grow(-1).Overlaps(place) }
		}
	}
	return s
}

// TestNothingIsCovered plays random matches on many screens and taps what can be tapped: whatever can be done, what it is done with has a
// place, with nothing over it.
func TestNothingIsCovered(t *testing.T) {
	seen := map[mode]int{}
	boardtest.EachSight(t, 2, 5, func(t *testing.T, s boardtest.Screen, seats int) {
		m := newMatch(t, seats, []map[string]string{nil, openStores}[seats%2], uint64(seats)+uint64(s.W*s.Scale))
		did := map[string]int{} // how often what could be done was looked at
		for n := range 160 {
			if _, on := m.Random(); !on {
				break
			}
			v := m.Play.View(games.All)
			actor := acting(v)
			if actor < 0 {
				break
			}
			legal := v.AppendMoves(nil, actor)
			can := fmt.Sprint(v.Phase(), slices.ContainsFunc(legal, func(m rules.Move) bool { return m.Kind == rules.Interest }),
				slices.ContainsFunc(legal, func(m rules.Move) bool { return sets(m.Kind) || m.Kind == rules.Outpost }))
			if did[can] > 0 {
				continue
			}
			did[can]++
			r := newRig(m, s, actor)
			r.Settle()
			b := r.Board
			look := func() {
				b.refresh()
				b.arrange()
				what := fmt.Sprintf("%d moves, mode %d", n, b.places.made.mode)
				sight := r.sight()
				sight.Check(t, what, b.given.Frame.Screen)
				if r.Kit.InDp(min(s.W, s.H)) >= leastSide {
					r.reached(what)
				}
				seen[b.places.made.mode]++
			}
			look()
			for _, at := range b.ways() {
				b.hand.sel = selection{moved: b.hand.sel.moved}
				b.hand.sel, _, _ = intent(b.hand.options, b.hand.sel, gesture{kind: tap, on: at})
				look()
				for i, offer := range b.hand.now.offers {
					if sets(offer.kind) {
						b.hand.sel, _, _ = intent(b.hand.options, b.hand.sel, gesture{kind: tap, on: target{onOffer, i}})
						look()
						break
					}
				}
			}
			if t.Failed() {
				return
			}
		}
	})
	for m := range throwing { // which hardly ever comes
		if seen[m] == 0 && m != watching {
			t.Errorf("mode %d was not seen", m)
		}
	}
}

// leastSide is how long the short side of a screen must be, in dp at the interface scale, for all to have a place.
const leastSide = 180

// reached fails the test where something that is lit cannot be pointed at.
func (r *rig) reached(what string) {
	b := r.Board
	p := &b.places
	for at := range b.hand.now.marks {
		kind, mode := at.kind, p.made.mode
		switch {
		case b.hand.mark(at)&boards.Lit == 0, kind == onPhase, kind == onLine: // what it does can be done otherwise
			continue
		case p.made.where && (kind == onHand || kind == onOffer && len(b.hand.now.offers) == 1), // what is chosen can be cleared
			mode == aiming && kind != onTheirStore, mode == bearing && kind != onSwitch,
			mode == choosing && (kind == onSwitch || kind == onTheirStore || kind == onStore && b.hand.sel.anything() && !p.made.where):
			continue // what is done now comes first
		}
		place := p.at(at)
		if place.Empty() {
			r.T.Errorf("%s: %s is lit, and has no place", what, at.name())
			continue
		}
		if got := p.hit(ui.Pt(place.X+min(place.W, r.Kit.Dp(20))/2, place.Center().Y)); got != at {
			r.T.Errorf("%s: where %s is, %s is hit", what, at.name(), got.name())
		}
	}
}

// kinds says what kinds of moves a seat can make.
func kinds(v rules.View, s games.Seat) string {
	can := map[rules.MoveKind]bool{}
	for _, m := range v.AppendMoves(nil, s) {
		can[m.Kind] = true
	}
	return fmt.Sprint(v.Phase(), slices.Sorted(maps.Keys(can)))
}

// ways are what is tapped in a position: one thing of each kind that is lit.
func (b *Board) ways() (list []target) {
	b.hand.think()
	for on, m := range b.hand.now.marks {
		if m&boards.Lit != 0 && on.kind != onAct {
			list = append(list, on)
		}
	}
	slices.SortFunc(list, func(a, b target) int { return cmp.Or(cmp.Compare(a.kind, b.kind), cmp.Compare(a.index, b.index)) })
	return slices.CompactFunc(list, func(a, b target) bool { return a.kind == b.kind && a.kind != onBay })
}
