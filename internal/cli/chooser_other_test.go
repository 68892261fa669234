//go:build !js

package cli

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"testing"
)

func TestChosenFileIsRead(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("the test's dialogs are shell scripts")
	}
	file := filepath.Join(t.TempDir(), "a match.runehall")
	if err := os.WriteFile(file, []byte("a record"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name, script string
		text         string
		called, bad  bool
	}{
		{"chosen", "echo '" + file + "'", "a record", true, false},
		{"nothing chosen", "exit 1", "", false, false},
		{"closed", "true", "", false, false},
		{"no such file", "echo '" + file + ".gone'", "", true, true},
		{"a folder", "echo '" + filepath.Dir(file) + "'", "", true, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			called := false
			choose(exec.Command("sh", "-c", c.script), func(text []byte, err error) {
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
