package stones

import "testing"

// A low throne is part of the position's sum. The printed one is not, or old records would be refused: a sum from before there
// was a choice holds that.
func TestTheThroneInTheSum(t *testing.T) {
	printed, low := setupOf(3, 7), setupOf(3, 7)
	printed.Options = map[string]string{OptionThrone: ThronePrinted}
	low.Options = map[string]string{OptionThrone: ThroneLow}
	sum := newGame(setupOf(3, 7), nil).Hash()
	wantEqual(t, "sum", sum, uint64(0x22d65861d93a34a9))
	wantEqual(t, "named", newGame(printed, nil).Hash(), sum)
	if newGame(low, nil).Hash() == sum {
		t.Error("the low throne is not in the sum")
	}
}
