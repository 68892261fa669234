//go:build unix

package incoming

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"
)

// TestReadWaitsForNothing: pipes, devices without an end and sockets are refused at once, also behind links.
func TestReadWaitsForNothing(t *testing.T) {
	dir := t.TempDir()
	pipe, link := filepath.Join(dir, "pipe"), filepath.Join(dir, "link")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(pipe, link); err != nil {
		t.Fatal(err)
	}
	loop := filepath.Join(dir, "loop")
	if err := os.Symlink(loop, loop); err != nil {
		t.Fatal(err)
	}
	for path, want := range map[string]Reason{pipe: Special, link: Special, "/dev/zero": Special, "/dev/null": Special, "/dev/tty": Special, loop: Unread} {
		if _, err := Read(path); reason(err) != want {
			t.Errorf("%s: %v, want %s", path, err, want)
		}
	}
	// One that becomes a pipe between the look and the opening must not hold the program either.
	file, err := os.OpenFile(pipe, os.O_RDONLY|dontWait, 0)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := drain(pipe, file); reason(err) != Special {
		t.Errorf("an open pipe: %v", err)
	}
}

// TestReadNeedsThePermission says that it is the permission that is missing.
func TestReadNeedsThePermission(t *testing.T) {
	if err := Failed("x", &os.PathError{Err: syscall.EACCES}); reason(err) != Forbidden {
		t.Errorf("%v", err)
	}
	if os.Getuid() == 0 {
		t.Skip("root may read everything")
	}
	path := filepath.Join(t.TempDir(), "locked")
	if err := os.WriteFile(path, []byte("x"), 0o000); err != nil {
		t.Fatal(err)
	}
	if _, err := Read(path); reason(err) != Forbidden {
		t.Errorf("%v", err)
	}
}
