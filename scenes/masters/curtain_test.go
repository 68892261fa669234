package masters

import (
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/masters"
)

// TestCurtainComesForWhoeverChoosesACard plays matches and asks of each position whether the seat that must act needs its own view:
// where it chooses among cards that the others do not see, and of no seat that does not act.
func TestCurtainComesForWhoeverChoosesACard(t *testing.T) {
	asked := map[rules.Phase]int{}
	board := New()
	for seed := range uint64(30) {
		m := newMatch(t, 2+int(seed%2), everything, seed)
		for {
			public := m.Play.View(games.Public)
			for _, a := range m.Play.Core().AppendActing(nil) {
				hidden := func(m rules.Move) bool {
					return m.Card != rules.Hidden && !slices.Contains(public.Hand(a.Seat), m.Card)
				}
				chooses := a.Must && slices.ContainsFunc(m.Play.Core().AppendMoves(nil, a.Seat), hidden)
				if chooses {
					asked[public.Phase()]++
				}
				if chooses && !board.Private(public, a.Seat) {
					t.Fatalf("seat %d chooses a hidden card in phase %v before everybody's eyes", a.Seat, public.Phase())
				}
			}
			for s := range games.Seat(public.Seats()) {
				if s != public.OnTurn() && board.Private(public, s) {
					t.Fatalf("a curtain comes for seat %d, which is not on turn", s)
				}
			}
			if _, on := m.Random(); !on {
				break
			}
		}
	}
	for _, phase := range []rules.Phase{rules.PlayPhase, rules.DiscardPhase} {
		if asked[phase] < 5 {
			t.Errorf("in phase %v a card was chosen %d times", phase, asked[phase])
		}
	}
}
