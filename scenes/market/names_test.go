package market

import (
	"fmt"
	"testing"

	"runehall/games"
	rules "runehall/games/market"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
)

// longName is the longest name at the tables of tests. Longer names, which somebody may have, lose their ends.
const longName = "Wilhelmina"

// TestNamesAreWholeOnPhones seats five on phones: where cards are chosen, where something is taken from a seat, and
// where a store is chosen for a collector. A long name has room in the smallest letters that can be read, and lies
// neither over what stands beside it nor outside its seat.
func TestNamesAreWholeOnPhones(t *testing.T) {
	met := map[mode]bool{}
	for _, m := range []mode{choosing, taking, aiming} {
		game := inMode(t, m)
		for _, s := range []boardtest.Screen{
			{W: 360, H: 640, Scale: 1}, {W: 360, H: 640, Scale: 1.5}, {W: 412, H: 915, Scale: 1},
			{W: 412, H: 915, Scale: 1.5}, {W: 667, H: 375, Scale: 1}, {W: 915, H: 412, Scale: 1},
		} {
			s.Tag = "en"
			r := newRig(game, s, acting(game.Play.View(games.All)))
			r.Settle()
			if m == aiming {
				r.Board.Sel, _, _ = intent(r.Board.player.upshot(r.Board.Sel),
					gesture{Kind: boards.Tap, On: bayAt(bayCollectors)})
				r.Board.Refresh()
				r.Board.Arrange()
			}
			met[r.Board.places.made.mode] = true
			r.namesAreWhole(t, s)
		}
	}
	if len(met) != 3 {
		t.Errorf("these modes were met: %v", met)
	}
}

// inMode returns a match of five in which somebody can do what a mode is for.
func inMode(t *testing.T, want mode) *match {
	can := map[mode]rules.MoveKind{choosing: rules.End, taking: rules.TakeCard, aiming: rules.CollectorForRunes}
	for seed := uint64(1); ; seed++ {
		m := newMatch(t, 5, nil, seed)
		for on := true; on; _, on = m.Random() {
			if s := acting(m.Play.View(games.All)); s >= 0 && newOptions(m.Play.View(s), s, true).can(can[want]) {
				return m
			}
		}
	}
}

// namesAreWhole looks at the names of all seats but the one in front.
func (r *rig) namesAreWhole(t *testing.T, s boardtest.Screen) {
	t.Helper()
	want := r.Kit.Measure(longName, r.Kit.Type.Label.Sized(r.Kit.Legible), 0).W
	for i := range r.Board.places.seats {
		p := &r.Board.places.seats[i]
		what := fmt.Sprintf("%vx%v at %v, %s, seat %d", s.W, s.H, s.Scale, modeNames[r.Board.places.made.mode], p.Seat)
		if p.name.W < want {
			t.Errorf("%s: %q is %v wide, and has %v", what, longName, want, p.name)
		}
		if !p.Chip.Grow(1).Holds(p.name) || p.name.Overlaps(p.badge) || p.name.Overlaps(p.points) ||
			p.name.Overlaps(p.cards) {
			t.Errorf("%s: the name lies at %v", what, p.name)
		}
		for _, store := range p.stores {
			if p.name.Grow(-1).Overlaps(store) {
				t.Errorf("%s: the name lies over a store", what)
			}
		}
	}
	if n := len(r.Board.places.seats); n != 4 {
		t.Errorf("%vx%v: %d others sit there", s.W, s.H, n)
	}
}
