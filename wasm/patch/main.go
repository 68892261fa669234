// Patch prepares the sources of others for a build of the page's program: a copy of the engine whose built-in shaders
// are made already, for go build -modfile, so that the program has no compiler for them, and with it one of the decoder
// of MP3. (Go's own library is wasm/lean's business.) With -desktop the copy of the engine is one for the packages of
// desktops, with its shaders in all languages of their drivers, and the only one. The engine is copied only if it is
// the one that the files in its place were written for, and the decoder only if it says what is replaced in it.
// Otherwise patch says so, in capitals; with -strict it ends with code 1, and without it goes on, and writes no web.mod
// if it is the engine.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
)

func main() {
	dir := flag.String("dir", "build/patched", "folder for what is written")
	desktops := flag.Bool("desktop", false, "for programs of desktops, not for the page's")
	strict := flag.Bool("strict", false, "end with code 1 where something stays as it is")
	flag.Parse()
	kind := page
	if *desktops {
		kind = desktop
	}
	if err := run(*dir, kind, *strict); err != nil {
		fmt.Fprintln(os.Stderr, "patch:", err)
		os.Exit(1)
	}
}

func run(dir string, of copied, strict bool) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	err := makeShaders(dir, of, strict)
	if err == nil {
		return nil
	}
	without := fmt.Errorf("THE ENGINE KEEPS ITS SHADER COMPILER, and the program grows (the page by 0.5 MB): %w; see wasm/patch/engine.go", err)
	// without the file the engine is built as it is
	if err := os.RemoveAll(filepath.Join(dir, modFile)); err != nil || strict {
		return errors.Join(without, err)
	}
	fmt.Fprintln(os.Stderr, "patch:", without)
	return nil
}

// makeShaders writes the copy of the engine, if this is the one that can be copied.
func makeShaders(dir string, of copied, strict bool) error {
	e, err := findModule(enginePath)
	if err != nil {
		return err
	}
	if err := checkEngine(e); err != nil {
		return err
	}
	return writeEngine(dir, e, of, strict)
}
