// Package allocs counts allocations, for tests.
package allocs

import (
	"math"
	"testing"
	"time"
)

// Least averages at most so often, and waits in between so that other work can end. An average that has come up so
// often is believed.
const (
	counts   = 100
	believed = 4
	pause    = 10 * time.Millisecond
)

// Least returns how many allocations f makes on average in so many runs. Meanwhile others allocate too, such as the
// collector and leftovers of earlier tests; so of several averages the least is f's own.
func Least(runs int, f func()) float64 {
	least := math.Inf(1)
	for n, same := 0, 0; n < counts && same < believed && least > 0; n++ {
		if n > 0 {
			time.Sleep(pause)
		}
		switch got := testing.AllocsPerRun(runs, f); {
		case got < least:
			least, same = got, 1
		case got == least:
			same++
		}
	}
	return least
}
