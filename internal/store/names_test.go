//go:build !js

package store

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// given are names that people and other programs may give to records.
var given = []string{
	"my match", "My Match", "RITUAL", "toy-20260304-153000 (1)", "toy-20260304-153000(2)", "Kopie von toy-1",
	"toy-1 - Copy", "toy-1 copy 2", "Übung mit Jürgen", "Čaj o páté", "партія з Ґалею", "對局", "🎲 Freitag", "a_b", "a+b",
	"a,b;c", "a&b=c", "100%", "#1", "~toy", "it's", "[x]", "{y}", "$HOME",
	"two  spaces", " leading", "trailing ", "ends.", "two.dots.here", "-dash", "--data", "con-fusion", "aux1", "COM10",
	"lpt", "console", "Ünïcödé (1) (2)", strings.Repeat("long ", 49), strings.Repeat("д", 123), "café", "cafe\u0301",
}

func TestGivenNames(t *testing.T) {
	for _, id := range given {
		t.Run(id[:min(len(id), 40)], func(t *testing.T) {
			dir := t.TempDir()
			putFile(t, dir, id, []byte("head\none\nbad\nto"))
			s := openDir(t, dir)
			if got := ids(t, s); !slices.Equal(got, []string{id}) {
				t.Fatalf("listed are %q", got)
			}
			w, text, err := open(t, s, id)
			if err != nil || text != "head\none\nbad\n" {
				t.Fatalf("opened %q, %v", text, err)
			}
			w.Truncate(len("head\none\n"), func(err error) {
				if err != nil {
					t.Errorf("keep: %v", err)
				}
			})
			if err := appendLine(t, s, w, "two\n"); err != nil {
				t.Error(err)
			}
			w.Close()
			if text, err := read(t, s, id); err != nil || text != "head\none\ntwo\n" {
				t.Errorf("read %q, %v", text, err)
			}
			for range 2 {
				s.Export(id, func(path string, err error) {
					if text, err2 := os.ReadFile(path); err != nil || string(text) != "head\none\ntwo\n" {
						t.Errorf("saved to %q: %v; %q, %v", path, err, text, err2)
					}
				})
			}
			var brought string
			s.Adopt(id, []byte("brought\n"), func(id string, err error) {
				if brought = id; err != nil {
					t.Errorf("brought as %q: %v", id, err)
				}
			})
			poll(t, s)
			if text, err := read(t, s, brought); err != nil || text != "brought\n" {
				t.Errorf("what was brought as %q is %q, %v", brought, text, err)
			}
			s.Delete(id, func(err error) {
				if err != nil {
					t.Errorf("delete: %v", err)
				}
			})
			poll(t, s)
			if kept, err := filepath.Glob(filepath.Join(dir, "matches", "*.damaged")); err != nil || len(kept) != 1 {
				t.Errorf("kept are %q, %v", kept, err)
			}
			if got := ids(t, s); len(got) != 1 || got[0] == id {
				t.Errorf("left are %q", got)
			}
		})
	}
}

// refused are names that lead out of the folder, are hidden files or devices, or are too long.
var refused = []string{
	"", ".", "..", ".hidden", "../x", "a/b", "/etc/passwd", `a\b`, `..\x`, "a\x00b", "a\nb", "a\x1bb", "a\u0085b",
	"CON", "con", "nul", "Nul.txt", "aux.match", "COM1", "lpt9", "COM¹",
	"conin$", "prn ", "nul .x", strings.Repeat("x", 247), strings.Repeat("д", 124),
}

// TestRefusedNames refuses unsafe names, and does not list files with such names. A record that comes from another
// device with an unsafe name gets a safe one.
func TestRefusedNames(t *testing.T) {
	dir := t.TempDir()
	s := openDir(t, dir)
	for _, id := range refused {
		if _, err := read(t, s, id); err == nil || errors.Is(err, ErrNotFound) {
			t.Errorf("read %q: %v", id, err)
		}
		if _, _, err := open(t, s, id); err == nil || errors.Is(err, ErrNotFound) {
			t.Errorf("opened %q: %v", id, err)
		}
		s.Delete(id, func(err error) {
			if err == nil || errors.Is(err, ErrNotFound) {
				t.Errorf("deleted %q: %v", id, err)
			}
		})
		s.Adopt(id, []byte("head\n"), func(got string, err error) {
			if err != nil || checkID(got) != nil || got == id {
				t.Errorf("%q is adopted as %q: %v", id, got, err)
			}
		})
		poll(t, s)
	}
	for _, id := range []string{".hidden", "CON", "nul.x"} {
		putFile(t, dir, id, []byte("head\n"))
	}
	if got := ids(t, s); len(got) != len(refused) {
		t.Errorf("listed are %q", got)
	}
}
