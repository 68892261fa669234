package results

import (
	"testing"

	"runehall/internal/workshop/pagetest"
	"runehall/internal/workshop/pagetest/rituals"
	"runehall/ui"
)

// endOfRituals shows the results of a match of Rituals on a bench.
func endOfRituals(t *testing.T, tag string, scale float64) (*pagetest.Bench, *Scene) {
	t.Helper()
	b := pagetest.NewBench(t, ui.Sz(1920, 1080), tag, scale)
	scene := New(b.Stage, rituals.Match(t, rituals.Library()).Outcome(b.Stage), "ritual-20260301-120000", Ways{Share: func() {}, Picture: func() {}})
	b.Open(scene)
	b.Want("results")
	return b, scene
}
