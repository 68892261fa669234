package matches

import (
	"testing"

	"runehall/internal/store"
	"runehall/scenes/stage"
)

// TestSurveysAreBounded reads many records: never are more asked for at once than fit into a tick, and a survey ends
// when it has enough.
func TestSurveysAreBounded(t *testing.T) {
	kept := store.Memory(store.Config{})
	for range 3 * askedAtOnce {
		kept.Adopt("ritual-20260101-120000", []byte("a record\n"), func(_ string, err error) {
			if err != nil {
				t.Fatal(err)
			}
		})
	}
	kept.Poll()
	looked := false
	kept.List(func(items []store.Item, err error) {
		if err != nil {
			t.Error(err)
		}
		looked = true
		for _, enough := range []int{0, 5} {
			seen, steps := 0, 0
			v := survey{stage: &stage.Stage{Store: kept}, items: items, look: func(store.Item, []byte, error) bool {
				seen++
				return seen == enough
			}}
			for ; !v.step(); steps++ {
				if v.asked > askedAtOnce {
					t.Fatalf("%d are asked for at once", v.asked)
				}
				kept.Poll()
			}
			if enough == 0 && (seen != len(items) || steps < 3) || enough > 0 && seen != enough {
				t.Errorf("until %d are enough, %d are seen in %d steps", enough, seen, steps)
			}
		}
	})
	if kept.Poll(); !looked {
		t.Fatal("nothing is listed")
	}
}
