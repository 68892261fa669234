//go:build !js

package scenes

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"runehall/internal/store"
	"runehall/scenes/matches"
	"runehall/scenes/page"
	"runehall/ui"
)

// namedStore returns a store whose records have names that people gave them.
func namedStore(t *testing.T, records map[string][]byte) *store.Store {
	t.Helper()
	dir := t.TempDir()
	if err := os.Mkdir(filepath.Join(dir, "matches"), 0o700); err != nil {
		t.Fatal(err)
	}
	for name, text := range records {
		if err := os.WriteFile(filepath.Join(dir, "matches", name+".runehall"), text, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	kept := store.Open(store.Config{Dir: dir})
	t.Cleanup(func() {
		if err := kept.Close(); err != nil {
			t.Error(err)
		}
	})
	return kept
}

// many returns n records of different matches.
func many(n int) map[string][]byte {
	all := map[string][]byte{}
	for i := range n {
		all[fmt.Sprintf("match %d", i)] = sealed("runehall 1", "game ritual 1", fmt.Sprintf("seed %d", 100+i),
			`seat person amber circle "left"`, `seat person sky diamond "right"`, "moves")
	}
	return all
}

// TestAMatchUnderAnyNameStaysOne brings in a match that is kept under a name that somebody gave it: as it is, with more
// moves and with fewer.
func TestAMatchUnderAnyNameStaysOne(t *testing.T) {
	lines := []string{"runehall 1", "game ritual 1", "seed 7", `seat person amber circle "left"`,
		`seat person sky diamond "right"`, "moves"}
	short := sealed(lines...)
	long := sealed(append(lines, "undo 0")...)
	for what, c := range map[string]struct{ here, brought, want []byte }{
		"the same": {short, short, short}, "more": {short, long, long}, "less": {long, short, long},
	} {
		records := many(70)
		records["Ada and Ben"] = c.here
		kept := namedStore(t, records)
		d := launch(t, ui.Sz(915, 412), Config{Lang: "en", Store: kept})
		id := ""
		matches.Keep(d.app.stage, "ritual", c.brought, func(at string, err error) {
			if err != nil {
				t.Error(err)
			}
			id = at
		})
		for range 100 {
			d.tick()
		}
		d.settle()
		if id != "Ada and Ben" {
			t.Errorf("%s: it is kept as %q", what, id)
		}
		kept.Read("Ada and Ben", func(text []byte, err error) {
			if err != nil || string(text) != string(c.want) {
				t.Errorf("%s: there is %q, %v", what, text, err)
			}
		})
		kept.List(func(items []store.Item, err error) {
			if err != nil || len(items) != len(records) {
				t.Errorf("%s: %d matches are kept, %v", what, len(items), err)
			}
		})
		d.settle()
	}
}

// TestExportCanBeLeft exports many records: that takes several ticks, shows that it works, and can be left.
func TestExportCanBeLeft(t *testing.T) {
	defer func(old int) { page.Patience = old }(page.Patience)
	page.Patience = 2
	kept := namedStore(t, many(10*32))
	for _, leave := range []bool{false, true} {
		d := launch(t, ui.Sz(915, 412), Config{Lang: "en", Store: kept})
		place, left := "", false
		matches.GiveOut(d.app.stage, &shelves, func(at string, err error) {
			if err != nil {
				t.Error(err)
			}
			place = at
		}, func() { left = true })
		waited := false
		for n := 0; n < 2000 && !waited; n++ {
			d.tick()
			if top := d.app.stack.top().scene; top.Name() == "waiting" {
				waited = true
			}
		}
		if !waited {
			t.Fatal("nothing says that it takes a while")
		}
		if leave {
			d.app.stage.Pop()
		}
		for range 400 {
			d.tick()
		}
		d.settle()
		if d.want("title"); left != leave || (place == "") != leave {
			t.Errorf("left %v, it is at %q", left, place)
		}
		if place != "" && !strings.Contains(place, "runehall-all") {
			t.Errorf("it is at %q", place)
		}
		_ = os.Remove(place) // there may be none
	}
}
