package boardtest

import (
	"reflect"
	"testing"

	"runehall/games"
	"runehall/scenes/table"
)

// Fuzzed is what a fuzz test of a board's pointers says of the game.
type Fuzzed[C games.Core[C, M, E], M comparable, E any, V any, B table.Board[M, E, V]] struct {
	Most  int // seats
	Match func(t *testing.T, seats int, seed uint64) *Match[C, M, E, V]
	Rig   func(m *Match[C, M, E, V], s Screen, reader games.Seat) *Rig[C, M, E, V, B]
	// Check is called after each thing that hands do; nil checks nothing more.
	Check func(r *Rig[C, M, E, V, B])
	// Pictured returns the model of what a board shows and the one that a view makes, at rest, to be compared.
	Pictured func(b B, v V) (shown, made any)
}

// Pointers turns bytes into presses, drags, wheels and keys on a board in the middle of a match. Nothing may panic, a move that the board
// makes is legal, a move that it does not make has a refusal to show, and in the end the picture is that of the view.
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

// seeds adds what such a test begins with: numbers of seats and of moves made, and bytes for [Rig.Handle].
func seeds(f *testing.F) {
	f.Add(uint8(2), uint8(3), []byte{0, 10, 10, 2, 10, 10, 0, 200, 90, 2, 200, 90, 7, 3, 0})
	f.Add(uint8(5), uint8(40), []byte{4, 50, 230, 5, 90, 120, 6, 90, 120, 9, 1, 0, 8, 2, 0})
	f.Add(uint8(3), uint8(20), []byte{4, 120, 120, 10, 140, 120, 11, 140, 100, 5, 90, 120, 12, 140, 100, 6, 90, 120})
}

// seeded makes random moves of a match, and chooses screen and reader; false where the match has ended.
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
