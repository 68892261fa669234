//go:build !js

package store

import (
	"bytes"
	"errors"
	"maps"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"runehall/games"
)

func init() {
	places["disk"] = func(t *testing.T) *Store { return openDir(t, t.TempDir()) }
}

// openDir opens a store in a folder, which is closed after the test. It must not report a failure.
func openDir(t testing.TB, dir string) *Store {
	s := Open(Config{Dir: dir, Failed: func(err error) { t.Error(err) }})
	t.Cleanup(func() {
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	})
	return s
}

// putFile writes a record's file directly, without the store.
func putFile(t testing.TB, dir, id string, text []byte) string {
	t.Helper()
	path := filepath.Join(dir, "matches", id+extension)
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, text, 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

// sampleRecord returns a record with so many moves. No game has them; the store does not look at moves.
func sampleRecord(t testing.TB, moves int) *games.Record {
	t.Helper()
	info := &games.Info{ID: "toy", Version: 1, MinSeats: 1, MaxSeats: 2}
	seats := []games.Player{
		{Driver: games.Person, Colour: "amber", Emblem: "circle", Name: "Ada ~ \"x\"\n"},
		{Driver: "greedy", Colour: "teal", Emblem: "square", Name: "Ґалина"},
	}
	r, err := games.NewRecord(info, games.Setup{Seats: 2, Seed: 7}, seats)
	if err != nil {
		t.Fatal(err)
	}
	for i := range moves {
		r.Add(games.Step{Kind: games.StepMove, Seat: games.Seat(i % 2), Move: "place " + strings.Repeat("x", i)})
	}
	return r
}

// TestCutAnywhere cuts a record's file at every byte, as a power failure may. All complete lines are there, and the
// match goes on after them.
func TestCutAnywhere(t *testing.T) {
	whole := sampleRecord(t, 6).Text()
	dir := t.TempDir()
	s := openDir(t, dir)
	for n := range len(whole) + 1 {
		path := putFile(t, dir, "toy-1", whole[:n])
		w, text, err := open(t, s, "toy-1")
		if err != nil {
			t.Fatalf("cut at %d: %v", n, err)
		}
		want := whole[:bytes.LastIndexByte(whole[:n], '\n')+1]
		if text != string(want) {
			t.Fatalf("cut at %d: opened\n%s", n, text)
		}
		if err := appendLine(t, s, w, "next\n"); err != nil {
			t.Fatal(err)
		}
		w.Close()
		if got, err := os.ReadFile(path); err != nil || string(got) != string(want)+"next\n" {
			t.Fatalf("cut at %d, then continued: %q, %v", n, got, err)
		}
	}
	if kept, err := filepath.Glob(filepath.Join(dir, "matches", "*.damaged*")); err != nil || len(kept) != 0 {
		t.Errorf("an incomplete line is no damage, but %q was kept (%v)", kept, err)
	}
}

// repair opens a record and cuts it after its last sound line. It returns the record up to there, or nil if the head is
// damaged.
func repair(t testing.TB, s *Store, id string) (*Writer, *games.Record) {
	t.Helper()
	w, text, err := open(t, s, id)
	if err != nil {
		t.Fatalf("open: %v", err)
	}
	record, err := games.ParseRecord([]byte(text))
	if record == nil {
		if !errors.Is(err, games.ErrNotRecord) {
			t.Fatalf("parse: %v", err)
		}
		return w, nil
	}
	w.Truncate(len(record.Text()), func(err error) {
		if err != nil {
			t.Fatalf("keep: %v", err)
		}
	})
	poll(t, s)
	return w, record
}

// TestDamageAnywhere damages each byte of a record in turn. The match goes on after the line before the damage, and the
// damaged original is kept in a file of its own.
func TestDamageAnywhere(t *testing.T) {
	whole := sampleRecord(t, 3).Text()
	for at := range whole {
		dir := t.TempDir()
		s := openDir(t, dir)
		damaged := bytes.Clone(whole)
		damaged[at] ^= 0x15
		path := putFile(t, dir, "toy-1", damaged)
		w, record := repair(t, s, "toy-1")
		if record == nil {
			continue // the damage is in the head: nothing can be repaired
		}
		lineAt := bytes.LastIndexByte(whole[:at], '\n') + 1
		if string(record.Text()) != string(whole[:lineAt]) {
			t.Fatalf("byte %d: kept\n%s", at, record.Text())
		}
		line := record.Add(games.Step{Kind: games.StepMove, Move: "again"})
		if err := appendLine(t, s, w, string(line)); err != nil {
			t.Fatal(err)
		}
		if got, err := os.ReadFile(path); err != nil || !bytes.Equal(got, record.Text()) {
			t.Fatalf("byte %d: the repaired file is\n%s%v", at, got, err)
		}
		if at == len(whole)-1 {
			continue // without its line break the last line looks like one that was never acknowledged
		}
		kept, err := os.ReadFile(filepath.Join(dir, "matches", "toy-1.damaged"))
		if err != nil || !bytes.Equal(kept, damaged) {
			t.Fatalf("byte %d: the original is not kept: %v", at, err)
		}
	}
}

// TestDamagedTwice repairs the same record several times: each damaged original is kept.
func TestDamagedTwice(t *testing.T) {
	dir := t.TempDir()
	s := openDir(t, dir)
	head := string(sampleRecord(t, 2).Text())
	for _, bad := range []string{"bad one\n", "bad two\n", "bad three\n"} {
		putFile(t, dir, "toy-1", []byte(head+bad))
		w, _ := repair(t, s, "toy-1")
		w.Close()
	}
	for name, bad := range map[string]string{"toy-1.damaged": "bad one\n", "toy-1.damaged-2": "bad two\n",
		"toy-1.damaged-3": "bad three\n"} {
		if got, err := os.ReadFile(filepath.Join(dir, "matches", name)); err != nil || string(got) != head+bad {
			t.Errorf("%s is %q, %v", name, got, err)
		}
	}
	if got := ids(t, s); !slices.Equal(got, []string{"toy-1"}) {
		t.Errorf("listed %q", got)
	}
}

// TestGarbageTail ends a record with zeros, as a power failure may leave them. Since no interrupted append looks like
// that, the original is kept.
func TestGarbageTail(t *testing.T) {
	dir := t.TempDir()
	s := openDir(t, dir)
	good := sampleRecord(t, 2).Text()
	putFile(t, dir, "toy-1", append(bytes.Clone(good), make([]byte, 512)...))
	_, text, err := open(t, s, "toy-1")
	if err != nil || text != string(good) {
		t.Fatalf("opened %q, %v", text, err)
	}
	if kept, err := os.ReadFile(filepath.Join(dir, "matches", "toy-1.damaged")); err != nil ||
		len(kept) != len(good)+512 {
		t.Errorf("kept %d bytes, %v", len(kept), err)
	}
}

func TestPlatformDir(t *testing.T) {
	config := func() (string, error) { return filepath.FromSlash("/config"), nil }
	missing := func() (string, error) { return "", errors.New("not defined") }
	for _, c := range []struct {
		goos      string
		env       map[string]string
		configDir func() (string, error)
		want      string
	}{
		{"linux", map[string]string{"XDG_DATA_HOME": "/data", "HOME": "/home/ada"}, config, "/data/runehall"},
		{"linux", map[string]string{"XDG_DATA_HOME": "data", "HOME": "/home/ada"}, config,
			"/home/ada/.local/share/runehall"},
		{"linux", map[string]string{"HOME": "/home/ada"}, config, "/home/ada/.local/share/runehall"},
		{"linux", nil, config, ""},
		{"windows", nil, config, "/config/Runehall"},
		{"darwin", nil, config, "/config/Runehall"},
		{"darwin", nil, missing, ""},
	} {
		if runtime.GOOS == "windows" && c.env["XDG_DATA_HOME"] != "" {
			continue // paths of another system
		}
		got, err := platformDir(c.goos, func(key string) string { return c.env[key] }, c.configDir)
		if filepath.ToSlash(got) != c.want || (err == nil) != (c.want != "") {
			t.Errorf("%s %v: %q, %v", c.goos, c.env, got, err)
		}
	}
}

// TestNoPlace has a store without any folder: every operation is answered with the reason.
func TestNoPlace(t *testing.T) {
	s := newStore(Config{}, nil, ErrDenied, true)
	defer s.Close()
	got := answers(t, s, "toy")
	s.List(func(_ []Item, err error) { got["list"] = err })
	s.Save("toy", nil, func(_ string, err error) { got["save"] = err })
	s.SavePicture("toy", nil, func(_ string, err error) { got["save a picture"] = err })
	poll(t, s)
	if len(got) != 14 {
		t.Errorf("answered are %v", slices.Collect(maps.Keys(got)))
	}
	for op, err := range got {
		if !errors.Is(err, ErrDenied) {
			t.Errorf("%s: %v", op, err)
		}
	}
}

// FuzzOpen opens files of any content, repairs them and appends to them. It must neither panic nor lose a good line.
func FuzzOpen(f *testing.F) {
	whole := sampleRecord(f, 5).Text()
	f.Add(whole)
	f.Add(whole[:len(whole)-3])
	f.Add(append(bytes.Clone(whole), "0 place ~00000000\n\x00\x00"...))
	f.Add([]byte{})
	if info, err := os.Stat("/dev/shm"); err == nil && info.IsDir() {
		f.Setenv("TMPDIR", "/dev/shm") // memory, where a sync takes no time
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		dir := t.TempDir()
		s := openDir(t, dir)
		path := putFile(t, dir, "toy-1", text)
		w, record := repair(t, s, "toy-1")
		if record == nil {
			return
		}
		if !bytes.HasPrefix(text, record.Text()) {
			t.Fatalf("continued with what was never there:\n%s", record.Text())
		}
		line := record.Add(games.Step{Kind: games.StepMove, Move: "again"})
		if err := appendLine(t, s, w, string(line)); err != nil {
			t.Fatal(err)
		}
		got, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if again, err := games.ParseRecord(got); err != nil || len(again.Steps) != len(record.Steps) {
			t.Fatalf("after repair: %v", err)
		}
	})
}
