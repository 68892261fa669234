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
	path := filepath.Join("testdata", def.ID+".decisions")
	if *update {
		if err := os.WriteFile(path, []byte(got.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if got.String() != string(want) {
		t.Errorf("decided\n%s\nwant\n%s", got.String(), want)
	}
}
