// Package journaltest holds the tests that every journal must pass.
package journaltest

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/hex"
	"errors"
	"fmt"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"runehall/internal/rooms/journal"
)

// Way opens the journal in a folder, with all lines that were stored there before.
type Way func(dir string) (journal.Journal, error)

// Open opens the journal in a folder for the length of the test.
func (w Way) Open(t *testing.T, dir string) journal.Journal {
	t.Helper()
	j, err := w(dir)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := j.Close(); err != nil {
			t.Error(err)
		}
	})
	return j
}

// ID returns the id of a new room.
func ID() string {
	b := make([]byte, journal.IDBytes)
	if _, err := rand.Read(b); err != nil {
		panic(err) // never happens
	}
	return hex.EncodeToString(b)
}

// Run runs all tests, each with an empty folder.
func Run(t *testing.T, way Way) {
	t.Run("Order", func(t *testing.T) { order(t, way) })
	t.Run("Lock", func(t *testing.T) { lock(t, way) })
	t.Run("Twice", func(t *testing.T) { twice(t, way) })
	t.Run("Race", func(t *testing.T) { race(t, way) })
	t.Run("Bounds", func(t *testing.T) { bounds(t, way) })
	t.Run("Begin", func(t *testing.T) { begin(t, way) })
	t.Run("Remove", func(t *testing.T) { remove(t, way) })
	t.Run("Again", func(t *testing.T) { again(t, way) })
}

var ctx = context.Background()

func line(room string, n int) []byte { return fmt.Appendf(nil, "line %d of %s", n, room) }

func add(t *testing.T, j journal.Journal, room string, n int) {
	t.Helper()
	if err := j.Append(ctx, room, n, line(room, n)); err != nil {
		t.Fatalf("line %d: %v", n, err)
	}
}

// holds checks that a room has exactly its first n lines.
func holds(t *testing.T, j journal.Journal, room string, n int) {
	t.Helper()
	lines, err := j.Read(ctx, room, 0)
	if err != nil || len(lines) != n {
		t.Fatalf("%d lines, %v; want %d", len(lines), err, n)
	}
	for i := range lines {
		if !bytes.Equal(lines[i], line(room, i)) {
			t.Fatalf("line %d is %q", i, lines[i])
		}
	}
}

// order writes two rooms alternately, and reads them from various lines on.
func order(t *testing.T, way Way) {
	j := way.Open(t, t.TempDir())
	a, b := ID(), ID()
	for n := range 40 {
		add(t, j, a, n)
		if n < 25 {
			add(t, j, b, n)
		}
	}
	holds(t, j, a, 40)
	holds(t, j, b, 25)
	for _, n := range []int{1, 24, 25, 39, 40, 99} {
		lines, err := j.Read(ctx, a, n)
		if err != nil || len(lines) != max(0, 40-n) || len(lines) > 0 && !bytes.Equal(lines[0], line(a, n)) {
			t.Errorf("from line %d on there are %q, %v", n, lines, err)
		}
	}
	if n, err := j.Count(ctx); n != 2 || err != nil {
		t.Errorf("%d rooms, %v", n, err)
	}
	if _, err := j.Read(ctx, ID(), 0); !errors.Is(err, journal.ErrNoRoom) {
		t.Errorf("a room that there is not: %v", err)
	}
}

// lock checks that lines can be stored only at the first free place.
func lock(t *testing.T, way Way) {
	j := way.Open(t, t.TempDir())
	room := ID()
	if err := j.Append(ctx, room, 1, line(room, 1)); !errors.Is(err, journal.ErrGap) {
		t.Errorf("the second line before the first: %v", err)
	}
	for n := range 5 {
		add(t, j, room, n)
	}
	for n := range 5 {
		if err := j.Append(ctx, room, n, []byte("another")); !errors.Is(err, journal.ErrTaken) {
			t.Errorf("another line %d: %v", n, err)
		}
	}
	if err := j.Append(ctx, room, 7, line(room, 7)); !errors.Is(err, journal.ErrGap) {
		t.Errorf("a line is left out: %v", err)
	}
	holds(t, j, room, 5)
}

// twice stores lines that are there already.
func twice(t *testing.T, way Way) {
	j := way.Open(t, t.TempDir())
	room := ID()
	for n := range 6 {
		for range 3 {
			add(t, j, room, n)
		}
		for old := range n {
			add(t, j, room, old)
		}
	}
	holds(t, j, room, 6)
}

// race lets four hosts compete for each place; one must win.
func race(t *testing.T, way Way) {
	j := way.Open(t, t.TempDir())
	room := ID()
	const places, hosts = 60, 4
	for n := range places {
		var won, lost atomic.Int64
		var winner atomic.Int64
		var all sync.WaitGroup
		for host := range hosts {
			all.Go(func() {
				err := j.Append(ctx, room, n, fmt.Appendf(nil, "%d by %d", n, host))
				switch {
				case err == nil:
					won.Add(1)
					winner.Store(int64(host))
				case errors.Is(err, journal.ErrTaken):
					lost.Add(1)
				default:
					t.Errorf("place %d: %v", n, err)
				}
			})
		}
		all.Wait()
		lines, err := j.Read(ctx, room, n)
		if won.Load() != 1 || lost.Load() != hosts-1 || err != nil || len(lines) != 1 ||
			string(lines[0]) != fmt.Sprintf("%d by %d", n, winner.Load()) {
			t.Fatalf("place %d: %d won, %d lost, %q, %v", n, won.Load(), lost.Load(), lines, err)
		}
	}
}

// bounds tries impossible ids and lines.
func bounds(t *testing.T, way Way) {
	j := way.Open(t, t.TempDir())
	for _, room := range []string{"", "x", "../../etc/passwd", "room.*.lines", ID()[1:], ID() + "0",
		"ABCDEF" + ID()[6:], "*" + ID()[1:], ">" + ID()[1:]} {
		if err := j.Append(ctx, room, 0, []byte("x")); !errors.Is(err, journal.ErrID) {
			t.Errorf("%q: %v", room, err)
		}
		if _, err := j.Read(ctx, room, 0); !errors.Is(err, journal.ErrID) {
			t.Errorf("%q: %v", room, err)
		}
	}
	room := ID()
	for _, c := range []struct {
		n    int
		line []byte
	}{{-1, []byte("x")}, {journal.MostLines, []byte("x")}, {0, nil}, {0, make([]byte, journal.LongestLine+1)}} {
		if err := j.Append(ctx, room, c.n, c.line); !errors.Is(err, journal.ErrLong) {
			t.Errorf("%d bytes at %d: %v", len(c.line), c.n, err)
		}
	}
	whole := bytes.Repeat([]byte("a\n0 \x00"), journal.LongestLine/5)
	if err := j.Append(ctx, room, 0, whole); err != nil {
		t.Fatal(err)
	}
	if lines, err := j.Read(ctx, room, 0); err != nil || len(lines) != 1 || !bytes.Equal(lines[0], whole) {
		t.Errorf("a long line: %d lines, %v", len(lines), err)
	}
}

// begin stores many first lines at once, of any length, and goes on after them.
func begin(t *testing.T, way Way) {
	j := way.Open(t, t.TempDir())
	for _, many := range []int{1, 2, 40, 900} {
		room := ID()
		var lines [][]byte
		for n := range many {
			lines = append(lines, line(room, n))
		}
		if many == 40 { // as long as lines may be
			lines[0] = bytes.Repeat([]byte("a\n0 \x00"), journal.LongestLine/5)
			lines[39] = lines[0]
		}
		for range 2 { // whoever got no answer tries again
			if err := j.Begin(ctx, room, lines); err != nil {
				t.Fatalf("%d lines: %v", many, err)
			}
		}
		others := append([][]byte{[]byte("another")}, lines[1:]...)
		if err := j.Begin(ctx, room, others); !errors.Is(err, journal.ErrTaken) {
			t.Errorf("another room of that id: %v", err)
		}
		if err := j.Append(ctx, room, many+1, []byte("too far")); !errors.Is(err, journal.ErrGap) {
			t.Errorf("a line is left out: %v", err)
		}
		if err := j.Append(ctx, room, many-1, []byte("another")); !errors.Is(err, journal.ErrTaken) {
			t.Errorf("another last line: %v", err)
		}
		if err := j.Append(ctx, room, many-1, lines[many-1]); err != nil {
			t.Errorf("the last line again: %v", err)
		}
		for n := range 30 {
			lines = append(lines, line(room, many+n))
			if err := j.Append(ctx, room, many+n, lines[many+n]); err != nil {
				t.Fatal(err)
			}
		}
		for _, from := range []int{0, 1, many / 2, many - 1, many, many + 1, many + 29, many + 30} {
			got, err := j.Read(ctx, room, from)
			if err != nil || !slices.EqualFunc(got, lines[from:], bytes.Equal) {
				t.Errorf("%d lines begun, read from %d: %d lines, %v; want %d", many, from, len(got), err,
					len(lines)-from)
			}
		}
	}
	for _, lines := range [][][]byte{nil, {nil}, {[]byte("x"), nil},
		{[]byte("x"), make([]byte, journal.LongestLine+1)}} {
		if err := j.Begin(ctx, ID(), lines); err == nil {
			t.Errorf("%d lines that cannot be a room's", len(lines))
		}
	}
	if n, err := j.Count(ctx); n != 4 || err != nil {
		t.Errorf("%d rooms, %v", n, err)
	}
}

// remove lists rooms and removes some.
func remove(t *testing.T, way Way) {
	dir := t.TempDir()
	j := way.Open(t, dir)
	before := time.Now().Add(-time.Minute)
	rooms := []string{ID(), ID(), ID()}
	for i, room := range rooms {
		for n := range 3 + i {
			add(t, j, room, n)
		}
	}
	listed := func(want ...string) {
		t.Helper()
		list, err := j.List(ctx)
		var got []string
		for _, stored := range list {
			got = append(got, stored.Room)
			if stored.Used.Before(before) || stored.Used.After(time.Now().Add(time.Minute)) {
				t.Errorf("a room was used last at %v", stored.Used)
			}
		}
		slices.Sort(got)
		want = slices.Sorted(slices.Values(want))
		if err != nil || !slices.Equal(got, want) {
			t.Errorf("%q, %v; want %q", got, err, want)
		}
		if n, err := j.Count(ctx); n != len(want) || err != nil {
			t.Errorf("%d rooms, %v; want %d", n, err, len(want))
		}
	}
	listed(rooms...)
	for _, lines := range []int{0, 2, 4} {
		if err := j.Remove(ctx, rooms[0], lines); !errors.Is(err, journal.ErrTaken) {
			t.Errorf("a room of 3 lines goes as one of %d: %v", lines, err)
		}
	}
	holds(t, j, rooms[0], 3)
	for range 2 {
		if err := j.Remove(ctx, rooms[0], 3); err != nil {
			t.Error(err)
		}
	}
	gone := func() {
		t.Helper()
		if lines, err := j.Read(ctx, rooms[0], 0); !errors.Is(err, journal.ErrNoRoom) {
			t.Errorf("a room that was removed: %q, %v", lines, err)
		}
		if lines, _ := j.Read(ctx, rooms[0], 1); len(lines) > 0 {
			t.Errorf("a room that was removed: %q", lines)
		}
		if err := j.Append(ctx, rooms[0], 3, line(rooms[0], 3)); !errors.Is(err, journal.ErrGap) {
			t.Errorf("a room that was removed goes on: %v", err)
		}
		listed(rooms[1:]...)
		holds(t, j, rooms[1], 4)
		holds(t, j, rooms[2], 5)
	}
	gone()
	if err := j.Remove(ctx, "../../etc/passwd", 1); !errors.Is(err, journal.ErrID) {
		t.Errorf("what is no room: %v", err)
	}
	if err := j.Close(); err != nil {
		t.Fatal(err)
	}
	j = way.Open(t, dir)
	gone()
}

// again closes the journal and opens it again.
func again(t *testing.T, way Way) {
	dir := t.TempDir()
	room := ID()
	for round := range 3 {
		j := way.Open(t, dir)
		for n := range 7 {
			add(t, j, room, 7*round+n)
		}
		holds(t, j, room, 7*round+7)
		if err := j.Close(); err != nil {
			t.Fatal(err)
		}
		if err := j.Append(ctx, room, 0, line(room, 0)); err == nil {
			t.Error("a closed journal stores lines")
		}
	}
}
