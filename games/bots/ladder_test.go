package bots_test

import (
	"testing"

	"runehall/games"
	"runehall/games/bots"
)

// TestLevelsRise lets adepts play some matches against novices in every game, and a master of Rune Market, who thinks least, against the player
// that makes the move after which it has most. How often each level wins against the one below is told in docs/computer-players.md.
func TestLevelsRise(t *testing.T) {
	for _, c := range []struct {
		game, high, low string
		matches         int
	}{
		{"ritual", bots.Adept, bots.Novice, 12}, {"masters", bots.Adept, bots.Novice, 12}, {"stones", bots.Adept, bots.Novice, 12},
		{"toss", bots.Adept, bots.Novice, 12}, {"market", bots.Adept, bots.Novice, 12}, {"market", bots.Master, "greedy", 20},
	} {
		report, err := entries[c.game].Simulate(games.SimConfig{
			Setup: games.Setup{Seats: 2, Seed: 2}, Players: []games.Player{player(c.high), player(c.low)}, Matches: c.matches, Rotate: true,
		})
		if err != nil {
			t.Fatal(err)
		}
		wins := report.Levels[0].Wins
		if t.Logf("%s: %s wins %.1f of %d against %s", c.game, c.high, wins, c.matches, c.low); wins < .75*float64(c.matches) {
			t.Errorf("%s: %s wins only %.1f of %d against %s", c.game, c.high, wins, c.matches, c.low)
		}
	}
}
