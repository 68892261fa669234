package ritual

import (
	"testing"

	"runehall/games"
	"runehall/internal/workshop/boardtest"
)

// TestTranscript plays whole matches: of persons with their seats beside the board, and of a person and a computer
// player with seats round it.
func TestTranscript(t *testing.T) {
	shared := newRig(newMatch(t, 3, "adventurers", 31), boardtest.Screen{W: 915, H: 412, Scale: 1}, games.Public)
	shared.Transcribe(t, "shared", 5)
	alone := newRig(newMatch(t, 2, "little-explorers", 32, games.Person, "greedy"),
		boardtest.Screen{W: 412, H: 915, Scale: 1}, 0)
	alone.SitRound()
	alone.Transcribe(t, "alone", 4)
}
