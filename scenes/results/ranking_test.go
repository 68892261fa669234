package results

import (
	"testing"

	"runehall/ui"
)

// TestRankingScrollsWhereItWouldLeaveTooLittle scrolls the results to their end: where the ranking leaves room for a paragraph below it, it stays, and
// on low screens with large words it goes with the rest, which begins below it.
func TestRankingScrollsWhereItWouldLeaveTooLittle(t *testing.T) {
	for _, c := range []struct {
		size  ui.Size
		scale float64
		stays bool
	}{
		{ui.Sz(360, 640), 1.5, false}, {ui.Sz(360, 640), 1, true}, {ui.Sz(412, 915), 1, true}, {ui.Sz(1440, 900), 1.5, true},
	} {
		d, scene := endOfRituals(t, "de", c.scale)
		d.Resize(c.size)
		body, ranks := scene.Places.Body, scene.podium.ranks.rows[0].rect
		if scene.Places.Body.H < scene.stage.Kit.Dp(210) && c.stays {
			t.Errorf("%v at %v: only %v of the body is left", c.size, c.scale, body.H)
		}
		last := scene.podium.ranks.rows[len(scene.podium.ranks.rows)-1].rect
		if body.Holds(ranks.Grow(-.1)) == c.stays {
			t.Errorf("%v at %v: the ranking at %v, what scrolls at %v", c.size, c.scale, ranks, body)
		}
		if first := scene.derive.rect; first.Overlaps(last) || !c.stays && first.Y < last.Bottom() {
			t.Errorf("%v at %v: %v is below the ranking, which ends with %v", c.size, c.scale, first, last)
		}
		scene.Scroll.ToEnd()
		if now := scene.podium.ranks.rows[0].rect; (now == ranks) != c.stays || !c.stays && now.Bottom() > body.Y {
			t.Errorf("%v at %v: at the end of the page the ranking, which was at %v, is at %v", c.size, c.scale, ranks, now)
		}
	}
}
