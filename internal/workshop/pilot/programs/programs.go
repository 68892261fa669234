// Package programs builds the programs that tests start: once in each process, or not at all if the environment names
// programs that were built before.
package programs

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"sync"
)

// FolderVar names the environment variable with the folder of programs that are built already, as scripts/pilot-tests.sh
// does for all packages of tests: guest/runehall, window/runehall and so on. What is missing there is built.
const FolderVar = "RUNEHALL_PROGRAMS"

// Kind is how a program is built.
type Kind struct{ name, tags string }

// The kinds.
var (
	Guest  = Kind{"guest", "ebitenginevmguest"} // for package pilot
	Window = Kind{"window", ""}                 // for package desk
)

// built keeps what was built in this process.
var built struct {
	sync.Mutex
	dir  string
	path map[string]string
}

// Build returns the path of the program of a package, which is given as an import path, built without cgo.
func Build(pkg string, kind Kind) (string, error) {
	built.Lock()
	defer built.Unlock()
	name := filepath.Join(kind.name, path.Base(pkg))
	if dir := os.Getenv(FolderVar); dir != "" {
		if file := filepath.Join(dir, name); exists(file) {
			return file, nil
		}
	}
	key := pkg + " " + kind.name
	if file, ok := built.path[key]; ok {
		return file, nil
	}
	if built.dir == "" {
		dir, err := os.MkdirTemp("", "programs")
		if err != nil {
			return "", fmt.Errorf("a folder for programs: %w", err)
		}
		built.dir, built.path = dir, map[string]string{}
	}
	file := filepath.Join(built.dir, name)
	cmd := exec.Command("go", "build", "-tags", kind.tags, "-o", file, pkg)
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := cmd.CombinedOutput(); err != nil {
		return "", fmt.Errorf("building %s: %w\n%s", pkg, err, out)
	}
	built.path[key] = file
	return file, nil
}

func exists(file string) bool {
	_, err := os.Stat(file)
	return !errors.Is(err, os.ErrNotExist)
}

// Remove deletes what was built in this process.
func Remove() error {
	built.Lock()
	defer built.Unlock()
	if built.dir == "" {
		return nil
	}
	return os.RemoveAll(built.dir)
}
