package scenes

import (
	"strings"
	"testing"

	"runehall/ui"
)

// TestPauseShowsTheStanding opens the menu of a match: a screen reader says how each seat does.
func TestPauseShowsTheStanding(t *testing.T) {
	for game, unit := range map[string]string{"ritual": "coins", "masters": "points"} {
		l := hears(t, ui.Sz(1440, 900), Config{Lang: "en"})
		l.tap("title.game." + game)
		l.tap("setup.begin")
		l.tap("table.pause")
		l.want("pause")
		said := strings.Join(labels(l.hear()), "\n")
		if n := strings.Count(said, unit); n < 2 {
			t.Errorf("%s: of %d seats is said how many %s they have, in\n%s", game, n, unit, said)
		}
	}
}
