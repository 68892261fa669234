package results

import (
	"fmt"
	"math"
	"testing"

	"runehall/internal/workshop/pagetest"
	"runehall/scenes/page"
	"runehall/ui"
)

// TestPodiumLayout keeps the ranking of two to five seats in sight on every screen, with room for what scrolls beside
// or below it.
func TestPodiumLayout(t *testing.T) {
	pagetest.Each(t, func(t *testing.T, k *ui.Kit, screen ui.Rect) {
		page := page.Arrange(k, screen, screen, []float64{k.Touch, k.Touch, k.Dp(160)}, k.Dp(1480))
		for seats := 2; seats <= 5; seats++ {
			for _, row := range []float64{k.Dp(170), k.Dp(300)} {
				wants := podiumWants{seats: seats, row: row, words: func(float64, bool) float64 { return k.Dp(90) }}
				p, place, rest := arrangePodium(k, page.Body, page.Margin, wants)
				parts := map[string]ui.Rect{"ranks": p.ranks}
				if p.radius > 0 {
					parts["laurel"] = p.laurel
				}
				pagetest.Apart(t, place, parts)
				pagetest.Apart(t, page.Body,
					map[string]ui.Rect{"podium": place, "rest": rest.Inset(ui.Sides(page.Margin, 0))})
				inner := rest.Inset(ui.Sides(page.Margin, 0))
				if p.side && math.Abs(inner.X-place.Right()-k.Gap.XL) > .01 ||
					math.Abs(inner.Right()-page.Body.Right()+page.Margin) > .01 {
					t.Errorf("beside %v lies %v", place, inner)
				}
				name := fmt.Sprintf("%d seats of %v", seats, row)
				if rest.H < page.Body.H*.3 && rest.H >= k.Dp(210) { // under that height all scrolls together
					t.Errorf("%s: only %v of %v are left to scroll", name, rest.H, page.Body.H)
				}
				for i, r := range p.ranks.Grid(seats, p.columns, p.gap) {
					if r.H < min(k.Dp(lowRank), (page.Body.H-2*k.Gap.S)*.65/float64(seats))-p.gap-.01 ||
						!p.ranks.Grow(.01).Holds(r) {
						t.Errorf("%s: row %d is %v of %v", name, i, r, p.ranks)
					}
				}
				if p.columns > 1 && p.ranks.W/float64(p.columns) < row-k.Gap.S {
					t.Errorf("%s: %d columns in %v", name, p.columns, p.ranks.W)
				}
			}
		}
	})
}

// TestTheWinnerIsCrownedOnEveryScreen: the emblem is in its laurel at every size, with two to five seats; where the
// screen is low its words stand beside it (issue 36, row 16).
func TestTheWinnerIsCrownedOnEveryScreen(t *testing.T) {
	for _, c := range []struct {
		size  ui.Size
		scale float64
		low   bool
	}{
		{ui.Sz(412, 915), 1, false}, {ui.Sz(1440, 900), 1, false}, {ui.Sz(1920, 1080), 1, false}, {ui.Sz(768, 1024), 1, false},
		{ui.Sz(360, 640), 1.5, true}, {ui.Sz(360, 640), 1, true}, {ui.Sz(915, 412), 1, true}, {ui.Sz(667, 375), 1, true},
	} {
		k, err := ui.NewKit(ui.Look{Interface: c.scale, Device: 1})
		if err != nil {
			t.Fatal(err)
		}
		screen := ui.Rect{W: c.size.W, H: c.size.H}
		page := page.Arrange(k, screen, screen, []float64{k.Touch, k.Touch, k.Dp(100)}, k.Dp(1480))
		for seats := 2; seats <= 5; seats++ {
			wants := podiumWants{seats: seats, row: k.Dp(180), words: func(_ float64, low bool) float64 {
				if low {
					return k.Dp(54)
				}
				return k.Dp(90)
			}}
			p, _, _ := arrangePodium(k, page.Body, page.Margin, wants)
			least := k.Dp(leastRadius)
			if p.low {
				least = k.Dp(leastLow)
			}
			if p.radius < least || p.low != c.low && seats == 5 {
				t.Errorf("%v at %v with %d seats: a medallion of radius %v, low: %v, in %v", c.size, c.scale, seats,
					p.radius, p.low, page.Body)
			}
		}
	}
}
