//go:build unix

package incoming

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"
)

// TestReadWaitsForNothing reads pipes, endless devices, and a link to itself, also through links: each must be refused
// at once.
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
	for path, want := range map[string]Reason{pipe: Special, link: Special, "/dev/zero": Special, "/dev/null": Special,
		"/dev/tty": Special, loop: Unread} {
		if _, err := Read(path); reason(err) != want {
			t.Errorf("%s: %v, want %s", path, err, want)
		}
	}
	// A file that is replaced by a pipe between the check and the opening must not block the program either.
	file, err := os.OpenFile(pipe, os.O_RDONLY|dontWait, 0)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := drain(pipe, file); reason(err) != Special {
		t.Errorf("an open pipe: %v", err)
	}
}

// TestReadNeedsThePermission checks that a missing permission is given as the reason.
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
