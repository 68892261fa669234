package toss

import (
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/toss"
)

// TestRunesAreExplained says of each rune of many falls what the view knows: somebody's twin with what is at stake, the own twin
// without, part of a visible pair, the half of one that was snatched, or alone.
func TestRunesAreExplained(t *testing.T) {
	said := map[string]int{}
	for seed := range uint64(12) {
		played(t, 3, "snatch", seed, 1, 0, func(_ []rules.Event, v rules.View) {
			m := modelOf(v)
			x := explainer{v, &m}
			for i, d := range m.discs {
				if !d.up || d.rune == rules.Destiny {
					continue
				}
				var e explanation
				x.disc(&e, i)
				k := e.Lines[0].Title.Key
				own := v.TwinOf(d.rune) == 0
				want := "toss.explain.alone"
				if slices.Contains(v.Visible(), d.rune.Pair()) {
					want = "toss.explain.half"
				}
				if m.disc(d.rune.Partner()) >= 0 {
					want = "toss.explain.pair"
				}
				if v.TwinOf(d.rune) != games.Nobody {
					want = "toss.explain.twin"
				}
				if k != want {
					t.Fatalf("rune %d is explained by %s, want %s", d.rune, k, want)
				}
				for _, line := range e.Lines {
					if own && line.Text.Key == "toss.board.loot.stake" {
						t.Errorf("seed %d: the own twin %d puts something at stake", seed, d.rune)
					}
				}
				if own {
					k += ".own"
				}
				said[k]++
			}
		})
	}
	if len(said) < 5 {
		t.Errorf("only %v were explained", said)
	}
}
