package market

import (
	"testing"

	"runehall/games"
	"runehall/internal/workshop/boardtest"
)

// TestTranscript plays the last moves of matches.
func TestTranscript(t *testing.T) {
	begin := func(seats int, seed uint64, drivers ...string) *match {
		return newMatch(t, seats, nil, seed, drivers...)
	}
	boardtest.TranscribeEndings(t, begin, func(m *match, s boardtest.Screen, reader games.Seat) *bench {
		return newRig(m, s, reader).bench
	})
}
