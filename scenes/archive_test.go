package scenes

import (
	"testing"

	"runehall/internal/store"
	"runehall/ui"
)

// TestPastMatches plays a match of computer players to its end, opens its results from the list of past matches after a
// restart, and watches it from one of its moves.
func TestPastMatches(t *testing.T) {
	kept := store.Memory(store.Config{})
	kept.SetSetting("seating.ritual", []byte(`{"seats":[
		{"name":"Bjarne","driver":"adept","colour":2,"emblem":2},
		{"name":"Runa","driver":"novice","colour":4,"emblem":4}],"starts":0}`), func(err error) {
		if err != nil {
			t.Error(err)
		}
	})
	size := ui.Sz(1920, 1080)
	d := launch(t, size, Config{Store: kept, Lang: "en"})
	if _, ok := d.line.Targets["title.archive"]; ok {
		t.Error("there are past matches before the first")
	}
	d.tap("title.play")
	d.tap("setup.begin")
	d.settle()
	d.want("results")
	moves := d.line.State["moves"]
	winner := d.line.State["rank.0"]

	d = launch(t, size, Config{Store: kept, Lang: "en"})
	d.tap("title.archive")
	d.want("archive")
	d.tick() // the card is in sight
	d.settle()
	d.tap("archive.match.0")
	d.want("results")
	if d.line.State["moves"] != moves || d.line.State["rank.0"] != winner {
		t.Errorf("the results are %v", d.line.State)
	}
	d.tap("results.row.1")
	d.tap("results.row.1.0")
	d.want("replay")
	if at := d.line.State["moves"]; at == 0.0 || d.line.State["of"] != moves {
		t.Errorf("it opens at %v of %v", at, d.line.State["of"])
	}
	d.key(ui.Back)
	d.want("results")
	d.key(ui.Back)
	d.want("archive")
}

// TestOutcomeOfRefusesWhatIsNotOver checks that a match in progress and a text that is no record have no outcome.
func TestOutcomeOfRefusesWhatIsNotOver(t *testing.T) {
	d := launch(t, ui.Sz(915, 412), Config{})
	d.tap("title.play")
	d.tap("setup.begin")
	text := d.app.stack.top().scene.(recorder).Record()
	if _, err := readWhole(text).Outcome(d.app.stage); err == nil {
		t.Error("a match under way has an outcome")
	}
	if _, err := readWhole([]byte("no record\n")).Outcome(d.app.stage); err == nil {
		t.Error("what is no record has an outcome")
	}
}
