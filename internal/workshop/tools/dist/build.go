package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// build builds the program for a system, and returns its path.
func (d *maker) build(system, arch string) (string, error) {
	to := filepath.Join(d.work, "programs", system+"-"+arch, "runehall")
	if system == "windows" {
		to += ".exe"
	}
	// What git would write into the program is in the version already.
	flags := "-s -w -buildid= -X runehall/internal/release.stamp=" + d.Version
	args := append([]string{"go", "build", "-trimpath", "-buildvcs=false", "-ldflags", flags, "-o",
		to}, smaller(d.desktop)...)
	if err := d.run([]string{"CGO_ENABLED=0", "GOOS=" + system, "GOARCH=" + arch}, append(args, ".")...); err != nil {
		return "", err
	}
	if system == "linux" && arch == "amd64" {
		return to, checkSize(to)
	}
	return to, nil
}

// smaller are the flags with which programs are built smaller, out of the folder that scripts/desktop.sh made.
func smaller(folder string) []string {
	return []string{
		"-modfile=" + filepath.Join(folder, "web.mod"),
		"-overlay=" + filepath.Join(folder, "overlay.json"),
		"-toolexec=" + quoted(filepath.Join(folder, "linkby")) + " " + quoted(filepath.Join(folder, "link")),
	}
}

// quoted writes a path as go build reads it in a flag that holds a command: there may be spaces in it.
func quoted(path string) string {
	if strings.Contains(path, "'") {
		return `"` + path + `"`
	}
	return "'" + path + "'"
}

// mostBytes is how large the program may be for Linux on amd64, which stands for all: others are larger or smaller by
// what their systems need. docs/packages.md says of what it is made.
const mostBytes = 38e6

// checkSize refuses a program that has grown too large: whoever raises the figure says what for.
func checkSize(program string) error {
	info, err := os.Stat(program)
	if err == nil && info.Size() > mostBytes {
		return fmt.Errorf("%s has %.1f MB, and %.0f are the most", program, float64(info.Size())/1e6, mostBytes/1e6)
	}
	return err
}

// prepared refuses a folder in which something is missing for smaller programs.
func prepared(folder string) error {
	for _, name := range []string{"web.mod", "web.sum", "overlay.json", "link", "linkby"} {
		if _, err := os.Stat(filepath.Join(folder, name)); err != nil {
			return fmt.Errorf("programs would be larger than they need be: scripts/desktop.sh makes what is missing: %w", err)
		}
	}
	return nil
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
