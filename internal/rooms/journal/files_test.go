//go:build !js

package journal_test

import (
	"bytes"
	"context"
	"errors"
	"os"
	"path/filepath"
	"testing"

	"runehall/internal/rooms/journal"
	"runehall/internal/store"
	"runehall/internal/workshop/journaltest"
)

func TestMain(m *testing.M) {
	journaltest.Victim(open)
	os.Exit(m.Run())
}

func open(dir string) (journal.Journal, error) { return journal.OpenFiles(dir, false) }

// synced opens a journal that also survives a power failure.
var synced journaltest.Way = func(dir string) (journal.Journal, error) { return journal.OpenFiles(dir, true) }

func TestFiles(t *testing.T) { journaltest.Run(t, synced) }

func TestFilesOfAHostThatIsKilled(t *testing.T) { journaltest.Kill(t, open, 20) }

// TestOnlyTheEndOfAFileMayBeCutOff cuts a room's file at every byte: all whole lines are still there, and can be added
// to. Then it damages every byte but those of the last line: that is an error, as it cannot come from an interrupted
// write.
func TestOnlyTheEndOfAFileMayBeCutOff(t *testing.T) {
	ctx := context.Background()
	dir, room := t.TempDir(), journaltest.ID()
	path := filepath.Join(dir, room[:2], room+".room")
	j := synced.Open(t, dir)
	var ends []int
	for n, line := range []string{"the head\nof a room", "0 place 0,0", "1 pass", "undo 1"} {
		if err := j.Append(ctx, room, n, []byte(line)); err != nil {
			t.Fatal(err)
		}
		info, err := os.Stat(path)
		if err != nil {
			t.Fatal(err)
		}
		ends = append(ends, int(info.Size()))
	}
	whole, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := j.Close(); err != nil {
		t.Fatal(err)
	}
	for size := range len(whole) {
		want := 0
		for want < len(ends) && ends[want] <= size {
			want++
		}
		if err := os.WriteFile(path, whole[:size], 0o600); err != nil {
			t.Fatal(err)
		}
		j := synced.Open(t, dir)
		if lines, err := j.Read(ctx, room, 0); len(lines) != want || want > 0 && err != nil ||
			want == 0 && !errors.Is(err, journal.ErrNoRoom) {
			t.Fatalf("of %d bytes: %d lines, %v; want %d", size, len(lines), err, want)
		}
		if err := j.Append(ctx, room, want, []byte("goes on")); err != nil {
			t.Fatalf("behind %d bytes: %v", size, err)
		}
		if lines, err := j.Read(ctx, room, 0); err != nil || len(lines) != want+1 {
			t.Fatalf("behind %d bytes: %q, %v", size, lines, err)
		}
		if err := j.Close(); err != nil {
			t.Fatal(err)
		}
	}
	for at := range ends[2] { // all lines but the last
		bent := bytes.Clone(whole)
		bent[at] ^= 1
		if err := os.WriteFile(path, bent, 0o600); err != nil {
			t.Fatal(err)
		}
		j := synced.Open(t, dir)
		if lines, err := j.Read(ctx, room, 0); err == nil {
			t.Fatalf("byte %d is damaged, and nobody notices: %q", at, lines)
		}
		if err := j.Close(); err != nil {
			t.Fatal(err)
		}
	}
}

func TestAFolderHasOneHost(t *testing.T) {
	dir := t.TempDir()
	synced.Open(t, dir)
	if _, err := journal.OpenFiles(dir, false); !errors.Is(err, store.ErrBusy) {
		t.Errorf("a second host: %v", err)
	}
}

// TestFilesAreForTheHostAlone checks the permissions of files and folders.
func TestFilesAreForTheHostAlone(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "rooms")
	j := synced.Open(t, dir)
	if err := j.Append(context.Background(), journaltest.ID(), 0, []byte("seed")); err != nil {
		t.Fatal(err)
	}
	err := filepath.WalkDir(dir, func(path string, d os.DirEntry, err error) error {
		if err != nil {
			return err
		}
		info, err := d.Info()
		if err == nil && os.PathSeparator == '/' && info.Mode().Perm()&0o077 != 0 {
			t.Errorf("%s: %v", path, info.Mode())
		}
		return err
	})
	if err != nil {
		t.Error(err)
	}
}
