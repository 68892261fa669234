package market

import (
	"testing"

	"runehall/games"
	"runehall/scenes/boardtest"
)

// TestTranscript plays the last moves of matches: of persons round one screen, with the seats beside the board and round it, and of one among
// computer players.
func TestTranscript(t *testing.T) {
	shared := newRig(ending(t, 80, 3, 31), boardtest.Screen{W: 915, H: 412, Scale: 1}, games.Public)
	shared.Transcribe(t, "shared", 9)
	round := newRig(ending(t, 24, 4, 34), boardtest.Screen{W: 768, H: 1024, Scale: 1}, games.Public)
	round.SitRound()
	round.Transcribe(t, "round", 9)
	alone := newRig(ending(t, 80, 2, 32, games.Person, "greedy"), boardtest.Screen{W: 412, H: 915, Scale: 1}, 0)
	alone.Transcribe(t, "alone", 9)
}

// ending returns a random match so many moves before its end.
func ending(t *testing.T, moves, seats int, seed uint64, drivers ...string) *match {
	t.Helper()
	return boardtest.Ending(moves, func() *match { return newMatch(t, seats, nil, seed, drivers...) })
}
