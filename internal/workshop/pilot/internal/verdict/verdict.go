// Package verdict lets a test look at how another test would end: it stands in for the testing.TB of a test within a
// test.
package verdict

import (
	"fmt"
	"runtime"
	"slices"
	"testing"
)

// TB is a testing.TB that records how a test within a test fails. All that it does not record goes to the test around
// it.
type TB struct {
	testing.TB
	Failure string // what the test has said; "": it has not failed

	cleanups []func()
}

// Of returns the verdict of a test within a test.
func Of(t testing.TB) *TB { return &TB{TB: t} }

// Helper marks nothing: the lines of a test within a test are not told.
func (v *TB) Helper() {}

// Cleanup keeps what End does.
func (v *TB) Cleanup(f func()) { v.cleanups = append(v.cleanups, f) }

// Error, Errorf, Fatal and Fatalf add to the failure. The last two end the goroutine of the test.
func (v *TB) Error(args ...any) { v.Failure += fmt.Sprintln(args...) }

// Errorf is as Error.
func (v *TB) Errorf(f string, a ...any) { v.Failure += fmt.Sprintf(f+"\n", a...) }

// Failed reports whether the test has failed.
func (v *TB) Failed() bool { return v.Failure != "" }

// Fatal is as Error.
func (v *TB) Fatal(args ...any) {
	v.Error(args...)
	runtime.Goexit()
}

// Fatalf is as Error.
func (v *TB) Fatalf(f string, a ...any) {
	v.Errorf(f, a...)
	runtime.Goexit()
}

// End does what is to be done at the end of the test.
func (v *TB) End() {
	for _, f := range slices.Backward(v.cleanups) {
		f()
	}
}
