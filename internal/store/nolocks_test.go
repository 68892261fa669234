//go:build linux

package store

import (
	"syscall"
	"testing"
)

// withoutLocks makes file locks fail as on a file system without locks, in this process and in the child.
func withoutLocks(t *testing.T) {
	t.Setenv("CHILD_NO_LOCKS", "1")
	before := flock
	flock = func(int, int) error { return syscall.ENOLCK }
	t.Cleanup(func() { flock = before })
}
