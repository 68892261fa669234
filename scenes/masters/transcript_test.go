package masters

import (
	"testing"

	"runehall/games"
	"runehall/internal/workshop/boardtest"
)

// TestTranscript plays whole matches: of persons round one screen, with the seats beside the board and round it, and of
// one person among computer players.
func TestTranscript(t *testing.T) {
	shared := newRig(newMatch(t, 3, everything, 31), boardtest.Screen{W: 915, H: 412, Scale: 1}, games.Public)
	shared.Transcribe(t, "shared", 1)
	round := newRig(newMatch(t, 3, everything, 33), boardtest.Screen{W: 768, H: 1024, Scale: 1}, games.Public)
	round.SitRound()
	round.Transcribe(t, "round", 3)
	alone := newRig(newMatch(t, 2, nil, 32, games.Person, "greedy"), boardtest.Screen{W: 412, H: 915, Scale: 1}, 0)
	alone.Transcribe(t, "alone", 1)
}
