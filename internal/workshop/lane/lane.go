// Package lane tells tests in which of the two lanes of make test they run. The whole lane checks everything before a
// change lands. The day's lane, which a test run by hand is in as well, leaves out what is only a second layer of a
// check: other seeds, sizes and boards for a promise that something else holds already. What a day leaves out is never
// left out of the whole.
package lane

import (
	"os"
	"testing"
)

// Variable names the environment variable that chooses the lane: "all" is the whole one. The go command keeps results
// apart by it.
const Variable = "RUNEHALL_LANE"

// Whole reports whether the whole lane runs.
func Whole() bool { return os.Getenv(Variable) == "all" }

// Of returns what a test should use by day or in the whole lane: how many seeds, which sizes.
func Of[T any](day, whole T) T {
	if Whole() {
		return whole
	}
	return day
}

// OnlyWhole skips a test by day, for the reason that is given: what holds the same promise by day.
func OnlyWhole(t testing.TB, byDay string) {
	t.Helper()
	if !Whole() {
		t.Skipf("by day %s; %s=all runs it", byDay, Variable)
	}
}
