package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
)

// build builds the program for a system, and returns its path.
func (d *maker) build(system, arch string) (string, error) {
	to := filepath.Join(d.work, "programs", system+"-"+arch, "runehall")
	if system == "windows" {
		to += ".exe"
	}
	// What git would write into the program is in the version already.
	flags := "-s -w -buildid= -X runehall/internal/release.stamp=" + d.Version
	return to, d.run([]string{"CGO_ENABLED=0", "GOOS=" + system, "GOARCH=" + arch},
		"go", "build", "-trimpath", "-buildvcs=false", "-ldflags", flags, "-o", to, ".")
}

// packers are the modules of programs that make packages, by the names of these. They have a go.mod of their own:
// nothing of them is in the program.
var packers = map[string]string{
	"nfpm":      "github.com/goreleaser/nfpm/v2/cmd/nfpm",
	"go-winres": "github.com/tc-hib/go-winres",
	"makefat":   "github.com/randall77/makefat",
}

// packer builds one of these programs for this machine, and returns its path.
func (d *maker) packer(name string) (string, error) {
	to := filepath.Join(d.work, "packers", name)
	return to, d.run([]string{"CGO_ENABLED=0"}, "go", "build", "-C", filepath.Join(d.data, "packers"),
		"-buildvcs=false", "-o", to, packers[name])
}

// run runs a command, and shows its output only if it fails.
func (d *maker) run(env []string, args ...string) error {
	cmd := exec.Command(args[0], args[1:]...)
	cmd.Env = append(append(os.Environ(), fmt.Sprintf("SOURCE_DATE_EPOCH=%d", d.Commit.Unix()), "TZ=UTC",
		"LC_ALL=C.UTF-8"), env...)
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("%s: %w\n%s", filepath.Base(args[0]), err, out)
	}
	return nil
}
