package toss

import (
	"testing"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/internal/workshop/boardtest"
)

func TestTranscript(t *testing.T) {
	begin := func(seats int, seed uint64, drivers ...string) *match {
		way := []string{"snatch", "ghost", "calm"}[seed%3]
		return boardtest.NewMatch(t, rules.Def,
			games.Setup{Seats: seats, Seed: seed, Options: map[string]string{rules.OptionWay: way}}, drivers...)
	}
	boardtest.TranscribeEndings(t, begin, func(m *match, s boardtest.Screen, reader games.Seat) *bench {
		return newRig(m, s, reader)
	})
}
