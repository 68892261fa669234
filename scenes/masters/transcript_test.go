package masters

import (
	"testing"

	"runehall/games"
	"runehall/scenes/boardtest"
)

// TestTranscript plays whole matches: of persons round one screen, with its seats aside and round it, and of one among computer players.
func TestTranscript(t *testing.T) {
	shared := newRig(newMatch(t, 3, everything, 31), boardtest.Screen{W: 915, H: 412, Scale: 1}, games.Public)
	shared.Transcribe(t, "shared", 2)
	alone := newRig(newMatch(t, 2, nil, 32, games.Person, "greedy"), boardtest.Screen{W: 412, H: 915, Scale: 1}, 0)
	alone.Transcribe(t, "alone", 1)
}
