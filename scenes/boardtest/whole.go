//go:build pilot

package boardtest

import (
	"os"
	"testing"
)

// Whole reports whether matches are to be played from their beginnings, and with everybody that a test can think of: it takes an hour
// (RUNEHALL_WHOLE).
func Whole() bool { return os.Getenv("RUNEHALL_WHOLE") != "" }

// Everyday skips a match that is not among those that are played every day, unless whole matches are: other sizes, seats and options are
// tried by cheaper tests, and each hand in the last turns of a match ([TinyMatches]).
func Everyday(t *testing.T, is bool) {
	t.Helper()
	if !is && !Whole() {
		t.Skip("RUNEHALL_WHOLE plays it")
	}
}
