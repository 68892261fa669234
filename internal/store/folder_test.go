//go:build linux

package store

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// openForgetful opens a store that may fall back to memory. why returns the last reason it gave for keeping nothing, or
// nil.
func openForgetful(t testing.TB, dir string) (s *Store, why func() error) {
	var said error
	s = Open(Config{Dir: dir, Failed: func(err error) { t.Error(err) }, Forgets: func(err error) { said = err }})
	t.Cleanup(func() {
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	})
	return s, func() error { poll(t, s); return said }
}

// wantForgotten checks the place and the reason of an error about keeping nothing. A nil reason stands for any.
func wantForgotten(t testing.TB, why error, place string, reason error) {
	t.Helper()
	at, ok := errors.AsType[*PlaceError](why)
	if !ok || at.Place != place || reason != nil && !errors.Is(why, reason) {
		t.Errorf("of %q is said: %v", place, why)
	}
}

// playsOn plays a match and does everything else that a program does with a store. It returns the match's writer, still
// open. others are records that are there already.
func playsOn(t testing.TB, s *Store, others ...string) *Writer {
	t.Helper()
	w := create(t, s, "toy", "head\n")
	if err := appendLine(t, s, w, "one\n"); err != nil {
		t.Fatal(err)
	}
	w.Close()
	w, text, err := open(t, s, w.ID())
	if err != nil || text != "head\none\n" {
		t.Fatalf("opened again: %q, %v", text, err)
	}
	if err := appendLine(t, s, w, "two\n"); err != nil {
		t.Fatal(err)
	}
	if text, err := read(t, s, w.ID()); err != nil || text != "head\none\ntwo\n" {
		t.Errorf("read: %q, %v", text, err)
	}
	want := append([]string{w.ID()}, others...)
	slices.Sort(want)
	if got := ids(t, s); !slices.Equal(got, want) {
		t.Errorf("listed are %q, not %q", got, want)
	}
	s.SetSetting("lang", []byte("de"), func(err error) {
		if err != nil {
			t.Errorf("a setting: %v", err)
		}
	})
	for _, line := range []string{"a\n", "b\n"} {
		s.AddToJournal("ledger", []byte(line), func(err error) {
			if err != nil {
				t.Errorf("a journal: %v", err)
			}
		})
	}
	poll(t, s)
	clear(s.known)
	s.Setting("lang", func(value []byte, err error) {
		if err != nil || string(value) != "de" {
			t.Errorf("the setting is %q, %v", value, err)
		}
	})
	s.Journal("ledger", func(text []byte, err error) {
		if err != nil || string(text) != "a\nb\n" {
			t.Errorf("the journal is %q, %v", text, err)
		}
	})
	poll(t, s)
	return w
}

// noFolders are places in which even a privileged user cannot write. Each function makes one in an empty folder.
var noFolders = map[string]func(t *testing.T, dir string) string{
	"a file": func(t *testing.T, dir string) string { return put(t, dir+"/file") },
	"below a file": func(t *testing.T, dir string) string {
		return put(t, dir+"/file") + "/data"
	},
	"far below a file": func(t *testing.T, dir string) string {
		return put(t, dir+"/file") + "/a/b/c"
	},
	"a link to nothing": func(t *testing.T, dir string) string { return link(t, dir+"/gone", dir+"/link") },
	"below a link to nothing": func(t *testing.T, dir string) string {
		return link(t, dir+"/gone", dir+"/link") + "/data"
	},
	"a link to itself":  func(t *testing.T, dir string) string { return link(t, dir+"/link", dir+"/link") },
	"matches is a file": func(t *testing.T, dir string) string { put(t, dir+"/matches"); return dir },
	"matches is a link to nothing": func(t *testing.T, dir string) string {
		link(t, dir+"/gone", dir+"/matches")
		return dir
	},
	"a link to a device": func(t *testing.T, dir string) string { return link(t, os.DevNull, dir+"/link") },
	"too long a name":    func(t *testing.T, dir string) string { return filepath.Join(dir, strings.Repeat("x", 300)) },
	"too long a path":    func(t *testing.T, dir string) string { return dir + strings.Repeat("/yyyyyyyyyyyyyyyy", 300) },
	"no path at all":     func(t *testing.T, dir string) string { return dir + "/a\x00b" },
}

func put(t *testing.T, path string) string {
	t.Helper()
	if err := os.WriteFile(path, []byte("x"), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

func link(t *testing.T, to, path string) string {
	t.Helper()
	if err := os.Symlink(to, path); err != nil {
		t.Fatal(err)
	}
	return path
}

// TestNoFolder has no folder that can be written. Matches are played in memory, which is said at once; exported files
// go where people look for files.
func TestNoFolder(t *testing.T) {
	for name, place := range noFolders {
		t.Run(name, func(t *testing.T) {
			home := t.TempDir()
			t.Setenv("HOME", home)
			dir := place(t, t.TempDir())
			s, why := openForgetful(t, dir)
			wantForgotten(t, why(), dir, nil)
			w := playsOn(t, s)
			s.Export(w.ID(), func(path string, err error) {
				text, err2 := os.ReadFile(path)
				if at := filepath.Dir(path); err != nil || at != home && at != dir+"/exports" ||
					string(text) != "head\none\ntwo\n" {
					t.Errorf("saved to %q: %v; %q, %v", path, err, text, err2)
				}
			})
			poll(t, s)
		})
	}
}

// TestNoHome has an environment that names no folder for data.
func TestNoHome(t *testing.T) {
	for _, home := range []string{"", "unset"} {
		t.Setenv("XDG_DATA_HOME", "not/absolute")
		t.Setenv("HOME", "")
		if home == "unset" {
			if err := os.Unsetenv("HOME"); err != nil {
				t.Fatal(err)
			}
		}
		s, why := openForgetful(t, "")
		wantForgotten(t, why(), "", ErrDenied)
		playsOn(t, s)
	}
}

// TestFullFolder has a full disk: the limit for files is 0 bytes. The limit is for a whole process and stays, so the
// test runs in another one.
func TestFullFolder(t *testing.T) {
	if os.Getenv("SMALL_FILES") == "" {
		cmd := exec.Command(os.Args[0], "-test.run=^TestFullFolder$", "-test.v")
		cmd.Env = append(os.Environ(), "SMALL_FILES=1")
		out, err := cmd.CombinedOutput()
		if err != nil || !strings.Contains(string(out), "--- PASS: TestFullFolder") {
			t.Errorf("with small files: %v\n%s", err, out)
		}
		return
	}
	dir := t.TempDir()
	putFile(t, dir, "toy-1", []byte("head\nto"))
	limit(t, 0)
	s, why := openForgetful(t, dir)
	wantForgotten(t, why(), dir, ErrFull)
	playsOn(t, s, "toy-1")
}

// TestFolderComes plays in memory until the folder can be written. Listing the records, as the title screen does, then
// moves everything into it, except a match under way; that follows when it is closed.
func TestFolderComes(t *testing.T) {
	dir := t.TempDir()
	place := put(t, dir+"/file")
	s, why := openForgetful(t, place)
	w := playsOn(t, s)
	w.Truncate(len("head\none\n"), nil)
	if err := appendLine(t, s, w, "three\n"); err != nil {
		t.Fatal(err)
	}
	if ids(t, s); why() == nil {
		t.Fatal("nothing was forgotten")
	}
	if err := os.Remove(place); err != nil {
		t.Fatal(err)
	}
	if ids(t, s); why() == nil {
		t.Error("the match under way is not in the folder, and nothing is forgotten")
	}
	w.Close()
	if ids(t, s); why() != nil {
		t.Errorf("after all: %v", why())
	}
	again := openDir(t, place)
	if text, err := read(t, again, w.ID()); err != nil || text != "head\none\nthree\n" {
		t.Errorf("in the folder is %q, %v", text, err)
	}
	if text, err := os.ReadFile(filepath.Join(place, "matches", w.ID()+".damaged")); err != nil ||
		string(text) != "head\none\ntwo\n" {
		t.Errorf("the original of what was cut is %q, %v", text, err)
	}
	again.Setting("lang", func(value []byte, err error) {
		if err != nil || string(value) != "de" {
			t.Errorf("the setting is %q, %v", value, err)
		}
	})
	again.Journal("ledger", func(text []byte, err error) {
		if err != nil || string(text) != "a\nb\n" {
			t.Errorf("the journal is %q, %v", text, err)
		}
	})
	poll(t, again)
	if got := ids(t, again); !slices.Equal(got, []string{w.ID()}) {
		t.Errorf("listed are %q", got)
	}
}

// TestSavedWhereDownloadsAre looks for the folder for downloads, which has another name in each language, and falls
// back to the one for temporary files.
func TestSavedWhereDownloadsAre(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HOME", home)
	t.Setenv("XDG_CONFIG_HOME", "")
	t.Setenv("TMPDIR", t.TempDir())
	for _, dir := range []string{"/.config", "/Téléchargements", "/Downloads"} {
		if err := os.Mkdir(home+dir, 0o700); err != nil {
			t.Fatal(err)
		}
	}
	want := func(dir string) {
		t.Helper()
		s, _ := openForgetful(t, put(t, t.TempDir()+"/file"))
		s.Save("my match", []byte("x\n"), func(path string, err error) {
			if err != nil || filepath.Dir(path) != dir {
				t.Errorf("saved to %q, not in %q: %v", path, dir, err)
			}
			if want := dir == filepath.Clean(os.TempDir()); Passing(path) != want {
				t.Errorf("that %q is emptied is %v", path, !want)
			}
		})
		poll(t, s)
	}
	want(home + "/Downloads")
	dirs := "# written by the desktop\nXDG_DESKTOP_DIR=\"$HOME/Bureau\"\nXDG_DOWNLOAD_DIR=\"$HOME/Téléchargements\"\n"
	if err := os.WriteFile(home+"/.config/user-dirs.dirs", []byte(dirs), 0o600); err != nil {
		t.Fatal(err)
	}
	want(home + "/Téléchargements")
	if err := os.RemoveAll(home); err != nil {
		t.Fatal(err)
	}
	want(filepath.Clean(os.TempDir()))
}
