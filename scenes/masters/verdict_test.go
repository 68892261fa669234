package masters

import (
	"testing"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// TestMAS18_ACardSaysHowPointsChange holds cards over places where they may lie, along matches. Where the seat's points
// would change, the board says what they are and what they will be; where not, it says nothing.
func TestMAS18_ACardSaysHowPointsChange(t *testing.T) {
	rise, fall, stay := 0, 0, 0
	for seed := range uint64(6) {
		m := newMatch(t, 2, nil, seed)
		for {
			if v := m.Play.View(games.All); v.Phase() == rules.PlayPhase {
				seat := v.OnTurn()
				r := newRig(m, boardtest.Screen{W: 412, H: 915, Scale: 1}, seat)
				r.Tick(ui.Input{})
				p := &r.Board.player
				for _, move := range p.options.plays {
					now, then, want := v.Points(seat), v.With(laidBy(move)).Points(seat), ""
					switch {
					case then > now:
						rise++
					case then < now:
						fall++
					default:
						stay++
					}
					if now != then {
						want = change(now, then)
					}
					if got := p.judged(laidBy(move)).sum; got != want {
						t.Fatalf("%v leads from %d points to %d, and says %q", move, now, then, got)
					}
				}
			}
			if _, on := m.Random(); !on {
				break
			}
		}
	}
	if rise == 0 || fall == 0 || stay == 0 {
		t.Errorf("points rose %d times, fell %d times, and stayed %d times", rise, fall, stay)
	}
}
