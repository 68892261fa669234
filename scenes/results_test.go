package scenes

import (
	"testing"

	"runehall/games"
	"runehall/internal/store"
	"runehall/ui"
)

// endOfMatch lets computer players play a match of Rituals to its results.
func endOfMatch(t *testing.T) *driver {
	t.Helper()
	return endOfMatchAs(t, Config{Lang: "en"})
}

func endOfMatchAs(t *testing.T, config Config) *driver {
	t.Helper()
	kept := store.Memory(store.Config{})
	kept.SetSetting("seating.ritual", []byte(`{"seats":[
		{"name":"Bjarne","driver":"adept","colour":2,"emblem":2},
		{"name":"Runa","driver":"novice","colour":4,"emblem":4}],"starts":0}`), func(err error) {
		if err != nil {
			t.Error(err)
		}
	})
	config.Store = kept
	d := launch(t, ui.Sz(1920, 1080), config)
	d.tap("title.play")
	d.tap("setup.begin")
	d.want("results")
	return d
}

// TestARematchIsPlayed plays a match of Rituals between computer players and its rematch, which takes the place of the
// match on the stack.
func TestARematchIsPlayed(t *testing.T) {
	d := endOfMatch(t)
	layers := len(d.app.stack.layers)
	seed := func() uint64 {
		record, _ := games.ParseRecord(d.app.stack.layers[1].scene.(recorder).Record())
		return record.Setup.Seed
	}
	first := seed()
	d.tap("results.rematch")
	d.want("results")
	if len(d.app.stack.layers) != layers || seed() == first {
		t.Errorf("%d scenes lie there, and the seeds are %d and %d", len(d.app.stack.layers), first, seed())
	}
}
