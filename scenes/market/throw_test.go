package market

import (
	"testing"

	"runehall/games"
	rules "runehall/games/market"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// thrown returns a match of five seats at the beginning of rock-paper-scissors.
func thrown(t testing.TB, drivers ...string) *match {
	t.Helper()
	m := newMatch(t, games.MaxSeats, nil, 24275, drivers...)
	if !m.Comes(func(m rules.Move) bool { return m.Kind == rules.Throw }) {
		t.Fatal("the match ends without rock-paper-scissors")
	}
	return m
}

// TestThrowsDecideAMatch picks for each tied seat behind its own curtain, with each device: equal picks are played
// again, and whoever wins two games wins. The ring shows that somebody has picked, but does not show the other seat
// what.
func TestThrowsDecideAMatch(t *testing.T) {
	for i, s := range []boardtest.Screen{{W: 1440, H: 900, Scale: 1}, {W: 412, H: 915, Scale: 1},
		{W: 915, H: 412, Scale: 1}, {W: 360, H: 640, Scale: 1.5}} {
		m := thrown(t)
		throws, _ := m.Play.View(games.All).Throws()
		r := newRig(m, s, throws.Seats[0])
		p := players(r)[i]
		games := [...][2]rules.Pick{
			{rules.Rock, rules.Rock}, {rules.Rock, rules.Paper}, {rules.Scissors, rules.Paper},
			{rules.Paper, rules.Paper}, {rules.Paper, rules.Scissors},
		}
		wins := [...][2]int{{}, {0, 1}, {1, 1}, {1, 1}, {}}
		for n, picks := range games {
			for side, choice := range picks {
				seat := throws.Seats[side]
				r.Reader = seat
				r.Board.Sync(m.Play.View(seat))
				r.Look()
				r.Tick(ui.Input{})
				shown := &r.Board.Model
				if shown.throws.Picked != (side == 1) || shown.throws.Pick != rules.NoPick ||
					r.Board.places.ring.rect.Empty() || !r.Board.places.ring.stakes.Empty() {
					t.Fatalf("%s, game %d: seat %d sees %+v", p.Name, n, seat, shown.throws)
				}
				if r.Board.words.phase != phases {
					t.Errorf("%s: phase %d of a turn is shown", p.Name, r.Board.words.phase)
				}
				p.make(seat, rules.Move{Kind: rules.Throw, Pick: choice})
				r.Settle()
				if sel := &r.Board.Sel; sel.anything() {
					t.Errorf("%s: picked, there is still %+v", p.Name, *sel)
				}
			}
			if shown := &r.Board.Model; shown.throws.Wins != wins[n] || shown.ended != (n == len(games)-1) ||
				!shown.ended && shown.throws.Last != picks {
				t.Errorf("%s, after game %d the ring shows %+v", p.Name, n, shown.throws)
			}
		}
		if result, over := m.Play.Core().Result(); !over || result.Rank[throws.Seats[1]] != 1 {
			t.Errorf("%s: the match ends as %+v, %v", p.Name, result, over)
		}
	}
}
