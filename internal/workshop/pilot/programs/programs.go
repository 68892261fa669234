// Package programs builds the programs that tests start: once in each process, or not at all if the environment names
// programs that were built before.
package programs

import (
	"fmt"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"strings"
	"sync"
)

// BuiltVar names the environment variable with the paths of programs that are built already, as scripts/pilot-tests.sh
// does for all packages of tests: .../guest/runehall, .../window/runehall and so on, written as in PATH. What is
// missing there is built.
//
// SumVar names the one with their checksum. It is asked for and not used: go test keeps the results of tests, and looks
// at what a test has asked for to know whether they still count. At programs that a test starts it does not look, and
// at their files it had better not: a linker touches them even when nothing has changed.
const (
	BuiltVar = "RUNEHALL_PROGRAMS"
	SumVar   = "RUNEHALL_PROGRAMS_SUM"
)

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
	os.Getenv(SumVar)
	for _, file := range filepath.SplitList(os.Getenv(BuiltVar)) {
		if strings.HasSuffix(file, string(filepath.Separator)+name) {
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

// Remove deletes what was built in this process.
func Remove() error {
	built.Lock()
	defer built.Unlock()
	if built.dir == "" {
		return nil
	}
	return os.RemoveAll(built.dir)
}
