package market

import (
	"fmt"
	"maps"
	"reflect"
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/market"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/plain"
	"runehall/scenes/things"
	"runehall/ui"
)

type rung struct {
	*boardtest.Rig[*rules.Game, rules.Move, rules.Event, rules.View, *ladder]
}

func newRung(m *match, s boardtest.Screen, reader games.Seat) rung {
	return rung{boardtest.NewRig(m, newLadder(), s, reader)}
}

// sits shows the board to a seat, with what that seat sees.
func (r rung) sits(s games.Seat) {
	r.Reader = s
	r.Board.Sync(r.Match.Play.View(s))
	r.Look()
	r.Tick(ui.Input{})
}

// press activates a thing with a device.
func (r rung) press(p boardtest.Player, t plain.Thing) {
	r.T.Helper()
	if p.Points() {
		at := r.Board.Things.Touched(t)
		if at.Empty() {
			r.T.Fatalf("%s: %s is nowhere", p.Name, r.Board.Name(t))
		}
		r.Tap(p.Kind, at.Center())
		return
	}
	if !r.Walk(p, r.Board.Owner(t), 1, func() any { return nil }) {
		r.T.Fatalf("%s: the focus does not come to %s; the targets are %v", p.Name, r.Board.Name(t), r.Targets())
	}
	r.Strike(p.Device, ui.Confirm)
}

// try makes a move: it chooses the things that the move is about and, where these mean several moves, the move itself
// from the offers, page by page. Then it presses the golden button.
func (r rung) try(p boardtest.Player, m rules.Move) {
	r.T.Helper()
	for _, t := range ladderAbout(r.Match.Play.View(r.Reader), m) {
		if chosen, _ := r.Board.Chosen(); !slices.Contains(chosen, t) {
			r.press(p, t)
		}
	}
	for pages := 0; ; pages++ {
		if _, plan := r.Board.Chosen(); slices.Equal(plan, []rules.Move{m}) {
			break
		}
		if i := slices.Index(r.Board.Offers(), m); i >= 0 {
			r.press(p, things.Nth(plain.Offer, i))
			break
		}
		if pages == 200 {
			r.T.Fatalf("%s: %+v is not among what is offered", p.Name, m)
		}
		r.press(p, things.The(plain.More))
	}
	r.State.Confirm = true
	r.Tick(ui.Input{})
}

// TestEveryMoveOfTheLadderByTaps plays a random match on each screen. Now and then a finger taps out every legal move,
// and takes each back before it is made.
func TestEveryMoveOfTheLadderByTaps(t *testing.T) {
	kinds, tried := map[rules.MoveKind]bool{}, 0
	for i, s := range boardtest.Screens {
		m := newMatch(t, 2+i%4, map[string]string{rules.OptionOpen: [...]string{"no", "yes"}[i%2]}, uint64(70+i))
		r := newRung(m, s, 0)
		r.Tries = true
		for seat := acting(m.Play.View(games.All)); seat >= 0; seat = acting(m.Play.View(games.All)) {
			r.sits(seat)
			for _, move := range m.Play.Core().AppendMoves(nil, seat) {
				r.Wanted = nil
				r.try(boardtest.Players[1], move)
				if len(r.Wanted) != 1 || r.Wanted[0] != move {
					t.Fatalf("%vx%v at %v: %+v comes of %+v", s.W, s.H, s.Scale, r.Wanted, move)
				}
				kinds[move.Kind] = true
				tried++
				r.Board.Drop()
			}
			for range 7 {
				m.Random()
			}
		}
	}
	if len(kinds) < 15 || tried < 2000 {
		t.Errorf("only %d moves of %d kinds were tried: %v", tried, len(kinds), kinds)
	}
	t.Logf("%d moves of %d kinds", tried, len(kinds))
}

// TestWholeMatchesOnTheLadder plays whole matches with each device.
func TestWholeMatchesOnTheLadder(t *testing.T) {
	for n := range 4 {
		p, s := boardtest.Players[n], boardtest.Screens[(5*n+3)%len(boardtest.Screens)]
		t.Run(fmt.Sprintf("%d seats, %s, %vx%v at %v", 2+n, p.Name, s.W, s.H, s.Scale), func(t *testing.T) {
			m := newMatch(t, 2+n, nil, uint64(40+n))
			r := newRung(m, s, 0)
			for seat := acting(m.Play.View(games.All)); seat >= 0; seat = acting(m.Play.View(games.All)) {
				r.sits(seat)
				r.Makes(p, seat, m.Likely(seat, 3), func(move rules.Move) { r.try(p, move) })
				r.Settle()
				shown := r.Targets()
				r.Board.Sync(m.Play.View(seat))
				r.Tick(ui.Input{})
				if again := r.Targets(); !maps.Equal(shown, again) {
					t.Fatalf("after the events of a move there is %v, and of the view alone %v", shown, again)
				}
			}
			if _, over := m.Play.Core().Result(); !over || r.Made < 30 {
				t.Errorf("after %d moves the match is not over", r.Made)
			}
		})
	}
}

// TestTheLadderTakesAllInterestAtOnce taps the interest phase where several stores bear some: one press of the golden
// button takes all of it.
func TestTheLadderTakesAllInterestAtOnce(t *testing.T) {
	m, found := newMatch(t, 2, nil, 0), false
	for seed := uint64(1); !found && seed < 60; seed++ {
		m = newMatch(t, 2, nil, seed)
		_, found = bearingSeat(t, m, 2)
	}
	seat := acting(m.Play.View(games.All))
	r := newRung(m, boardtest.Screens[7], seat)
	r.press(boardtest.Players[1], onLadder(things.Nth(phase, interestPhase)))
	_, plan := r.Board.Chosen()
	if len(plan) < 2 || plan[0].Kind != rules.Interest {
		t.Fatalf("a tap on the phase means %v", plan)
	}
	before := r.Made
	r.State.Confirm = true
	r.Tick(ui.Input{})
	r.Settle()
	if r.Made != before+len(plan) {
		t.Errorf("of %d moves %d are made by one press", len(plan), r.Made-before)
	}
}

// TestTheLadderHidesWhatIsHidden compares what a reader sees and is told with the same match in which everything is
// dealt anew that this reader cannot know.
func TestTheLadderHidesWhatIsHidden(t *testing.T) {
	told := func(v rules.View, front games.Seat) (all []any) {
		table, ledge := ladderRows(v, front)
		for _, r := range slices.Concat(table, ledge) {
			for _, l := range r.Plates {
				all = append(all, l, shownAs(v, l.Thing), ladderExplain(v, l.Thing))
			}
		}
		return all
	}
	for seed := range uint64(4) {
		m := newMatch(t, 2+int(seed), nil, seed)
		for step, on := 0, true; on; step++ {
			if _, on = m.Random(); step%4 > 0 {
				continue
			}
			for _, reader := range []games.Seat{games.Public, 0, 1} {
				other, chance := new(rules.Game), games.NewChance(seed, 5)
				m.Play.Core().CloneInto(other)
				other.Redeal(reader, &chance)
				if a, b := told(m.Play.View(reader), max(0, reader)),
					told(rules.Def.View(other, reader), max(0, reader)); !reflect.DeepEqual(a, b) {
					t.Fatalf("after %v reader %d sees %v, and elsewhere %v", m.Text, reader, a, b)
				}
			}
		}
	}
}

// TestTheLadderHasAPlaceForAll looks at matches on all screens: each plate has a place, in the field or on the ledge,
// and a tap there hits it.
func TestTheLadderHasAPlaceForAll(t *testing.T) {
	for i, s := range boardtest.Screens {
		m := newMatch(t, 2+i%4, nil, uint64(i))
		m.Randoms(60 + 9*i)
		r := newRung(m, s, max(0, acting(m.Play.View(games.All))))
		table, ledge := ladderRows(m.Play.View(r.Reader), r.Reader)
		f := &r.Board.Given.Frame
		for _, row := range slices.Concat(table, ledge) {
			for _, l := range row.Plates {
				at := r.Board.Things.At(l.Thing)
				if at.Empty() || !f.Field.Grow(1).Holds(at) && !f.Ledge.Grow(1).Holds(at) || at.Overlaps(f.Primary) {
					t.Errorf("%vx%v at %v: %s lies at %v", s.W, s.H, s.Scale, r.Board.Name(l.Thing), at)
				}
				if got := r.Board.Hit(at.Center()); got != l.Thing && !r.Board.Things.Touched(l.Thing).Empty() {
					t.Errorf("%vx%v at %v: where %s lies, %s is hit", s.W, s.H, s.Scale, r.Board.Name(l.Thing),
						r.Board.Name(got))
				}
			}
		}
	}
}
