package cards

import (
	"fmt"
	"maps"
	"slices"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/boardtest"
	rules "runehall/internal/workshop/gamestest/toys/cards"
	"runehall/scenes/plain"
	"runehall/scenes/things"
	"runehall/ui"
)

type rig = boardtest.Rig[*rules.Game, rules.Move, rules.Event, rules.View, *Board]

func press(r *rig, p boardtest.Player, t plain.Thing) {
	r.T.Helper()
	if p.Points() {
		at := r.Board.Things.Touched(t)
		if at.Empty() {
			r.T.Fatalf("%s: %v is nowhere; the targets are %v", p.Name, t, r.Targets())
		}
		r.Tap(p.Kind, at.Center())
		return
	}
	if !r.Walk(p, r.Board.Owner(t), .5, func() any { return nil }) {
		r.T.Fatalf("%s: the focus does not come to %v; the targets are %v", p.Name, t, r.Targets())
	}
	r.Strike(p.Device, ui.Confirm)
}

// try makes a move: it presses the move's things, then the plate of the move itself if the things could mean several,
// and at last the golden button.
func try(r *rig, p boardtest.Player, m rules.Move) {
	r.T.Helper()
	for _, t := range about(r.Match.Play.View(r.Reader), m) {
		press(r, p, t)
	}
	if _, plan := r.Board.Chosen(); !slices.Equal(plan, []rules.Move{m}) {
		for pages := 0; !slices.Contains(r.Board.Offers(), m); pages++ {
			if pages == 9 {
				r.T.Fatalf("%s: %v is not among what is offered", p.Name, m)
			}
			press(r, p, things.The(plain.More))
		}
		press(r, p, things.Nth(plain.Offer, slices.Index(r.Board.Offers(), m)))
	}
	r.State.Confirm = true
	r.Tick(ui.Input{})
	r.State.Confirm = false
}

// whole plays a match to its end with one device. Before each move the board is shown to the seat that moves.
func whole(t *testing.T, board *Board, p boardtest.Player, s boardtest.Screen, seats int, seed uint64) {
	t.Helper()
	m := boardtest.NewMatch(t, rules.Def, games.Setup{Seats: seats, Seed: seed})
	r := boardtest.NewRig(m, board, s, 0)
	for {
		acting := m.Play.Core().AppendActing(nil)
		if len(acting) == 0 {
			break
		}
		seat := acting[m.Chance.IntN(len(acting))].Seat
		if moves := m.Play.Core().AppendMoves(nil, seat); len(moves) > 0 {
			r.Reader = seat
			r.Board.Sync(m.Play.View(seat))
			r.Look()
			r.Tick(ui.Input{})
			r.Makes(p, seat, moves[m.Chance.IntN(len(moves))], func(move rules.Move) { try(r, p, move) })
			r.Settle()
		}
	}
	if _, over := m.Play.Core().Result(); !over || r.Made < 10 {
		t.Errorf("after %d moves the match is not over", r.Made)
	}
}

// TestWholeMatches plays whole matches on screens of all shapes, each with one device alone.
func TestWholeMatches(t *testing.T) {
	for n := range 8 {
		p, seats, s := boardtest.Players[n%4], 2+n%3, boardtest.Screens[n%len(boardtest.Screens)]
		t.Run(fmt.Sprintf("%d seats, %s, %vx%v at %v", seats, p.Name, s.W, s.H, s.Scale), func(t *testing.T) {
			whole(t, New(), p, s, seats, uint64(n))
		})
	}
}

// TestPlatesHaveRoom checks on screens of all shapes that each plate lies in the field or on the ledge, leaves the
// golden button free, and can be hit.
func TestPlatesHaveRoom(t *testing.T) {
	for i, s := range boardtest.Screens {
		m := boardtest.NewMatch(t, rules.Def, games.Setup{Seats: 2 + i%3, Seed: uint64(i)})
		m.Randoms(6)
		r := boardtest.NewRig(m, New(), s, m.Play.Core().AppendActing(nil)[0].Seat)
		f, plates := &r.Board.Given.Frame, 0
		for on, at := range r.Board.Things.Each {
			if on.Kind == mat { // other things lie on it
				continue
			}
			plates++
			if !f.Field.Holds(at) && !f.Ledge.Holds(at) || at.Overlaps(f.Primary) {
				t.Errorf("%vx%v at %v: %v lies at %v", s.W, s.H, s.Scale, on, at)
			}
			if got := r.Board.Hit(at.Center()); got != on {
				t.Errorf("%vx%v at %v: where %v is, %v is hit", s.W, s.H, s.Scale, on, got)
			}
		}
		if plates < 6 {
			t.Errorf("%vx%v at %v: there are %d plates", s.W, s.H, s.Scale, plates)
		}
	}
}

// TestNothingHiddenIsShown follows matches as each reader. No target may name a card that the reader does not know, and
// after a move the board must show the same as one that is built from the view alone.
func TestNothingHiddenIsShown(t *testing.T) {
	for _, reader := range []games.Seat{games.Public, 0, 1} {
		m := boardtest.NewMatch(t, rules.Def, games.Setup{Seats: 3, Seed: 7})
		r := boardtest.NewRig(m, New(), boardtest.Screens[7], reader)
		for {
			acting := m.Play.Core().AppendActing(nil)
			if len(acting) == 0 {
				break
			}
			seat := acting[slices.IndexFunc(acting, func(a games.Acting) bool { return a.Must })].Seat
			moves := m.Play.Core().AppendMoves(nil, seat)
			r.Play(seat, moves[m.Chance.IntN(len(moves))])
			r.Settle()
			v := m.Play.View(reader)
			for name := range r.Targets() {
				for s, hand := range v.Hands {
					for c := rules.One; c <= rules.Shield; c++ {
						if name == r.Board.Name(things.OwnNth(card, games.Seat(s), c)) && hand[c] == 0 {
							t.Fatalf("reader %d sees %s", reader, name)
						}
					}
				}
			}
			shown := r.Targets()
			r.Board.Sync(v)
			r.Tick(ui.Input{})
			if again := r.Targets(); !maps.Equal(shown, again) {
				t.Fatalf("reader %d sees %v, and of the view alone %v", reader, shown, again)
			}
		}
	}
}

// TestThingsThatAreChosenMeanAMove chooses a number card: its two moves are offered, and the one that is tapped can be
// confirmed with the golden button. A step back drops both choices.
func TestThingsThatAreChosenMeanAMove(t *testing.T) {
	m := boardtest.NewMatch(t, rules.Def, games.Setup{Seats: 2, Seed: 3})
	seat := m.Play.Core().AppendActing(nil)[0].Seat
	r := boardtest.NewRig(m, New(), boardtest.Screens[7], seat)
	all := len(r.Board.Offers())
	var number rules.Card
	for c := rules.One; c <= rules.Three; c++ {
		if m.Play.View(seat).Hands[seat][c] > 0 {
			number = c
		}
	}
	on := things.OwnNth(card, seat, number)
	press(r, boardtest.Players[1], on)
	want := []rules.Move{{Kind: rules.Play, Card: number}, {Kind: rules.Bury, Card: number}}
	if got := r.Board.Offers(); !slices.Equal(got, want) || all <= len(want) {
		t.Errorf("with %v chosen %v are offered, of %d", number, got, all)
	}
	if _, ready := r.Board.Draft(); ready {
		t.Error("one of two moves is ready that nobody chose")
	}
	press(r, boardtest.Players[1], things.Nth(plain.Offer, 1))
	if label, ready := r.Board.Draft(); !ready || label.Key != does(want[1]).Key {
		t.Errorf("the golden button says %v, ready %v", label, ready)
	}
	if r.Made != 0 || !r.Board.Drops() || !r.Board.Drop() || r.Board.Drop() {
		t.Error("what is chosen is not forgotten in one step")
	}
	if r.Tick(ui.Input{}); len(r.Board.Offers()) != all {
		t.Errorf("after that %v are offered, not %d", r.Board.Offers(), all)
	}
	r.State.Bare = true
	if r.Tick(ui.Input{}); !r.Board.Things.Touched(on).Empty() || len(r.Board.Offers()) > 0 {
		t.Errorf("while the table covers the ledge %v lies there, and %v are offered", on, r.Board.Offers())
	}
	r.State.Bare = false
	r.Tick(ui.Input{})
	if !r.Board.Hint(want[0]) || len(r.Board.AppendHinted(nil)) != 1 {
		t.Errorf("the hint of %v lights %v", want[0], r.Board.AppendHinted(nil))
	}
}
