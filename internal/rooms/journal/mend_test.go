//go:build !js

package journal_test

import (
	"bytes"
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"runehall/internal/rooms/journal"
	"runehall/internal/workshop/journaltest"
)

// unsynced opens a journal that the system syncs when it likes, which is enough where no power fails.
var unsynced journaltest.Way = open

// written stores a room of four lines, and returns its file, what is in it, and where each line ends.
func written(t *testing.T, dir, room string) (path string, whole []byte, ends []int) {
	t.Helper()
	j := unsynced.Open(t, dir)
	path = filepath.Join(dir, room[:2], room+".room")
	for n, line := range []string{"the head\nof a room", "0 place 0,0", "1 pass", "undo 1"} {
		if err := j.Append(context.Background(), room, n, []byte(line)); err != nil {
			t.Fatal(err)
		}
		var err error
		if whole, err = os.ReadFile(path); err != nil {
			t.Fatal(err)
		}
		ends = append(ends, len(whole))
	}
	if err := j.Close(); err != nil {
		t.Fatal(err)
	}
	return path, whole, ends
}

// TestZerosBehindTheLastLineAreCutOff puts zeros behind every byte of a file, as a power failure may leave them. All
// whole lines before are there, and the next line is stored in their place. Zeros with anything behind them are damage.
func TestZerosBehindTheLastLineAreCutOff(t *testing.T) {
	ctx := context.Background()
	dir, room := t.TempDir(), journaltest.ID()
	path, whole, ends := written(t, dir, room)
	for size := range len(whole) + 1 {
		want := 0
		for want < len(ends) && ends[want] <= size {
			want++
		}
		zeros := append(bytes.Clone(whole[:size]), make([]byte, 4096)...)
		if err := os.WriteFile(path, zeros, 0o600); err != nil {
			t.Fatal(err)
		}
		j := unsynced.Open(t, dir)
		if lines, err := j.Read(ctx, room, 0); len(lines) != want || want > 0 && err != nil ||
			want == 0 && !errors.Is(err, journal.ErrNoRoom) {
			t.Fatalf("zeros behind %d bytes: %d lines, %v; want %d", size, len(lines), err, want)
		}
		if err := j.Append(ctx, room, want, []byte("goes on")); err != nil {
			t.Fatalf("zeros behind %d bytes: %v", size, err)
		}
		if now, err := os.ReadFile(path); err != nil || bytes.ContainsRune(now, 0) {
			t.Fatalf("zeros behind %d bytes stay: %v", size, err)
		}
		if lines, err := j.Read(ctx, room, 0); err != nil || len(lines) != want+1 {
			t.Fatalf("zeros behind %d bytes: %q, %v", size, lines, err)
		}
		if err := j.Close(); err != nil {
			t.Fatal(err)
		}
	}
	between := slices.Concat(whole[:ends[1]], make([]byte, 4096), whole[ends[1]:])
	if err := os.WriteFile(path, between, 0o600); err != nil {
		t.Fatal(err)
	}
	if lines, err := unsynced.Open(t, dir).Read(ctx, room, 0); !errors.Is(err, journal.ErrDamaged) {
		t.Errorf("zeros between lines: %q, %v", lines, err)
	}
}

// TestADamagedRoomKeepsItsSoundLines bends each byte of a room in turn, and mends it. It keeps the lines before, goes
// on, and the damaged file lies beside it, each one under a name of its own. A sound room stays as it is.
func TestADamagedRoomKeepsItsSoundLines(t *testing.T) {
	ctx := context.Background()
	dir, room, sound := t.TempDir(), journaltest.ID(), journaltest.ID()
	path, whole, ends := written(t, dir, room)
	other, unbent, _ := written(t, dir, sound)
	asides := map[string]bool{}
	for at := range ends[2] {
		want := 0
		for ends[want] <= at {
			want++
		}
		bent := bytes.Clone(whole)
		bent[at] ^= 1
		if err := os.WriteFile(path, bent, 0o600); err != nil {
			t.Fatal(err)
		}
		j := unsynced.Open(t, dir)
		for round := range 2 {
			var told []journal.Mended
			rooms, err := j.(*journal.Files).Mend(ctx, func(m journal.Mended) { told = append(told, m) })
			if want > 0 && rooms != 2 || err != nil {
				t.Fatalf("byte %d: %d rooms, %v", at, rooms, err)
			}
			if round == 1 {
				if len(told) > 0 {
					t.Fatalf("byte %d: mended twice: %+v", at, told)
				}
				continue
			}
			if len(told) != 1 || told[0].Err != nil || told[0].File != path || told[0].Lines != want ||
				told[0].Cut != len(whole)-append([]int{0}, ends...)[want] || asides[told[0].Aside] {
				t.Fatalf("byte %d: %+v", at, told)
			}
			asides[told[0].Aside] = true
			if aside, err := os.ReadFile(told[0].Aside); err != nil || !bytes.Equal(aside, bent) {
				t.Fatalf("byte %d: the damaged file is not kept: %v", at, err)
			}
		}
		if lines, err := j.Read(ctx, room, 0); len(lines) != want || want > 0 && err != nil ||
			want == 0 && !errors.Is(err, journal.ErrNoRoom) {
			t.Fatalf("byte %d: %q, %v", at, lines, err)
		}
		if err := j.Append(ctx, room, want, []byte("goes on")); err != nil {
			t.Fatalf("byte %d: %v", at, err)
		}
		if err := j.Close(); err != nil {
			t.Fatal(err)
		}
	}
	if text, err := os.ReadFile(other); err != nil || !bytes.Equal(text, unbent) {
		t.Errorf("the sound room is not as it was: %v", err)
	}
	if n, err := unsynced.Open(t, dir).Count(ctx); n != 2 || err != nil {
		t.Errorf("files kept aside count as rooms: %d, %v", n, err)
	}
}
