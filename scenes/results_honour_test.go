package scenes

import (
	"strings"
	"testing"

	"runehall/internal/store"
	"runehall/internal/workshop/pagetest"
	"runehall/ui"
)

// TestTheTitleIsHeard plays a match of Masters to its results, with and without room for the laurel: the winner's title
// is read out once.
func TestTheTitleIsHeard(t *testing.T) {
	pagetest.Long(t)
	for _, size := range []ui.Size{{W: 1440, H: 900}, {W: 412, H: 915}, {W: 915, H: 412}} {
		kept := store.Memory(store.Config{})
		kept.SetSetting("seating.masters", []byte(`{"seats":[
			{"name":"Bjarne","driver":"adept","colour":2,"emblem":2},
			{"name":"Runa","driver":"novice","colour":4,"emblem":4}],"starts":0}`), func(err error) {
			if err != nil {
				t.Error(err)
			}
		})
		l := hears(t, size, Config{Lang: "en", Store: kept})
		l.focusOn("title.game.masters")
		l.key(ui.Confirm)
		l.tap("setup.begin")
		l.want("results")
		if n := strings.Count(strings.ToLower(strings.Join(labels(l.hear()), "\n")), "lord of runes"); n != 1 {
			t.Errorf("%v: the title is read %d times", size, n)
		}
	}
}
