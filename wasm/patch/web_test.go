package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// goAs returns a folder with a command go that says it is another version, or this one if that is "", and that makes no
// program for the browser, only a file in its place. What it is told to build with is written into builds.
func goAs(t *testing.T, version string) (bin, builds string) {
	t.Helper()
	real, err := exec.LookPath("go")
	if err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	root, bin := filepath.Join(t.TempDir(), "root"), t.TempDir()
	builds = filepath.Join(bin, "builds")
	if err := os.Mkdir(root, 0o755); err != nil {
		t.Fatal(err)
	}
	entries, err := os.ReadDir(strings.TrimSpace(string(out)))
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if e.Name() == "VERSION" && version != "" {
			err = os.WriteFile(filepath.Join(root, "VERSION"), []byte(version+"\n"), 0o644)
		} else {
			err = os.Symlink(filepath.Join(strings.TrimSpace(string(out)), e.Name()), filepath.Join(root, e.Name()))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	script := fmt.Sprintf(`#!/bin/sh
if [ "$*" = "env GOROOT" ]; then
  echo '%s'
elif [ "$1" = build ] && [ "$GOOS" = js ]; then
  echo "$*" >>'%s'
  while [ "$1" != -o ]; do shift; done
  echo 'no program' >"$2"
else
  exec '%s' "$@"
fi
`, root, builds, real)
	if err := os.WriteFile(filepath.Join(bin, "go"), []byte(script), 0o755); err != nil {
		t.Fatal(err)
	}
	return bin, builds
}

// TestNoPageIsPublishedUntrimmed builds pages with a Go that nobody knows yet, and with one whose program cannot be
// trimmed for another reason: those for developers say in capitals what they lack, and are built; those that are to be
// published are not.
func TestNoPageIsPublishedUntrimmed(t *testing.T) {
	t.Chdir("../..")
	if err := os.MkdirAll("build", 0o755); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name, version string
		flags         []string
		says          []string
		overlays      []bool // of the builds
		page          bool
	}{
		{"unknown Go", "go1.28.0", nil, []string{"nothing is known of go1.28.0", "THE PROGRAM STAYS UNTRIMMED"}, []bool{false}, true},
		{"unknown Go, plain", "go1.28.0", []string{"-plain"}, []string{"nothing is known of go1.28.0", "THE PROGRAM KEEPS EVERY METHOD"}, []bool{false}, true},
		{"unknown Go, published", "go1.28.0", []string{"-published"}, []string{"nothing is known of go1.28.0", "is not to be published", "GOTOOLCHAIN=go1."}, nil, false},
		{"no program", "", nil, []string{"stays as it is", "THE PROGRAM STAYS UNTRIMMED"}, []bool{true, true}, true},
		{"no program, published", "", []string{"-published"}, []string{"stays as it is", "is not to be published"}, []bool{true}, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			bin, builds := goAs(t, c.version)
			page, err := os.MkdirTemp("build", "page-of-a-test-")
			if err != nil {
				t.Fatal(err)
			}
			defer func() {
				for _, made := range []string{page, filepath.Join("build", "patched-"+filepath.Base(page))} {
					if err := os.RemoveAll(made); err != nil {
						t.Error(err)
					}
				}
			}()
			cmd := exec.Command("scripts/web.sh", append(slices.Clone(c.flags), page)...)
			cmd.Env = append(os.Environ(), "PATH="+bin+":"+os.Getenv("PATH"))
			said, err := cmd.CombinedOutput()
			if (err == nil) != c.page {
				t.Errorf("web.sh ended with %v:\n%s", err, said)
			}
			for _, want := range c.says {
				if !strings.Contains(string(said), want) {
					t.Errorf("it does not say %q:\n%s", want, said)
				}
			}
			if _, err := os.Stat(filepath.Join(page, "sw.js")); (err == nil) != c.page {
				t.Errorf("of the page there is: %v", err)
			}
			lines, err := os.ReadFile(builds)
			if err != nil && c.overlays != nil {
				t.Fatal(err)
			}
			var overlays []bool
			for line := range strings.Lines(string(lines)) {
				overlays = append(overlays, strings.Contains(line, "-overlay="))
			}
			if !slices.Equal(overlays, c.overlays) {
				t.Errorf("the builds have overlays: %v, want %v:\n%s", overlays, c.overlays, lines)
			}
		})
	}
}
