package stones

import (
	"fmt"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
	"runehall/ui"
)

// sight returns what lies beside the field or over it, and the things on the field that can be used.
func (r *rig) sight() boardtest.Sight {
	b := r.Board
	p := &b.places
	s := boardtest.Sight{
		Field: p.field, Needed: map[string]func(ui.Rect) bool{},
		Overlays: map[string]ui.Rect{"golden button": b.Given.Frame.Primary, "rune stones": p.ledge.trade.rect},
	}
	for i, place := range p.private(p.made.mode) {
		s.Overlays[fmt.Sprint(place.Name, " of ", i)] = place.Rect
	}
	for i := range p.seats {
		s.Overlays[fmt.Sprint("seat ", p.seats[i].Seat)] = p.seats[i].Place()
	}
	if curtain := b.player.acts.Curtain(); !curtain.Empty() {
		s.Overlays["curtain"] = curtain
	}
	for at := range b.player.now.marks {
		if place := p.Things.Place(at); (at.Kind == slot || at.Kind == smithy) && b.player.mark(at)&boards.Lit != 0 &&
			!place.Empty() {
			s.Needed[catalogue.Name(at, at.Seat)] = func(r ui.Rect) bool { return r.Grow(-1).Overlaps(place) }
		}
	}
	return s
}

// TestNothingIsCovered plays random matches on many screens. Whatever can be used must have a place that is large
// enough and not covered, or a door.
func TestNothingIsCovered(t *testing.T) {
	seen := map[mode]int{}
	boardtest.EachSight(t, 2, 4, func(t *testing.T, s boardtest.Screen, seats int) {
		m := newMatch(t, seats, nil, uint64(seats)+uint64(s.W*s.Scale))
		for n := range 120 {
			if _, on := m.Random(); !on {
				break
			}
			if n%9 != 0 {
				continue
			}
			r := newRig(m, s, m.Play.View(games.All).OnTurn())
			r.Settle()
			for action := range actions {
				b := r.Board
				if b.places.made.mode == choosing {
					r.tab(action)
				} else if action > 0 {
					break
				}
				what := fmt.Sprintf("%d moves, mode %d, action %d", n, b.places.made.mode, action)
				sight := r.sight()
				sight.Check(t, what, b.Given.Frame.Screen)
				if r.Kit.InDp(min(s.W, s.H)) >= leastSide {
					r.reached(what)
				}
				seen[b.places.made.mode]++
			}
			if t.Failed() {
				return
			}
		}
	})
	for _, m := range []mode{choosing, stepping, paying, trading} {
		if seen[m] == 0 {
			t.Errorf("mode %d was not seen", m)
		}
	}
}

// leastSide is the least length of a screen's short side, in dp at the interface scale, for everything to have a place
// or a door.
const leastSide = 180

func (r *rig) tab(a action) {
	b := r.Board
	b.Sel.action = a
	b.Refresh()
	b.Arrange()
	b.Freshen()
}

// reached fails the test if a thing that is lit can be pointed at neither by itself nor by its door.
func (r *rig) reached(what string) {
	b := r.Board
	p := &b.places
	for at := range b.player.now.marks {
		if b.player.mark(at)&boards.Lit == 0 {
			continue
		}
		place := p.Things.Place(at)
		if place.Empty() {
			if at.Kind == played && len(p.ledge.step.choices) > 0 {
				continue // on the smallest screens the gems to choose from need their room
			}
			if p.way(at) == at {
				r.T.Errorf("%s: %s is lit, and has neither place nor door", what, catalogue.Name(at, at.Seat))
			}
			continue
		}
		if got := p.hit(place.Center()); got != at && (at.Kind != row || got.Kind != field) &&
			(at.Kind != field || got.Kind != row) {
			r.T.Errorf("%s: where %s is, %s is hit", what, catalogue.Name(at, at.Seat), catalogue.Name(got, got.Seat))
		}
	}
}
