//go:build linux

package store

import (
	"syscall"
	"testing"
)

// withoutLocks has the file system say that it has no locks, here and in a second program.
func withoutLocks(t *testing.T) {
	t.Setenv("CHILD_NO_LOCKS", "1")
	before := flock
	flock = func(int, int) error { return syscall.ENOLCK }
	t.Cleanup(func() { flock = before })
}
