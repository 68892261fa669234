package incoming

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"
	"testing/iotest"

	"runehall/assets/lang"
)

func reason(err error) Reason {
	if e, ok := errors.AsType[*Error](err); ok {
		return e.Reason
	}
	return ""
}

// TestReadRefusesWhatIsNoFile checks the reason for each kind of thing that a path can lead to.
func TestReadRefusesWhatIsNoFile(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	huge := write("huge", "x")
	if err := os.Truncate(huge, MaxFile+1); err != nil {
		t.Fatal(err)
	}
	for path, want := range map[string]Reason{
		dir: Folder, filepath.Join(dir, "none"): Missing, write("empty", ""): Empty, huge: Large,
		filepath.Join(huge, "below"): Unread, "with\x00zero": Unread,
		filepath.Join(dir, strings.Repeat("x", 5000)): Unread, "": Missing,
	} {
		text, err := Read(path)
		// some systems say Missing where others say Unread
		if got := reason(err); text != nil || got != want && (want != Unread || got != Missing) {
			t.Errorf("%.40q: %q, %v, want %s", path, text, err, want)
		}
	}
	for _, name := range []string{"a b", "100%", "x#y", "Grüße — 棋"} {
		if text, err := Read(write(name, "\x00\xff")); err != nil || string(text) != "\x00\xff" {
			t.Errorf("%q: %q, %v", name, text, err)
		}
	}
}

// TestReadAllIsBounded reads an endless stream, and one that fails.
func TestReadAllIsBounded(t *testing.T) {
	if _, err := ReadAll(endless{}); reason(err) != Large {
		t.Errorf("without an end: %v", err)
	}
	if _, err := ReadAll(iotest.ErrReader(errors.New("broken"))); reason(err) != Unread {
		t.Errorf("broken: %v", err)
	}
	if text, err := ReadAll(strings.NewReader("x")); err != nil || string(text) != "x" {
		t.Errorf("%q, %v", text, err)
	}
}

type endless struct{}

func (endless) Read(p []byte) (int, error) { return len(p), nil }

// TestReadDropped checks that one dropped file is taken, but neither several nor a folder.
func TestReadDropped(t *testing.T) {
	file := &fstest.MapFile{Data: []byte("x")}
	for name, c := range map[string]struct {
		files fs.FS
		want  Reason
	}{
		"one":      {fstest.MapFS{"a.runehall": file}, ""},
		"two":      {fstest.MapFS{"a.runehall": file, "b.runehall": file}, Several},
		"folder":   {fstest.MapFS{"a/b.runehall": file}, Folder},
		"none":     {fstest.MapFS{}, Nothing},
		"empty":    {fstest.MapFS{"a": {}}, Empty},
		"pipe":     {fstest.MapFS{"a": {Mode: fs.ModeNamedPipe}}, Special},
		"dangling": {broken{}, Missing},
	} {
		text, err := ReadDropped(c.files)
		if reason(err) != c.want || (err == nil) != (string(text) == "x") {
			t.Errorf("%s: %q, %v, want %q", name, text, err, c.want)
		}
	}
}

// broken is how the engine shows a dropped link that leads nowhere.
type broken struct{ fstest.MapFS }

func (broken) ReadDir(string) ([]fs.DirEntry, error) { return []fs.DirEntry{nil}, fs.ErrNotExist }

// reasons are all of them.
var reasons = []Reason{
	Missing, Empty, Folder, Large, Forbidden, Special, Elsewhere, NoMatch, Nothing, Several, Mixed, Unread,
}

// TestReasonsHaveWords checks that every reason has a message in every language, and that a name in it brings no code
// for the terminal.
func TestReasonsHaveWords(t *testing.T) {
	for _, tag := range lang.Tags() {
		book, err := lang.Load(tag)
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range reasons {
			text := Because(r, "a\x1b[31m\n\u202eb", nil).Text(book)
			if !book.Has("incoming."+string(r)) || strings.ContainsAny(text, "\x1b\n\u202e{}") {
				t.Errorf("%s, %s: %q", tag, r, text)
			}
		}
		if err := book.Err(); err != nil {
			t.Error(err)
		}
	}
	if name := shown(strings.Repeat("ö", 10_000)); len([]rune(name)) > longestName+3 || !strings.Contains(name, "…") {
		t.Errorf("a long name is shown as %q", name)
	}
	if !bytes.Equal([]byte(shown("Grüße 棋 100%#?")), []byte("Grüße 棋 100%#?")) {
		t.Error("a name is changed that need not be")
	}
}
