package bots

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"runehall/games"
	"runehall/games/market"
	"runehall/games/masters"
	"runehall/games/ritual"
	"runehall/games/stones"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// TestDecisionsEverywhere compares the decisions of a search along matches, and the values that it gives its best
// candidates, with golden files. make test runs it on every processor and under wasm. If a change of rules or of the
// search changes them, rewrite them with -update.
func TestDecisionsEverywhere(t *testing.T) {
	t.Run("ritual", func(t *testing.T) { goldenDecisions(t, ritual.Def, 9) })
	t.Run("masters", func(t *testing.T) { goldenDecisions(t, masters.Def, 3) })
	t.Run("stones", func(t *testing.T) { goldenDecisions(t, stones.Def, 23) })
	t.Run("market", func(t *testing.T) { goldenDecisions(t, market.Def, 9) })
}

// TestTreesEverywhere compares the decisions of searched trees in the same way, and how often they walked each move.
func TestTreesEverywhere(t *testing.T) {
	t.Run("ritual", func(t *testing.T) { goldenTrees(t, ritual.Def, 19) })
	t.Run("masters", func(t *testing.T) { goldenTrees(t, masters.Def, 5) })
	t.Run("market", func(t *testing.T) { goldenTrees(t, market.Def, 19) })
}

func goldenTrees[C games.Core[C, M, E], M comparable, E any, V any](t *testing.T, def *games.Def[C, M, E, V],
	every int) {
	how := *def.Master
	how.Budget = 2500
	var got strings.Builder
	asked := 0
	along(def, 11, func(core C, s games.Seat) {
		if asked++; asked%every != 0 {
			return
		}
		mind := newTree(def, how, games.Mind{Field: 6, Playouts: 24, Ahead: 2}, 4)
		games.Ask(mind, def.Blank(), core, games.Acting{Seat: s, Must: true}, 4, 0)
		d, done := mind.Step(1)
		for !done {
			d, done = mind.Step(1)
		}
		fmt.Fprintf(&got, "%d: %s", asked, def.Moves.Text(d.Move))
		if !mind.asks {
			for i := mind.branchings.list[0].first; i != none; i = mind.branchings.branches[i].next {
				b := &mind.branchings.branches[i]
				fmt.Fprintf(&got, ", %d %d %d", b.worth, b.walks, b.won)
			}
		}
		got.WriteByte('\n')
	})
	golden(t, def.ID+".trees", got.String())
}

func goldenDecisions[C games.Core[C, M, E], M comparable, E any, V any](t *testing.T, def *games.Def[C, M, E, V],
	every int) {
	var got strings.Builder
	asked := 0
	along(def, 11, func(core C, _ games.Seat) {
		if asked++; asked%every != 0 {
			return
		}
		s := newSearch(def, games.Mind{Field: 6, Playouts: 24, Ahead: 2, Brief: 2}, 4)
		d := thinks(s, core, nil)
		fmt.Fprintf(&got, "%d: %s", asked, def.Moves.Text(d.Move))
		for _, c := range s.field {
			fmt.Fprintf(&got, ", %d %d", c.worth, c.score)
		}
		got.WriteByte('\n')
	})
	golden(t, def.ID+".decisions", got.String())
}

// golden compares a text with a golden file.
func golden(t *testing.T, name, got string) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("decided\n%s\nwant\n%s", got, want)
	}
}
