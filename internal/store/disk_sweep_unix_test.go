//go:build unix

package store

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"
	"time"
)

// TestWhatIsBeingWrittenIsSweptByNobody sweeps while a setting is being written, with a clock by which the writing has
// taken days.
func TestWhatIsBeingWrittenIsSweptByNobody(t *testing.T) {
	d := &disk{dir: t.TempDir()}
	real, tried := flock, 0
	t.Cleanup(func() { flock = real })
	flock = func(fd, how int) error {
		err := real(fd, how)
		if tried++; tried == 1 {
			d.sweep(time.Now().Add(2 * abandoned))
		}
		return err
	}
	if err := d.setSetting("key", []byte("value")); err != nil {
		t.Error(err)
	}
	if value, err := d.setting("key"); err != nil || string(value) != "value" || tried != 2 {
		t.Errorf("the setting is %q, %v, and %d locks were asked for", value, err, tried)
	}
}

// TestWithoutLocksTheAgeSaysEnough sweeps on a file system without locks: an old unfinished file is removed, a young
// one stays, and writing works.
func TestWithoutLocksTheAgeSaysEnough(t *testing.T) {
	dir := t.TempDir()
	old, young := leave(t, dir, "settings", ".new-1", 2*abandoned), leave(t, dir, "settings", ".new-2", 0)
	real := flock
	t.Cleanup(func() { flock = real })
	flock = func(int, int) error { return syscall.ENOLCK }
	d := &disk{dir: dir}
	d.sweep(time.Now())
	if err := d.setSetting("key", []byte("value")); err != nil {
		t.Error(err)
	}
	_, gone := os.Lstat(old)
	_, stays := os.Lstat(young)
	if !os.IsNotExist(gone) || stays != nil {
		t.Errorf("the old one: %v; the young one: %v", gone, stays)
	}
	if found, err := filepath.Glob(filepath.Join(dir, "settings", "*")); err != nil || len(found) != 2 {
		t.Errorf("the folder holds %q, %v", found, err)
	}
}

// TestLinksAreSweptByNobody has a link with the name of an unfinished file. It stays, as this program leaves no links
// behind: somebody else made it.
func TestLinksAreSweptByNobody(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "exports", ".new-1")
	if err := os.Symlink(leave(t, dir, "exports", "match.runehall", 0), path); err != nil {
		t.Fatal(err)
	}
	(&disk{dir: dir}).sweep(time.Now().Add(2 * abandoned))
	if _, err := os.Lstat(path); err != nil {
		t.Error(err)
	}
}
