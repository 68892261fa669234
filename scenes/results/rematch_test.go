package results

import (
	"slices"
	"testing"

	"runehall/games"
	"runehall/scenes/stage"
)

// TestARematchIsStartedByWhomTheRulesName begins the rematch of a match of Rituals: the same seats sit at it, with
// other lots, and it is started by those with the most coins left (RIT-11), whoever started before.
func TestARematchIsStartedByWhomTheRulesName(t *testing.T) {
	d, scene := endOfRituals(t, "en", 1)
	first := scene.outcome
	starters := first.Result.Starters()
	if len(starters) == 0 || slices.Equal(starters, first.Setup.Starts) {
		t.Fatalf("the rematch is started by %v as the match was: nothing is compared", starters)
	}
	d.Stage.Seed = func() uint64 { return first.Setup.Seed + 1 }
	begun := 0
	scene.ways.Again = func(setup games.Setup, players []games.Player, _ func(stage.Scene)) {
		if begun++; !slices.Equal(setup.Starts, starters) || setup.Seed == first.Setup.Seed {
			t.Errorf("the rematch of %+v is %+v, want the start players %v", first.Setup, setup, starters)
		}
		if !slices.Equal(players, first.Players) {
			t.Errorf("at the rematch sit %v", players)
		}
	}
	if d.Tap("results.rematch"); begun != 1 {
		t.Errorf("%d rematches are begun", begun)
	}
}
