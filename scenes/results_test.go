package scenes

import (
	"slices"
	"testing"

	"runehall/internal/store"
	"runehall/ui"
)

// TestRematchIsStartedByWhomTheRulesName plays a match of Rituals between computer players and its rematch: the same seats sit at
// it, with other lots, and it is started by those with the most coins left (RIT-11), whoever started before.
func TestRematchIsStartedByWhomTheRulesName(t *testing.T) {
	kept := store.Memory(store.Config{})
	kept.SetSetting("seating.ritual", []byte(`{"seats":[
		{"name":"Bjarne","driver":"greedy","colour":2,"emblem":2},
		{"name":"Runa","driver":"random","colour":4,"emblem":4}],"starts":0}`), func(err error) {
		if err != nil {
			t.Error(err)
		}
	})
	d := launch(t, ui.Sz(1920, 1080), Config{Store: kept, Lang: "en"})
	d.tap("title.play")
	d.tap("setup.begin")
	d.want("results")
	first := d.app.stack.top().scene.(*results).outcome
	starters := first.Result.Starters()
	if len(starters) == 0 || slices.Equal(starters, first.Setup.Starts) {
		t.Fatalf("the rematch is started by %v as the match was: nothing is compared", starters)
	}
	d.tap("results.rematch")
	d.want("results")
	second := d.app.stack.top().scene.(*results).outcome
	if !slices.Equal(second.Setup.Starts, starters) || second.Setup.Seed == first.Setup.Seed {
		t.Errorf("the rematch of %+v is %+v, want the start players %v", first.Setup, second.Setup, starters)
	}
	if !slices.Equal(second.Players, first.Players) {
		t.Errorf("at the rematch sit %v", second.Players)
	}
}
