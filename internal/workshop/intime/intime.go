// Package intime is for tests of what must be over within a time. A machine on which much else runs may need longer for
// it, so such a test has several tries, each with more time: what is late because it is wrong is late in all of them.
package intime

import (
	"testing"
	"time"
)

// more is how many times as long as the one before the next try may take, and tries is how many there are.
const (
	more  = 8
	tries = 3
)

// Try calls a test with a limit, and again with a longer one as long as it fails. The test fails as its last try does.
// What a try compares with its limit, such as how long something takes on purpose, must grow with the limit.
func Try(t testing.TB, limit time.Duration, try func(limit time.Duration) error) {
	t.Helper()
	for n := range tries {
		err := try(limit)
		if err == nil {
			return
		}
		if n == tries-1 {
			t.Errorf("even with %v: %v", limit, err)
			return
		}
		t.Logf("with %v: %v", limit, err)
		limit *= more
	}
}
