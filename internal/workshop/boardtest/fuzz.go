package boardtest

import (
	"reflect"
	"testing"

	"runehall/games"
	"runehall/scenes/table"
)

// Fuzzed is what the fuzz test of a board's pointers must know of the game.
type Fuzzed[C games.Core[C, M, E], M comparable, E any, V any, B table.Board[M, E, V]] struct {
	Most  int // seats
	Match func(t *testing.T, seats int, seed uint64) *Match[C, M, E, V]
	Rig   func(m *Match[C, M, E, V], s Screen, reader games.Seat) *Rig[C, M, E, V, B]
	// Check is called after each input; may be nil.
	Check func(r *Rig[C, M, E, V, B])
	// Pictured returns, at rest, the model of what a board shows and the one that a view makes. They must be equal.
	Pictured func(b B, v V) (shown, made any)
}

// Pointers turns bytes into presses, drags, wheels and keys on a board in the middle of a match. Nothing may panic,
// each move that the board makes must be legal, each move that it does not make needs a refusal to show, and in the end
// the picture must be the view's.
func (z Fuzzed[C, M, E, V, B]) Pointers(f *testing.F) {
	seeds(f)
	f.Fuzz(func(t *testing.T, seats, made uint8, data []byte) {
		m := z.Match(t, 2+int(seats)%(z.Most-1), uint64(seats))
		s, reader, on := m.seeded(seats, made)
		if !on {
			return
		}
		r := z.Rig(m, s, reader)
		r.Handle(data, func() {
			if z.Check != nil {
				z.Check(r)
			}
		})
		r.Board.Finish()
		if shown, want := z.Pictured(r.Board, m.Play.View(reader)); !reflect.DeepEqual(shown, want) {
			t.Fatalf("the picture is\n%+v, not\n%+v", shown, want)
		}
	})
}

// seeds adds the first inputs: numbers of seats and of moves made, and bytes for [Rig.Handle].
func seeds(f *testing.F) {
	f.Add(uint8(2), uint8(3), []byte{0, 10, 10, 2, 10, 10, 0, 200, 90, 2, 200, 90, 7, 3, 0})
	f.Add(uint8(5), uint8(40), []byte{4, 50, 230, 5, 90, 120, 6, 90, 120, 9, 1, 0, 8, 2, 0})
	f.Add(uint8(3), uint8(20), []byte{4, 120, 120, 10, 140, 120, 11, 140, 100, 5, 90, 120, 12, 140, 100, 6, 90, 120})
}

// seeded makes random moves, and chooses screen and reader; false: the match has ended.
func (m *Match[C, M, E, V]) seeded(seats, made uint8) (s Screen, reader games.Seat, on bool) {
	for range made % 80 {
		if _, on := m.Random(); !on {
			return s, reader, false
		}
	}
	if made%2 == 1 {
		reader = games.Public
	}
	return Screens[int(seats/4)%len(Screens)], reader, true
}
