//go:build pilot

package fit

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"runehall/internal/workshop/learntest"
	"runehall/internal/workshop/pilot"
	"runehall/internal/workshop/pilot/probe"
)

// TestAHintAskedForTwice asks for a hint at a question of a lesson, and then once more. The second hint must say
// something else, such as another reason, and a button must open the clause that it is about.
func TestAHintAskedForTwice(t *testing.T) {
	for _, at := range []struct{ lesson, key string }{
		{"ritual.3", "over"}, {"masters.2", "cut"}, {"stones.3", "stone"}, {"toss.2", "steal"}, {"market.2", "own"},
	} {
		for _, l := range []look{{412, 915, "en", "1"}, {360, 640, "de", "1"}} {
			t.Run(fmt.Sprintf("%s %dx%d", at.lesson, l.width, l.height), func(t *testing.T) {
				path := filepath.Join(t.TempDir(), "match.runehall")
				record, clauses := learntest.Before(t, at.lesson, at.key)
				if err := os.WriteFile(path, record, 0o644); err != nil {
					t.Fatal(err)
				}
				app := pilot.Start(t, pilot.Options{
					Binary: pilot.Build(t, "runehall"), Width: l.width, Height: l.height,
					Args: []string{"--probe", "--silent", "--data", t.TempDir(), "--lang", l.lang, "--scale", l.scale, "--open", path},
				})
				app.Settle()
				ask := func(what string, other any) (said any) {
					app.Touch(app.Target("table.hint").Middle())
					app.Until("it says something else", func(r probe.Report) bool {
						said = r.State["toast"]
						return said != nil && said != other
					})
					app.Tick(20)
					app.Save(fmt.Sprintf("hint-%s-%s-%dx%d-%s", at.lesson, what, l.width, l.height, l.lang))
					return said
				}
				first := ask("1", nil)
				if app.Has("table.why") {
					t.Errorf("at first %q leads elsewhere", first)
				}
				again := ask("2", first)
				app.Touch(app.Target("table.why").Middle())
				app.Until("a clause is open", func(r probe.Report) bool {
					return r.Scene == "rules" && r.State["clause"] != nil
				})
				app.Settle()
				app.Save(fmt.Sprintf("hint-%s-3-%dx%d-%s", at.lesson, l.width, l.height, l.lang))
				if clause, _ := app.Probe().State["clause"].(string); !slices.Contains(clauses, clause) {
					t.Errorf("%q and %q open %q", first, again, clause)
				}
			})
		}
	}
}
