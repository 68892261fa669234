package scenes

import (
	"fmt"
	"slices"
	"testing"

	"runehall/internal/workshop/learntest"
	"runehall/ui"
)

// TestAHintAskedForTwice asks twice for a hint at a question of a lesson, in each game. The second time it gives
// another reason or, where there is none, says who would do the same; and a button opens the clause that explains it.
func TestAHintAskedForTwice(t *testing.T) {
	for _, at := range []struct{ lesson, key string }{
		{"ritual.3", "over"}, {"ritual.1", "own"}, {"masters.2", "cut"}, {"masters.1", "play"}, {"stones.3", "stone"},
		{"stones.2", "use"},
		{"toss.2", "steal"}, {"toss.3", "steal"}, {"market.2", "own"}, {"market.2", "thief"},
	} {
		record, clauses := learntest.Before(t, at.lesson, at.key)
		for _, size := range []ui.Size{{W: 412, H: 915}, {W: 360, H: 640}} {
			t.Run(fmt.Sprintf("%s %s %vx%v", at.lesson, at.key, size.W, size.H), func(t *testing.T) {
				d := launch(t, size, Config{Open: record})
				d.settle()
				ask := func(other any) (said any) {
					d.touch(d.middle("table.hint"))
					for n := 0; said == nil || said == other; n++ {
						if n > 3000 {
							t.Fatalf("after %v it says nothing else: %v", other, d.line.State)
						}
						d.tick()
						said = d.line.State["toast"]
					}
					for range 20 {
						d.tick()
					}
					return said
				}
				first := ask(nil)
				if d.can("table.why") {
					t.Errorf("at first %q leads elsewhere", first)
				}
				again := ask(first)
				if !d.can("table.why") {
					t.Fatalf("%q and %q lead nowhere: %v", first, again, d.names("table."))
				}
				d.touch(d.middle("table.why"))
				d.settle()
				d.want("rules")
				if clause, _ := d.line.State["clause"].(string); !slices.Contains(clauses, clause) {
					t.Errorf("%q and %q open %q", first, again, clause)
				}
				t.Logf("%v | %v | %v", first, again, d.line.State["clause"])
			})
		}
	}
}
