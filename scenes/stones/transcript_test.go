package stones

import (
	"testing"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/internal/workshop/boardtest"
)

// TestTranscript plays the last moves of matches to the low throne.
func TestTranscript(t *testing.T) {
	begin := func(seats int, seed uint64, drivers ...string) *match {
		return newMatch(t, seats, map[string]string{rules.OptionThrone: rules.ThroneLow}, seed, drivers...)
	}
	boardtest.TranscribeEndings(t, begin,
		func(m *match, s boardtest.Screen, reader games.Seat) *bench { return newRig(m, s, reader).bench })
}
