package boardtest

import (
	"fmt"
	"reflect"
	"slices"
	"testing"

	"runehall/games"
	"runehall/scenes/table"
	"runehall/ui"
)

// WholeMatch says how whole matches are played through a board.
type WholeMatch[C games.Core[C, M, E], M comparable, E any, V any, B table.Board[M, E, V]] struct {
	// Match begins the n-th match, and says on which screen.
	Match func(t *testing.T, n int) (*Match[C, M, E, V], Screen)
	// Make returns how somebody makes moves by one of the first so many Devices among [Players]. It waits until the
	// board has come to rest unless the next move may be made before.
	Make    func(r *Rig[C, M, E, V, B], device int) func(s games.Seat, m M)
	Devices int
	// Pick chooses the next move of a seat.
	Pick func(m *Match[C, M, E, V], s games.Seat) M
}

// WholeMatches plays so many matches through the board to their ends, with at least so many moves, each with one device
// alone. Every seat looks through its own eyes. In the end the picture must be the one that the view alone makes.
func (p Promises[C, M, E, V, B]) WholeMatches(
	t *testing.T, matches, least int, w WholeMatch[C, M, E, V, B],
) {
	for n := range matches {
		device := n % w.Devices
		t.Run(fmt.Sprintf("%d by %s", n, Players[device].Name), func(t *testing.T) {
			t.Parallel()
			m, s := w.Match(t, n)
			r := p.Rig(m, s, 0)
			make, moves := w.Make(r, device), 0
			for {
				acting := m.Play.Core().AppendActing(nil)
				if len(acting) == 0 {
					break
				}
				seat := acting[m.Chance.IntN(len(acting))].Seat
				if len(m.Play.Core().AppendMoves(nil, seat)) == 0 {
					continue
				}
				if seat != r.Reader {
					r.Reader = seat
					r.Board.Sync(m.Play.View(seat))
					r.Look()
				}
				r.Tick(ui.Input{})
				make(seat, w.Pick(m, seat))
				moves++
			}
			r.Settle()
			if _, over := m.Play.Core().Result(); !over || moves < least || r.Made < moves {
				t.Fatalf("%v: after %d moves of %d that were meant the match is not over", s, r.Made, moves)
			}
			if shown, made := p.Pictured(r.Board, m.Play.View(r.Reader)); !reflect.DeepEqual(shown, made) {
				t.Errorf("%v: at the end the picture is\n%+v, not\n%+v", s, shown, made)
			}
		})
	}
}

// Likely returns a random move of a seat. So many times out of one more, it is none of the common ones if there are
// others.
func (m *Match[C, M, E, V]) Likely(s games.Seat, often int) M {
	moves := m.Play.Core().AppendMoves(nil, s)
	if rare := slices.DeleteFunc(slices.Clone(moves), m.Common); len(rare) > 0 && m.Chance.IntN(often+1) > 0 {
		moves = rare
	}
	return moves[m.Chance.IntN(len(moves))]
}

// BoardFollows tells a board the moves of a match, every second one shown in full. Then its model must be the one that
// the view makes.
func (p Promises[C, M, E, V, B]) BoardFollows(t *testing.T, m *Match[C, M, E, V]) {
	r := p.Rig(m, Screen{W: 1440, H: 900, Scale: 1}, games.All)
	r.Settle()
	r.Follows(p.Pictured)
}
