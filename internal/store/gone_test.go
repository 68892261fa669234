//go:build linux

package store

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"testing"
)

// goings are ways in which a record that is being written disappears. Each returns a function that brings it back, or
// nil if it cannot come back.
var goings = map[string]func(t *testing.T, dir, path string) (back func()){
	"the file is deleted": func(t *testing.T, _, path string) func() { must(t, os.Remove(path)); return nil },
	"the whole folder is": func(t *testing.T, dir, _ string) func() { must(t, os.RemoveAll(dir)); return nil },
	"only matches is":     func(t *testing.T, dir, _ string) func() { must(t, os.RemoveAll(dir+"/matches")); return nil },
	"the file is moved":   func(t *testing.T, _, path string) func() { return move(t, path, path+".old") },
	"the folder is moved": func(t *testing.T, dir, _ string) func() { return move(t, dir, dir+"-old") },
	"its parent is": func(t *testing.T, dir, _ string) func() {
		return move(t, filepath.Dir(dir), filepath.Dir(dir)+"-old")
	},
	"a file takes its place": func(t *testing.T, dir, _ string) func() {
		back := move(t, dir, dir+"-old")
		put(t, dir)
		return func() { must(t, os.Remove(dir)); back() }
	},
	"a copy takes its place": func(t *testing.T, _, path string) func() { return replace(t, path, nil) },
	"a restored one does":    func(t *testing.T, _, path string) func() { return replace(t, path, []byte("head\n")) },
	"an empty one does":      func(t *testing.T, _, path string) func() { return replace(t, path, []byte{}) },
	"a link to nothing does": func(t *testing.T, _, path string) func() {
		must(t, os.Remove(path))
		link(t, path+".gone", path)
		return nil
	},
	"a folder does": func(t *testing.T, _, path string) func() {
		back := move(t, path, path+".old")
		must(t, os.Mkdir(path, 0o700))
		return func() { must(t, os.Remove(path)); back() }
	},
	"somebody cuts it":    func(t *testing.T, _, path string) func() { must(t, os.Truncate(path, 3)); return nil },
	"somebody empties it": func(t *testing.T, _, path string) func() { must(t, os.Truncate(path, 0)); return nil },
	"another folder is mounted ": func(t *testing.T, dir, _ string) func() {
		back := move(t, dir, dir+"-old")
		must(t, os.MkdirAll(dir+"/matches", 0o700))
		return func() { must(t, os.RemoveAll(dir)); back() }
	},
}

// openLosing opens a store in a folder that will be taken away.
func openLosing(t *testing.T, dir string) *Store {
	s := Open(Config{Dir: dir, Forgets: func(err error) { t.Error(err) }})
	t.Cleanup(func() { _ = s.Close() }) // may fail, as the folder is gone
	return s
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func move(t *testing.T, from, to string) (back func()) {
	t.Helper()
	must(t, os.Rename(from, to))
	return func() { t.Helper(); must(t, os.Rename(to, from)) }
}

// replace puts a new file in the place of the old one, with this text, or with the same if text is nil.
func replace(t *testing.T, path string, text []byte) (back func()) {
	t.Helper()
	if text == nil {
		var err error
		text, err = os.ReadFile(path)
		must(t, err)
	}
	back = move(t, path, path+".old")
	must(t, os.WriteFile(path, text, 0o600))
	return back
}

// TestGone takes a record away while it is written. No move may be acknowledged that would not be found again, such as
// one in an unlinked file. When the record comes back, the match goes on.
func TestGone(t *testing.T) {
	for name, goes := range goings {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir() + "/home/data"
			s := openLosing(t, dir)
			w := create(t, s, "toy", "head\n")
			if err := appendLine(t, s, w, "one\n"); err != nil {
				t.Fatal(err)
			}
			path := filepath.Join(dir, "matches", w.ID()+extension)
			back := goes(t, dir, path)
			for range 2 {
				err := appendLine(t, s, w, "two\n")
				if at, ok := errors.AsType[*PlaceError](err); !errors.Is(err, ErrGone) || !ok || at.Place != path {
					t.Fatalf("acknowledged with %v", err)
				}
			}
			if back == nil {
				return
			}
			back()
			if err := appendLine(t, s, w, "two\n"); err != nil {
				t.Fatalf("back again: %v", err)
			}
			if text, err := read(t, s, w.ID()); err != nil || text != "head\none\ntwo\n" {
				t.Errorf("back again it is %q, %v", text, err)
			}
		})
	}
}

// TestForeignLines has another program, which takes no locks, write to the record: its line must not be overwritten.
func TestForeignLines(t *testing.T) {
	s := openDir(t, t.TempDir())
	w := create(t, s, "toy", "head\n")
	path := s.place.(*folder).kept.path(w.ID())
	text := []byte("head\nsomebody else's\n")
	must(t, os.WriteFile(path, text, 0o600))
	if err := appendLine(t, s, w, "mine\n"); !errors.Is(err, ErrBusy) {
		t.Errorf("acknowledged with %v", err)
	}
	if got, err := os.ReadFile(path); err != nil || !bytes.Equal(got, text) {
		t.Errorf("it is %q, %v", got, err)
	}
}

// TestRemainsOfAFailedWrite: what a failed write has left is cut off before the next one, but neither is another
// program's text, nor is a file lengthened that somebody has cut.
func TestRemainsOfAFailedWrite(t *testing.T) {
	for name, c := range map[string]struct {
		found, left string
		want        error
	}{
		"as they were left":            {"head\none\ntw", "head\none\ntwo\n", nil},
		"nothing was written":          {"head\none\n", "head\none\ntwo\n", nil},
		"somebody cuts the record":     {"hea", "hea", ErrGone},
		"somebody writes behind them":  {"head\none\ntwmore\n", "head\none\ntwmore\n", ErrBusy},
		"somebody leaves a part of it": {"head\n", "head\n", ErrGone},
	} {
		kept := openDir(t, t.TempDir()).place.(*folder).kept
		made, err := kept.create("toy", []byte("head\n"))
		must(t, err)
		must(t, made.append([]byte("one\n")))
		j := made.(*diskJournal)
		j.torn = int64(len("two\n"))
		must(t, os.WriteFile(j.path, []byte(c.found), 0o600))
		if err := j.append([]byte("two\n")); !errors.Is(err, c.want) {
			t.Errorf("%s: acknowledged with %v", name, err)
		}
		if text, err := os.ReadFile(j.path); err != nil || string(text) != c.left {
			t.Errorf("%s: it is %q, %v", name, text, err)
		}
		_ = j.close()
	}
}

// TestSaveAfterTheFolderIsGone deletes the store's folder: a person can still save the match as a file.
func TestSaveAfterTheFolderIsGone(t *testing.T) {
	dir := t.TempDir() + "/data"
	s := openLosing(t, dir)
	w := create(t, s, "toy", "head\n")
	must(t, os.RemoveAll(dir))
	s.Save(w.ID(), []byte("head\none\n"), func(path string, err error) {
		if text, err2 := os.ReadFile(path); err != nil || string(text) != "head\none\n" {
			t.Errorf("saved to %q: %v; %q, %v", path, err, text, err2)
		}
	})
	poll(t, s)
}

// TestARestThatCannotBeCutOffAtOnceIsCutOffLater has a write fail halfway, and then the removal of what it wrote. The
// rest must be removed before the line is written again.
func TestARestThatCannotBeCutOffAtOnceIsCutOffLater(t *testing.T) {
	s := openDir(t, t.TempDir())
	w := create(t, s, "toy", "head\n")
	must(t, s.Flush())
	j := w.journal.(*diskJournal)
	writes := j.file.File
	reads, err := os.Open(j.path) // opened for reading only, so that writing and truncating fail
	must(t, err)
	j.file.File = reads
	if err := appendLine(t, s, w, "one\n"); err == nil {
		t.Error("what cannot be written is acknowledged")
	}
	j.file.File = writes
	must(t, reads.Close())
	_, err = writes.WriteAt([]byte("on"), j.size) // as the failed write has left it
	must(t, err)
	if err := appendLine(t, s, w, "one\n"); err != nil {
		t.Errorf("repeated: %v", err)
	}
	if text, err := read(t, s, w.ID()); err != nil || text != "head\none\n" {
		t.Errorf("after all it is %q, %v", text, err)
	}
}
