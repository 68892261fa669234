package intime_test

import (
	"errors"
	"testing"
	"time"

	"runehall/internal/workshop/intime"
)

// asked is a test that notes whether it has failed.
type asked struct {
	testing.TB
	failed bool
}

func (a *asked) Helper()               {}
func (a *asked) Logf(string, ...any)   {}
func (a *asked) Errorf(string, ...any) { a.failed = true }

// TestTryGivesMoreTime has things that need some time, and one that is never over in time.
func TestTryGivesMoreTime(t *testing.T) {
	for needs, want := range map[time.Duration]struct {
		calls int
		fails bool
	}{time.Second: {1, false}, 2 * time.Second: {2, false}, time.Minute: {3, false}, time.Hour: {3, true}} {
		calls, a := 0, &asked{TB: t}
		intime.Try(a, time.Second, func(limit time.Duration) error {
			if calls++; limit < needs {
				return errors.New("late")
			}
			return nil
		})
		if calls != want.calls || a.failed != want.fails {
			t.Errorf("what needs %v has %d tries and fails: %v", needs, calls, a.failed)
		}
	}
}
