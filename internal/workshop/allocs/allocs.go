// Package allocs counts allocations, for tests.
package allocs

import (
	"math"
	"testing"
	"time"
)

// How often Least counts, and how long it waits in between for others to come to their end.
const (
	counts = 10
	pause  = 10 * time.Millisecond
)

// Least returns how many allocations f makes on average in so many runs. Others allocate meanwhile, the collector and what earlier tests
// have begun among them: of several averages the least is f's own.
func Least(runs int, f func()) float64 {
	least := math.Inf(1)
	for n := 0; n < counts && least > 0; n++ {
		if n > 0 {
			time.Sleep(pause)
		}
		least = min(least, testing.AllocsPerRun(runs, f))
	}
	return least
}
