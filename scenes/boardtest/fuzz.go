package boardtest

import (
	"testing"

	"runehall/games"
)

// Seeds adds what a fuzz test of pointers begins with: numbers of seats and of moves made, and bytes for [Rig.Handle].
func Seeds(f *testing.F) {
	f.Add(uint8(2), uint8(3), []byte{0, 10, 10, 2, 10, 10, 0, 200, 90, 2, 200, 90, 7, 3, 0})
	f.Add(uint8(5), uint8(40), []byte{4, 50, 230, 5, 90, 120, 6, 90, 120, 9, 1, 0, 8, 2, 0})
	f.Add(uint8(3), uint8(20), []byte{4, 120, 120, 10, 140, 120, 11, 140, 100, 5, 90, 120, 12, 140, 100, 6, 90, 120})
}

// Seeded makes random moves of a match, and chooses screen and reader; false where the match has ended.
func (m *Match[C, M, E, V]) Seeded(seats, made uint8) (s Screen, reader games.Seat, on bool) {
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
