// Patch prepares the sources of others for a build of the page's program: an overlay of Go's library for go build -overlay, and on demand
// a copy of the engine whose built-in shaders are made already, for go build -modfile, so that the program has no compiler for them, and with it one of
// the decoder of MP3. A change of the library names the text that it replaces; where that is not found exactly once, it is left out, and patch says so. The
// engine is copied only if it is the one that the files in its place were written for; otherwise patch says so, and writes no web.mod.
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

func main() {
	dir := flag.String("dir", "build/patched", "folder for what is written")
	trimmed := flag.Bool("trimmed", false, "the program will be trimmed by wasm/trim")
	shaders := flag.Bool("shaders", false, "the engine's built-in shaders are made now")
	flag.Parse()
	if err := run(*dir, *trimmed, *shaders); err != nil {
		fmt.Fprintln(os.Stderr, "patch:", err)
		os.Exit(1)
	}
}

func run(dir string, trimmed, shaders bool) error {
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
	if err := writeOverlay(dir, root, edits); err != nil || !shaders {
		return err
	}
	if err := makeShaders(dir); err != nil {
		fmt.Fprintf(os.Stderr, "patch: THE ENGINE KEEPS ITS SHADER COMPILER, and the page grows by 0.5 MB: %v; see wasm/patch/engine.go\n", err)
		return os.RemoveAll(filepath.Join(dir, modFile)) // without it the engine is built as it is
	}
	return nil
}

// makeShaders writes the copy of the engine, if this is the one that can be copied.
func makeShaders(dir string) error {
	e, err := findModule(enginePath)
	if err != nil {
		return err
	}
	if err := checkEngine(e); err != nil {
		return err
	}
	return writeEngine(dir, e)
}

// goRoot returns where the sources of Go's library lie.
func goRoot() (string, error) {
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return "", fmt.Errorf("where Go's library lies: %w", err)
	}
	return filepath.Join(strings.TrimSpace(string(root)), "src"), nil
}
