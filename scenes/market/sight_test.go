package market

import (
	"cmp"
	"fmt"
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/market"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
	"runehall/scenes/things"
	"runehall/ui"
)

// sight returns what lies beside the field or over it, and what can be bought or taken there.
func (r *rig) sight() boardtest.Sight {
	b := r.Board
	p := &b.places
	s := boardtest.Sight{
		Field: p.field, Needed: map[string]func(ui.Rect) bool{},
		Overlays: map[string]ui.Rect{"golden button": b.Given.Frame.Primary, "ring": p.ring.rect},
	}
	for i, place := range p.private(p.made.mode) {
		s.Overlays[fmt.Sprint(place.Name, " of ", i)] = place.Rect
	}
	for i := range p.seats {
		s.Overlays[fmt.Sprint("seat ", p.seats[i].Seat)] = p.seats[i].Place()
	}
	for i := range p.bays {
		at := bayAt(i)
		if place := p.Things.Touched(at); !place.Empty() {
			s.Needed[catalogue.Name(at, games.Nobody)] = func(r ui.Rect) bool { return r.Grow(-1).Overlaps(place) }
		}
	}
	return s
}

// TestNothingIsCovered plays random matches on many screens and taps what can be tapped. Whatever can be done, the
// things for it have places with nothing over them.
func TestNothingIsCovered(t *testing.T) {
	seen := map[mode]int{}
	boardtest.EachSight(t, 2, 5, func(t *testing.T, s boardtest.Screen, seats int) {
		m := newMatch(t, seats, []map[string]string{nil, openStores}[seats%2], uint64(seats)+uint64(s.W*s.Scale))
		did := map[string]int{} // how often a position was looked at in which just this could be done
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
			can := fmt.Sprint(v.Phase(),
				slices.ContainsFunc(legal, func(m rules.Move) bool { return m.Kind == rules.Interest }),
				slices.ContainsFunc(legal, func(m rules.Move) bool { return sets(m.Kind) || m.Kind == rules.Outpost }))
			if did[can] > 0 {
				continue
			}
			did[can]++
			r := newRig(m, s, actor)
			r.Settle()
			b := r.Board
			look := func() {
				b.Refresh()
				b.Arrange()
				what := fmt.Sprintf("%d moves, mode %d", n, b.places.made.mode)
				sight := r.sight()
				sight.Check(t, what, b.Given.Frame.Screen)
				if r.Kit.InDp(min(s.W, s.H)) >= leastSide {
					r.reached(what)
				}
				seen[b.places.made.mode]++
			}
			look()
			for _, at := range b.ways() {
				b.Sel = selection{moved: b.Sel.moved}
				b.Sel, _, _ = intent(b.player.upshot(b.Sel), gesture{Kind: boards.Tap, On: at})
				look()
				for i, f := range b.player.now.offers {
					if sets(f.kind) {
						b.Sel, _, _ = intent(b.player.upshot(b.Sel),
							gesture{Kind: boards.Tap, On: things.Nth(offer, i)})
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
	for m := range throwing { // throwing itself hardly ever comes
		if seen[m] == 0 && m != watching {
			t.Errorf("mode %d was not seen", m)
		}
	}
}

// leastSide is how long the short side of a screen must be for everything to have a place, in dp at the interface
// scale.
const leastSide = 180

// reached fails the test where something that is lit cannot be pointed at.
func (r *rig) reached(what string) {
	b := r.Board
	p := &b.places
	for at := range b.player.marks {
		own, mode := at.Seat == p.made.front, p.made.mode
		switch {
		// There are other ways to do what phases and the line do.
		case b.player.mark(at)&boards.Lit == 0, at.Kind == phase, at.Kind == line:
			continue
		// What is chosen can be cleared, and what is done now comes first.
		case p.made.where && (at.Kind == card || at.Kind == offer && len(b.player.now.offers) == 1),
			mode == aiming && (at.Kind != store || own), mode == bearing && at.Kind != toggle,
			mode == choosing && (at.Kind == toggle || at.Kind == store && !own ||
				at.Kind == store && b.Sel.anything() && !p.made.where):
			continue
		}
		place := p.Things.Touched(at)
		if place.Empty() {
			r.T.Errorf("%s: %v is lit, and has no place", what, at)
			continue
		}
		if got := p.Things.Hit(ui.Pt(place.X+min(place.W, r.Kit.Dp(20))/2, place.Center().Y)); got != at {
			r.T.Errorf("%s: where %v is, %v is hit", what, at, got)
		}
	}
}

// ways returns what is tapped in a position: one thing of each kind that is lit, and every bay that is.
func (b *Board) ways() (list []thing) {
	b.player.think()
	for on, m := range b.player.marks {
		if m&boards.Lit != 0 && on.Kind != act {
			list = append(list, on)
		}
	}
	slices.SortFunc(list, func(a, b thing) int {
		return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Seat, b.Seat), cmp.Compare(a.N, b.N))
	})
	return slices.CompactFunc(list, func(a, b thing) bool { return a.Kind == b.Kind && a.Kind != bay })
}
