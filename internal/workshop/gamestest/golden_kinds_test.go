package gamestest

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// failures is a [T] that keeps the errors reported to it.
type failures struct{ list []string }

func (f *failures) Helper()             {}
func (f *failures) Logf(string, ...any) {}
func (f *failures) Errorf(format string, args ...any) {
	f.list = append(f.list, fmt.Sprintf(format, args...))
}

// kindsOf compares a text, whose lines begin with their kinds, with a file, while the flag -update has some value. It
// returns the failures, and what the file holds afterwards.
func kindsOf(t *testing.T, flag, file, got string) (failed []string, left string) {
	t.Helper()
	before := *update
	t.Cleanup(func() { *update = before })
	if err := update.Set(flag); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "a.golden")
	if err := os.WriteFile(path, []byte(file), 0o600); err != nil {
		t.Fatal(err)
	}
	f := &failures{}
	GoldenKinds(f, path, []byte(got), []string{"see", "hear", "say"},
		func(line string) string { return strings.Fields(line)[0] })
	after, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return f.list, string(after)
}

const (
	goldenBefore = "see a\nhear a\nsay a\nsee b\nhear b\nsee c\n"
	goldenAfter  = "see a\nhear A\nsay a\nsee b\nsay B\nhear b\nhear bb\nsee c\n"
)

// TestGoldenKindsAreNamed: a failure names the kinds of the lines that differ.
func TestGoldenKindsAreNamed(t *testing.T) {
	if failed, _ := kindsOf(t, "false", goldenBefore, goldenBefore); len(failed) > 0 {
		t.Errorf("the same text fails: %v", failed)
	}
	failed, left := kindsOf(t, "false", goldenBefore, goldenAfter)
	if len(failed) != 1 || !strings.Contains(failed[0], "3 of hear, 1 of say (-update=hear,say") ||
		!strings.Contains(failed[0], "+ hear bb") {
		t.Errorf("it says %q", failed)
	}
	if left != goldenBefore {
		t.Errorf("without -update the file becomes %q", left)
	}
}

// TestGoldenKindsAreWrittenAlone updates lines of one kind: lines of other kinds stay as they were, and still fail.
func TestGoldenKindsAreWrittenAlone(t *testing.T) {
	failed, left := kindsOf(t, "hear", goldenBefore, goldenAfter)
	if want := "see a\nhear A\nsay a\nsee b\nhear b\nhear bb\nsee c\n"; left != want {
		t.Errorf("the file becomes %q, want %q", left, want)
	}
	if len(failed) != 1 || strings.Contains(failed[0], "of hear") || !strings.Contains(failed[0], "1 of say") {
		t.Errorf("it says %q", failed)
	}
	for _, flag := range []string{"hear,say", "true"} {
		if failed, left := kindsOf(t, flag, goldenBefore, goldenAfter); len(failed) > 0 || left != goldenAfter {
			t.Errorf("-update=%s fails with %v and leaves %q", flag, failed, left)
		}
	}
	failed, left = kindsOf(t, "smell", goldenBefore, goldenAfter)
	if len(failed) != 1 || left != goldenBefore {
		t.Errorf("a kind that there is not: %v, %q", failed, left)
	}
}
