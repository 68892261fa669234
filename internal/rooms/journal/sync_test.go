//go:build !js

package journal

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"
)

// TestALineThatWasNotSyncedIsNotAcknowledgedLater makes a sync fail. The line must be refused and cut off again: if it
// stayed in the file, a second try would acknowledge it without a sync.
func TestALineThatWasNotSyncedIsNotAcknowledgedLater(t *testing.T) {
	f, err := OpenFiles(t.TempDir(), true)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := f.Close(); err != nil {
			t.Error(err)
		}
	})
	ctx, room, broken := context.Background(), strings.Repeat("0f", IDBytes), errors.New("the disk is broken")
	for n, line := range []string{"the head", "0 place"} {
		f.sync = func(*os.File) error { return broken }
		if err := f.Append(ctx, room, n, []byte(line)); !errors.Is(err, broken) {
			t.Fatalf("line %d: %v", n, err)
		}
		synced := 0
		f.sync = func(file *os.File) error { synced++; return file.Sync() }
		if err := f.Append(ctx, room, n, []byte(line)); err != nil || synced != 1 {
			t.Errorf("line %d again: %v, synced %d times", n, err, synced)
		}
	}
	if lines, err := f.Read(ctx, room, 0); err != nil || len(lines) != 2 {
		t.Errorf("%q, %v", lines, err)
	}
}

// TestABroughtMatchTakesOneSync begins a room of many lines. They are synced once; if that fails, none stays, and the
// next try stores them all.
func TestABroughtMatchTakesOneSync(t *testing.T) {
	f, err := OpenFiles(t.TempDir(), true)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := f.Close(); err != nil {
			t.Error(err)
		}
	})
	ctx, room, broken := context.Background(), strings.Repeat("0f", IDBytes), errors.New("the disk is broken")
	var lines [][]byte
	for n := range 900 {
		lines = append(lines, fmt.Appendf(nil, "%d place", n))
	}
	f.sync = func(*os.File) error { return broken }
	if err := f.Begin(ctx, room, lines); !errors.Is(err, broken) {
		t.Fatal(err)
	}
	if there, err := f.Read(ctx, room, 0); !errors.Is(err, ErrNoRoom) {
		t.Errorf("of what was not synced there are %d lines, %v", len(there), err)
	}
	synced := 0
	f.sync = func(file *os.File) error { synced++; return file.Sync() }
	if err := f.Begin(ctx, room, lines); err != nil || synced != 1 {
		t.Errorf("%v, synced %d times", err, synced)
	}
	if err := f.Append(ctx, room, len(lines), []byte("1 pass")); err != nil {
		t.Error(err)
	}
	if there, err := f.Read(ctx, room, 0); err != nil || len(there) != len(lines)+1 {
		t.Errorf("%d lines, %v", len(there), err)
	}
}
