package statistics

import (
	"testing"

	"runehall/games/all"
	"runehall/games/feats"
)

// featIDs are the ids of what can be achieved in a game.
func featIDs[E any](list []feats.Feat[E]) (ids []string) {
	for _, f := range list {
		ids = append(ids, f.ID)
	}
	return ids
}

// TestFeatsHaveSigns wants a sign of its own for everything that can be achieved, and none for nothing.
func TestFeatsHaveSigns(t *testing.T) {
	lists := map[string][]string{
		"ritual": featIDs(feats.Ritual), "masters": featIDs(feats.Masters), "stones": featIDs(feats.Stones), "toss": featIDs(feats.Toss), "market": featIDs(feats.Market),
	}
	seen, signs := map[string]string{}, featSigns()
	for _, game := range all.IDs() {
		if len(lists[game]) == 0 {
			t.Errorf("nobody looks for the signs of %s", game)
		}
		for _, f := range lists[game] {
			id := game + "." + f
			if signs[id] == nil {
				t.Errorf("%s has no sign", id)
			}
			if other := seen[featPaths[id]]; other != "" {
				t.Errorf("%s looks like %s", id, other)
			}
			seen[featPaths[id]] = id
		}
	}
	if len(signs) != len(seen) {
		t.Errorf("%d signs for %d feats", len(signs), len(seen))
	}
}
