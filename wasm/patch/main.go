// Patch prepares the sources of others for a build of the page's program: it writes an overlay of Go's library for go build -overlay.
// Every change names the text that it replaces. Where that is not found exactly once, the change is left out, and patch says so.
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"strings"
)

func main() {
	dir := flag.String("dir", "build/patched", "folder for what is written")
	trimmed := flag.Bool("trimmed", false, "the program will be trimmed by wasm/trim")
	flag.Parse()
	if err := run(*dir, *trimmed); err != nil {
		fmt.Fprintln(os.Stderr, "patch:", err)
		os.Exit(1)
	}
}

func run(dir string, trimmed bool) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	root, err := goRoot()
	if err != nil {
		return err
	}
	edits := []edit{methods}
	if trimmed {
		edits = append(edits, finder)
	}
	return writeOverlay(dir, root, edits)
}

// goRoot returns where Go lies.
func goRoot() (string, error) {
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return "", fmt.Errorf("where Go's library lies: %w", err)
	}
	return strings.TrimSpace(string(root)), nil
}
