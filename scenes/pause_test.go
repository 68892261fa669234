package scenes

import (
	"strings"
	"testing"

	"runehall/ui"
)

// TestPauseShowsTheStanding opens the menu of a match: it lies over the table, and says how each seat does and whose turn it is. At
// another size the table under it is laid out anew.
func TestPauseShowsTheStanding(t *testing.T) {
	for game, unit := range map[string]string{"ritual": "coins", "masters": "points"} {
		d := launch(t, ui.Sz(1440, 900), Config{Lang: "en"})
		d.tap("title.game." + game)
		d.tap("setup.begin")
		d.tap("table.pause")
		d.want("pause")
		p := d.app.stack.top().scene.(*pause)
		if p.Ground == nil || p.menu.Behind == nil {
			t.Errorf("%s: the menu does not lie over the table", game)
		}
		acting := 0
		for _, r := range p.standing.rows {
			if !strings.Contains(r.words, unit) || r.name == "" {
				t.Errorf("%s: %q has %q", game, r.name, r.words)
			}
			if r.acting {
				acting++
			}
		}
		if len(p.standing.rows) != len(p.menu.Sitters) || acting != 1 || p.standing.match == "" {
			t.Errorf("%s: %+v", game, p.standing)
		}
		fitted := ui.Rect{}
		fit := p.menu.Fit
		p.menu.Fit = func(screen, safe ui.Rect) { fitted = screen; fit(screen, safe) }
		d.size = ui.Sz(412, 915)
		d.settle()
		if fitted.Size() != d.size {
			t.Errorf("%s: the table is laid out for %v", game, fitted)
		}
	}
}
