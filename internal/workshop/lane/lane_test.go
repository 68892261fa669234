package lane_test

import (
	"testing"

	"runehall/internal/workshop/lane"
)

func TestTheLaneIsChosenByTheEnvironment(t *testing.T) {
	for value, whole := range map[string]bool{"": false, "day": false, "all": true} {
		t.Setenv(lane.Variable, value)
		if lane.Whole() != whole || lane.Of(1, 9) != map[bool]int{false: 1, true: 9}[whole] {
			t.Errorf("%q: the whole lane runs: %v, and %d is taken", value, lane.Whole(), lane.Of(1, 9))
		}
		skipped := true
		t.Run("only whole", func(t *testing.T) {
			lane.OnlyWhole(t, "another test holds it")
			skipped = false
		})
		if skipped == whole {
			t.Errorf("%q: what is of the whole lane only is skipped: %v", value, skipped)
		}
	}
}
