package scenes

import (
	"testing"

	"runehall/scenes/setup"
	"runehall/ui"
)

// TestThePersonBeginsTheFirstMatch begins a first match of a game, which the person starts, goes back and opens the
// set-up again: from then on lots decide who starts, unless somebody has chosen it.
func TestThePersonBeginsTheFirstMatch(t *testing.T) {
	for _, c := range []struct {
		taps []string
		want int
	}{{nil, -1}, {[]string{"setup.starts.1"}, 1}, {[]string{"setup.starts.lot", "setup.starts.0"}, 0},
		{[]string{"setup.starts.lot"}, -1}} {
		d := launch(t, ui.Sz(1440, 900), Config{Lang: "en"})
		d.tap("title.game.market")
		scene := func() *setup.Scene { return d.app.stack.top().scene.(*setup.Scene) }
		if got := scene().Seating.Starts; got != 0 {
			t.Fatalf("seat %d starts the first match", got)
		}
		for _, name := range c.taps {
			d.tap(name)
		}
		d.tap("setup.begin")
		d.want("table")
		d.tap("table.back")
		d.tap("title.game.market")
		if got := scene().Seating.Starts; got != c.want {
			t.Errorf("after %q seat %d starts the next match, not %d", c.taps, got, c.want)
		}
	}
}
