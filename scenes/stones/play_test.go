package stones

import (
	"fmt"
	"reflect"
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/boardtest"
	"runehall/ui"
)

// TestWholeMatches plays whole matches to the low throne through the board, with each device alone. Every seat looks through its own
// eyes. A golden button makes what it said, one move after another.
func TestWholeMatches(t *testing.T) {
	for n := range 12 {
		device, seats := n%4, 2+n%3
		s := boardtest.Screens[(n*5+device)%len(boardtest.Screens)]
		name := boardtest.Players[device].Name
		t.Run(fmt.Sprintf("%d seats %s %vx%v at %v", seats, name, s.W, s.H, s.Scale), func(t *testing.T) {
			t.Parallel()
			m := newMatch(t, seats, map[string]string{rules.OptionThrone: rules.ThroneLow}, uint64(40+n))
			r := newRig(m, s, 0)
			p := players(r)[device]
			pressed := 0
			for {
				acting := m.Play.Core().AppendActing(nil)
				if len(acting) == 0 {
					break
				}
				seat := acting[0].Seat
				if seat != r.Reader {
					r.Reader = seat
					r.Board.Sync(m.Play.View(seat))
					r.Look()
				}
				r.Tick(ui.Input{})
				p.make(seat, likely(m, seat))
				r.Settle()
				pressed++
			}
			if _, over := m.Play.Core().Result(); !over || pressed < 30 || r.Made <= pressed {
				t.Fatalf("after %d moves of %d goldens the match is not over", r.Made, pressed)
			}
			want := modelOf(m.Play.View(r.Reader))
			if got := still(&r.Board.Model); !reflect.DeepEqual(got, still(&want)) {
				t.Errorf("at the end the picture is\n%+v, not\n%+v", got, still(&want))
			}
		})
	}
}

// likely returns a random move of a seat, of those more often that bring something.
func likely(m *match, seat games.Seat) rules.Move {
	moves := m.Play.Core().AppendMoves(nil, seat)
	if rare := slices.DeleteFunc(slices.Clone(moves), m.Common); len(rare) > 0 && m.Chance.IntN(3) > 0 {
		moves = rare
	}
	return moves[m.Chance.IntN(len(moves))]
}
