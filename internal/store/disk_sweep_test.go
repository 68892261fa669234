//go:build !js

package store

import (
	"os"
	"path/filepath"
	"testing"
	"time"
)

// leave writes a file into one of a store's folders, with a time of last change that lies so far back.
func leave(t *testing.T, dir, beside, name string, age time.Duration) string {
	t.Helper()
	path := filepath.Join(dir, beside, name)
	if err := os.MkdirAll(filepath.Dir(path), dirMode); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte("half"), fileMode); err != nil {
		t.Fatal(err)
	}
	at := time.Now().Add(-age)
	if err := os.Chtimes(path, at, at); err != nil {
		t.Fatal(err)
	}
	return path
}

// TestWhatKilledProgramsLeftIsSwept lists the records, which removes old unfinished files that nobody holds. Files that
// are young, held, or named otherwise stay.
func TestWhatKilledProgramsLeftIsSwept(t *testing.T) {
	const old, young = 25 * time.Hour, 23 * time.Hour
	dir := t.TempDir()
	var gone, stay []string
	for _, beside := range []string{"matches", "settings", "exports", "reports"} {
		gone = append(gone, leave(t, dir, beside, ".new-1", old), leave(t, dir, beside, ".new-4294967295", old))
		stay = append(stay, leave(t, dir, beside, ".new-2", young), leave(t, dir, beside, ".new-3", -old))
		for _, name := range []string{".new-", ".new-1x", ".new-x1", ".new-1.runehall", ".new", "new-1", ".New-1",
			".new--1", ".new-+1", ".new-1 ", "toy-1", ".new-١"} {
			stay = append(stay, leave(t, dir, beside, name, old))
		}
		stay = append(stay, leave(t, dir, beside, ".new-5/inner", old))
	}
	stay = append(stay, leave(t, dir, "", ".new-6", old), leave(t, dir, "journals", ".new-7", old),
		leave(t, dir, "mine", ".new-8", old))
	if err := os.Symlink(stay[0], filepath.Join(dir, "matches", ".new-9")); err == nil { // some systems allow none
		stay = append(stay, filepath.Join(dir, "matches", ".new-9"))
	}
	held, err := openLocked(leave(t, dir, "settings", ".new-10", old), false)
	if err != nil {
		t.Fatal(err)
	}
	stay = append(stay, filepath.Join(dir, "settings", ".new-10"))
	s := openDir(t, dir)
	ids(t, s)
	for _, path := range gone {
		if _, err := os.Lstat(path); !os.IsNotExist(err) {
			t.Errorf("%s was left: %v", path, err)
		}
	}
	for _, path := range stay {
		if _, err := os.Lstat(path); err != nil {
			t.Errorf("was swept: %v", err)
		}
	}
	if err := held.Close(); err != nil {
		t.Fatal(err)
	}
	ids(t, openDir(t, dir)) // the next program
	if _, err := os.Lstat(filepath.Join(dir, "settings", ".new-10")); !os.IsNotExist(err) {
		t.Errorf("let go, it was left: %v", err)
	}
}
