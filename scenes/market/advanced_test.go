package market

import (
	"testing"

	"runehall/games"
	rules "runehall/games/market"
	"runehall/internal/workshop/boardtest"
)

// TestATurnIsSeenToAdvance: the picture shows how far a turn has come as soon as the telling of a move begins, but not
// yet where the move has ended the turn.
func TestATurnIsSeenToAdvance(t *testing.T) {
	v := newMatch(t, 2, nil, 3).Play.View(games.Public)
	const before = rules.Step(99)
	for seat, want := range map[games.Seat]rules.Step{v.OnTurn(): v.Step(), v.OnTurn() + 1: before} {
		m := model{onTurn: seat, step: before}
		if advanced(v).End(&m); m.step != want {
			t.Errorf("with seat %d on turn in the picture the step is %d, want %d", seat, m.step, want)
		}
	}
}

// TestADraftIsPosedInFrontOfItsSeat poses a move that is about to be made: the seat that makes it is in front, with all
// that it sees. Without a draft nobody is in front.
func TestADraftIsPosedInFrontOfItsSeat(t *testing.T) {
	m := newMatch(t, 3, nil, 5)
	m.Randoms(12)
	b := newRig(m, boardtest.Screens[0], games.Public).Board
	seat := acting(m.Play.View(games.All))
	moves := m.Play.View(games.All).AppendMoves(nil, seat)
	if len(moves) == 0 {
		t.Fatal("nothing can be done")
	}
	f := b.Given.Frame
	b.Pose(f, m.Play.View(games.All), &moves[0])
	if b.Given.Front != seat || b.Given.Reader != seat {
		t.Errorf("seat %d is in front and %d looks, want %d", b.Given.Front, b.Given.Reader, seat)
	}
	b.Pose(f, m.Play.View(games.All), nil)
	if b.Given.Front != games.Nobody {
		t.Errorf("without a draft seat %d is in front", b.Given.Front)
	}
}
