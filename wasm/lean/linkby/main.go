// Linkby runs Go's tools with another linker in the place of Go's own:
//
//	go build -toolexec="linkby LINKER" ...
//
// The linker is cmd/link, built with the overlay that patch -linker writes. Only the link itself is done by it: the go
// command asks Go's own for its version, and gets it with a word behind, so that it takes no program for up to date
// that the other one has linked.
package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// word stands behind the version of the linker.
const word = " lean"

func main() {
	if len(os.Args) < 3 {
		fmt.Fprintln(os.Stderr, `go build -toolexec="linkby LINKER" ...`)
		os.Exit(2)
	}
	if err := run(os.Args[1], os.Args[2], os.Args[3:]); err != nil {
		if ended, ok := errors.AsType[*exec.ExitError](err); ok && ended.ExitCode() > 0 { // it has said why
			os.Exit(ended.ExitCode())
		}
		fmt.Fprintln(os.Stderr, "linkby:", err)
		os.Exit(1)
	}
}

// run runs a tool with what stands behind it, or the linker in its place.
func run(linker, tool string, args []string) error {
	links := strings.TrimSuffix(filepath.Base(tool), ".exe") == "link"
	if links && slices.Contains(args, "-V=full") {
		version, err := exec.Command(tool, args...).Output()
		if err != nil {
			return err
		}
		_, err = fmt.Println(strings.TrimSpace(string(version)) + word)
		return err
	}
	if links {
		tool = linker
	}
	cmd := exec.Command(tool, args...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = os.Stdin, os.Stdout, os.Stderr
	return cmd.Run()
}
