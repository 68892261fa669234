package masters

import (
	"testing"

	"runehall/games"
	"runehall/games/bots"
)

// Looking one move ahead beats random play in nearly all matches, so the evaluation knows what the game is about.
func TestGreedyBeatsRandom(t *testing.T) {
	entry := games.NewEntry(Def, bots.Levels(Def))
	for _, setup := range []games.Setup{setupOf(2, 1), everything(2, 1)} {
		report, err := entry.Simulate(games.SimConfig{
			Setup: setup, Players: []games.Player{{Driver: "greedy"}, {Driver: "random"}}, Matches: 40,
		})
		if err != nil {
			t.Fatal(err)
		}
		t.Logf("%+v", report.Levels)
		if won := report.Seats[0].Wins; won < 36 {
			t.Errorf("greedy wins %v of 40 matches", won)
		}
	}
}
