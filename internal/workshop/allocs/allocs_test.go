package allocs

import "testing"

var kept *[64]byte

// TestLeastIsWhatAFunctionDoesItself checks that allocations which stop after some runs, such as those of other
// goroutines, do not count.
func TestLeastIsWhatAFunctionDoesItself(t *testing.T) {
	if n := Least(10, func() { kept = new([64]byte) }); n != 1 {
		t.Errorf("a function that allocates once is said to allocate %v times", n)
	}
	if n := Least(10, func() {}); n != 0 {
		t.Errorf("a function that does nothing is said to allocate %v times", n)
	}
	runs := 0
	if n := Least(10, func() {
		for range max(0, 300-runs) / 10 { // fewer with each run, and none in the end
			kept = new([64]byte)
		}
		runs++
	}); n != 0 {
		t.Errorf("what others allocate for a while counts: %v", n)
	}
}
