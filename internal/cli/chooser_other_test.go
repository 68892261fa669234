//go:build !js

package cli

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"testing"
)

// answers are outputs and exit codes of a file dialog, and what comes of each.
var answers = []struct {
	name, script string
	text         string
	called, bad  bool
}{
	{"chosen", `echo "$FILE"`, "a record", true, false},
	{"nothing chosen", "exit 1", "", false, false},
	{"closed", "true", "", false, false},
	{"no such file", `echo "$FILE.gone"`, "", true, true},
	{"a folder", `echo "$DIR"`, "", true, true},
}

// TestChosenFileIsRead replaces the programs that show file dialogs by scripts.
func TestChosenFileIsRead(t *testing.T) {
	if runtime.GOOS == "windows" || runtime.GOOS == "darwin" {
		t.Skip("the dialogs of this system are no programs in the path")
	}
	dir := t.TempDir()
	file := filepath.Join(dir, "a match.runehall")
	if err := os.WriteFile(file, []byte("a record"), 0o600); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", dialogs)
	dialog := func(name, script string) {
		text := "#!/bin/sh\nFILE='" + file + "'; DIR='" + dir + "'\n" + script + "\n"
		if err := os.WriteFile(filepath.Join(dialogs, name), []byte(text), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	for _, program := range []string{"zenity", "kdialog"} {
		for _, c := range answers {
			t.Run(program+" "+c.name, func(t *testing.T) {
				dialog(program, c.script)
				ask := func() (string, error) { return askKDE("kdialog") }
				if program == "zenity" {
					if ask = fileDialog(); ask == nil {
						t.Fatal("zenity is not found")
					}
				}
				called := false
				choose(ask, func(text []byte, err error) {
					called = true
					if string(text) != c.text || (err != nil) != c.bad {
						t.Errorf("read %q, %v", text, err)
					}
				})
				if called != c.called {
					t.Errorf("called: %v", called)
				}
			})
		}
	}
}

func TestFailedDialogIsTold(t *testing.T) {
	broken := errors.New("no display")
	var got error
	choose(func() (string, error) { return "", broken }, func(_ []byte, err error) { got = err })
	if !errors.Is(got, broken) {
		t.Errorf("told %v", got)
	}
}
