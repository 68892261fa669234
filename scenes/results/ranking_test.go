package results

import (
	"testing"

	"runehall/games"
	"runehall/scenes/stage"
	"runehall/ui"
)

// TestRankingScrollsWhereItLiesAbove scrolls the results to their end: beside them the ranking stays, and above them it
// goes with the rest, which begins below it. Then a row remains of it, no higher than 56 dp.
func TestRankingScrollsWhereItLiesAbove(t *testing.T) {
	for _, c := range []struct {
		size  ui.Size
		scale float64
		stays bool
	}{
		{ui.Sz(360, 640), 1.5, false}, {ui.Sz(412, 915), 1, false}, {ui.Sz(1440, 900), 1.5, true},
	} {
		d, scene := endOfRituals(t, "de", c.scale)
		d.Resize(c.size)
		k, body, ranks := scene.stage.Kit, scene.Places.Body, scene.podium.ranks.rows[0].rect
		last := scene.podium.ranks.rows[len(scene.podium.ranks.rows)-1].rect
		if body.Holds(ranks.Grow(-.1)) == c.stays {
			t.Errorf("%v at %v: the ranking at %v, what scrolls at %v", c.size, c.scale, ranks, body)
		}
		if first := scene.derive.rect; first.Overlaps(last) || !c.stays && first.Y < last.Bottom() {
			t.Errorf("%v at %v: %v is below the ranking, which ends with %v", c.size, c.scale, first, last)
		}
		if row := scene.podium.folded(k, body); !row.Empty() {
			t.Errorf("%v at %v: it is folded at the beginning", c.size, c.scale)
		}
		scene.Scroll.ToEnd()
		if now := scene.podium.ranks.rows[0].rect; (now == ranks) != c.stays || !c.stays && now.Bottom() > body.Y {
			t.Errorf("%v at %v: at the end of the page the ranking, which was at %v, is at %v",
				c.size, c.scale, ranks, now)
		}
		if row := scene.podium.folded(k, body); row.Empty() != c.stays || row.H > k.Dp(56) ||
			!row.Empty() && !body.Holds(row) {
			t.Errorf("%v at %v: what remains of it lies at %v", c.size, c.scale, row)
		}
	}
}

// TestAPressForTheTableDoesNothing arrives at the results with presses that were meant for the table before: the golden
// button does nothing at first. It stands where the table has none.
func TestAPressForTheTableDoesNothing(t *testing.T) {
	d, scene := endOfRituals(t, "en", 1)
	d.Resize(ui.Sz(412, 915))
	begun := 0
	scene.ways.Again = func(games.Setup, []games.Player, func(stage.Scene)) { begun++ }
	if gold, foot := scene.rematch.Rect(),
		ui.Bounding(scene.Places.Buttons...); gold.X > foot.X+1 || gold.Right() >= foot.Right() {
		t.Errorf("gold stands at %v of %v", gold, foot)
	}
	scene.Arrive()
	if scene.rematch.OnTap(); begun > 0 {
		t.Error("a match begins at once")
	}
	if d.Tap("results.rematch"); begun != 1 {
		t.Errorf("later %d matches begin", begun)
	}
}
