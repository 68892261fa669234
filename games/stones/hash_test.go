package stones

import "testing"

// The height of the throne is part of the position's checksum.
func TestTheThroneInTheSum(t *testing.T) {
	printed, low := setupOf(3, 7), setupOf(3, 7)
	printed.Options = map[string]string{OptionThrone: ThronePrinted}
	low.Options = map[string]string{OptionThrone: ThroneLow}
	sum := newGame(setupOf(3, 7), nil).Hash()
	wantEqual(t, "named", newGame(printed, nil).Hash(), sum)
	if newGame(low, nil).Hash() == sum {
		t.Error("the low throne is not in the sum")
	}
}
