// Patch writes an overlay of Go's library for go build -overlay: with it a program for WebAssembly can be trimmed after
// linking (trim), and on demand templates call no methods, so that the linker leaves out what nobody calls. For
// programs of other systems there is a linker that writes short names of functions: built with the overlay, it is used
// by linkby. Each change names the text that it replaces; where that is not found exactly once, and with a Go that
// nobody knows yet, patch says so, writes no overlay, and ends with code 1.
package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"runehall/lean/golines"
)

func main() {
	root := flag.String("root", "", "`FOLDER` of the Go that builds the program, by default what go env GOROOT says")
	dir := flag.String("dir", "build", "`FOLDER` for overlay.json and the changed files")
	trim := flag.Bool("trim", true, "the program is to be trimmed")
	templates := flag.Bool("templates", false, "no template of the program calls a method")
	linker := flag.Bool("linker", false,
		"change cmd/link too: built with the overlay, it writes names of functions as Go prints them")
	flag.Parse()
	if err := run(*root, *dir, wishes{*trim, *templates, *linker}); err != nil {
		fmt.Fprintln(os.Stderr, "patch:", err)
		os.Exit(1)
	}
}

// wishes are the edits that are asked for.
type wishes struct{ trim, templates, linker bool }

func run(root, dir string, w wishes) error {
	if root == "" {
		out, err := exec.Command("go", "env", "GOROOT").Output()
		if err != nil {
			return fmt.Errorf("where Go lies: %w", err)
		}
		root = strings.TrimSpace(string(out))
	}
	if err := replaceable(root); err != nil {
		return err
	}
	line, err := golines.OfRoot(root)
	if err != nil {
		return err
	}
	var edits []golines.Edit
	if w.templates {
		edits = append(edits, line.Templates)
	}
	if w.trim {
		edits = append(edits, line.Finder)
	}
	if w.linker {
		edits = append(edits, line.Linker)
	}
	return writeOverlay(dir, root, edits)
}

// replaceable makes sure that the go command will take an overlay of the Go in root: it lets none lie over its cache of
// modules, where Gos lie that it has fetched itself.
func replaceable(root string) error {
	out, err := exec.Command("go", "env", "GOMODCACHE").Output()
	if err != nil {
		return fmt.Errorf("where modules are kept: %w", err)
	}
	below, err := filepath.Rel(strings.TrimSpace(string(out)), root)
	if err == nil && filepath.IsLocal(below) {
		return fmt.Errorf("%s lies in the cache of modules, over which go build lays no overlay: link it to another folder, and set GOROOT to that, GOTOOLCHAIN to local, and PATH to its bin", root)
	}
	return nil
}

// writeOverlay writes the changed files of the Go that lies in root, and the overlay that names them, DIR/overlay.json.
func writeOverlay(dir, root string, edits []golines.Edit) error {
	texts := map[string]string{}
	for _, e := range edits {
		changed, err := e.Apply(root)
		if err != nil {
			return fmt.Errorf("%s of this Go is another one than is known: %w", e.File, err)
		}
		texts[e.File] = changed
	}
	dir, err := filepath.Abs(dir)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	replace := map[string]string{}
	for file, text := range texts {
		to := filepath.Join(dir, strings.ReplaceAll(file, "/", "_")+".txt")
		if err := os.WriteFile(to, []byte(text), 0o644); err != nil {
			return err
		}
		replace[golines.Source(root, file)] = to
	}
	overlay, err := json.MarshalIndent(map[string]any{"Replace": replace}, "", "  ")
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, "overlay.json"), overlay, 0o644)
}
