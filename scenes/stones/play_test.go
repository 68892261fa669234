package stones

import (
	"testing"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/internal/workshop/boardtest"
)

// TestWholeMatches plays whole matches to the low throne. The golden button makes what it said, one move after another:
// fewer presses than moves must be needed.
func TestWholeMatches(t *testing.T) {
	promises.WholeMatches(t, 12, 30, boardtest.WholeMatch[*rules.Game, rules.Move, rules.Event, rules.View, *Board]{
		Match: func(t *testing.T, n int) (*match, boardtest.Screen) {
			m := newMatch(t, 2+n%3, map[string]string{rules.OptionThrone: rules.ThroneLow}, uint64(40+n))
			return m, boardtest.Screens[(5*n+n%4)%len(boardtest.Screens)]
		},
		Devices: 4,
		Make: func(r *bench, device int) func(games.Seat, rules.Move) {
			p, pressed := players(&rig{r})[device], 0
			r.T.Cleanup(func() {
				if r.Made <= pressed {
					r.T.Errorf("%d moves needed %d presses", r.Made, pressed)
				}
			})
			return func(s games.Seat, m rules.Move) { p.make(s, m); r.Settle(); pressed++ }
		},
		Pick: func(m *match, s games.Seat) rules.Move { return m.Likely(s, 2) },
	})
}
