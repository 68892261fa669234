package market

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"runehall/games"
	"runehall/scenes/boardtest"
	"runehall/ui"
)

// TestTipsHaveSomethingToPointAt plays a match: each tip finds its target at some time.
func TestTipsHaveSomethingToPointAt(t *testing.T) {
	missing := map[string]string{}
	for _, tip := range Tips {
		if tip.At != "" {
			missing[tip.ID] = tip.At
		}
	}
	m := newMatch(t, 3, nil, 2)
	for range 200 {
		if _, on := m.Random(); !on || len(missing) == 0 {
			break
		}
		r := newRig(m, boardtest.Screen{W: 412, H: 915, Scale: 1, Tag: "en"}, acting(m.Play.View(games.All)))
		r.Tick(ui.Input{})
		names := slices.Collect(maps.Keys(r.Targets()))
		maps.DeleteFunc(missing, func(_, at string) bool {
			return slices.ContainsFunc(names, func(name string) bool { return strings.HasPrefix(name, at) })
		})
	}
	if len(missing) > 0 {
		t.Errorf("these tips never found their targets: %v", missing)
	}
}
