//go:build !js

package pilot

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"testing"
)

// builds keeps the programs that were built in this process.
var builds struct {
	sync.Mutex
	dir  string
	path map[string]string
}

// Build returns the path of the program of the package pkg, built as a guest
// (with the tag ebitenginevmguest, without cgo). It is built once in a process.
// pkg is an import path, or relative to the directory of the test.
func Build(t testing.TB, pkg string) string {
	t.Helper()
	return build(t, pkg, "ebitenginevmguest")
}

// BuildWindowed returns the path of the same program built for a real window.
func BuildWindowed(t testing.TB, pkg string) string {
	t.Helper()
	return build(t, pkg, "")
}

func build(t testing.TB, pkg, tags string) string {
	t.Helper()
	builds.Lock()
	defer builds.Unlock()
	key := pkg + " " + tags
	if path, ok := builds.path[key]; ok {
		return path
	}
	if builds.dir == "" {
		dir, err := os.MkdirTemp("", "pilot")
		if err != nil {
			t.Fatalf("a place for the guests: %v", err)
		}
		builds.dir, builds.path = dir, map[string]string{}
	}
	path := filepath.Join(builds.dir, fmt.Sprintf("guest%d", len(builds.path)))
	cmd := exec.Command("go", "build", "-tags", tags, "-o", path, pkg)
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("building %s: %v\n%s", pkg, err, out)
	}
	builds.path[key] = path
	return path
}

// removeBuilds deletes the programs that were built.
func removeBuilds() error {
	builds.Lock()
	defer builds.Unlock()
	if builds.dir == "" {
		return nil
	}
	return os.RemoveAll(builds.dir)
}
