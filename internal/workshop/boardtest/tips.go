package boardtest

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"runehall/scenes/table"
	"runehall/ui"
)

// TipsFindTheirTargets checks that each tip finds its target at some time. play plays a match and calls look with the
// targets of each position; it may stop when look returns true.
func TipsFindTheirTargets(t *testing.T, tips []table.Tip, play func(look func(targets map[string]ui.Rect) (all bool))) {
	t.Helper()
	missing := map[string]string{}
	for _, tip := range tips {
		if tip.At != "" {
			missing[tip.ID] = tip.At
		}
	}
	play(func(targets map[string]ui.Rect) bool {
		names := slices.Collect(maps.Keys(targets))
		maps.DeleteFunc(missing, func(_, at string) bool {
			return slices.ContainsFunc(names, func(name string) bool { return strings.HasPrefix(name, at) })
		})
		return len(missing) == 0
	})
	if len(missing) > 0 {
		t.Errorf("these tips never found their targets: %v", missing)
	}
}
