// Seal finishes a build of the page: it writes into the service worker which files the page has, by their content, and
// a name for this version that is another one whenever one of them is. The same files give the same seal.
package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
)

// worker is the service worker. It is not among the files that it keeps: the browser asks the server for it by itself.
const worker = "sw.js"

// host says whether the page came from a host of rooms, which answers for this file itself: it is asked anew each time.
const host = "host.json"

// The lines of the worker that are filled in.
var (
	versionLine = []byte("const version = '';\n")
	filesLine   = []byte("const files = {};\n")
)

// packed are the extensions of the packed copies of files, which the browser asks for under the name of the file.
var packed = []string{".br", ".gz"}

func main() {
	dir := flag.String("dir", "build/web", "folder of the browser build")
	flag.Parse()
	if err := seal(*dir); err != nil {
		fmt.Fprintln(os.Stderr, "seal:", err)
		os.Exit(1)
	}
}

// seal fills in the service worker of a build.
func seal(dir string) error {
	path := filepath.Join(dir, worker)
	text, err := os.ReadFile(path)
	if err != nil {
		return fmt.Errorf("no service worker to fill in: %w", err)
	}
	if bytes.Count(text, versionLine) != 1 || bytes.Count(text, filesLine) != 1 {
		return errors.New(path + " is sealed already, or has no place for the files")
	}
	files, err := hashes(os.DirFS(dir))
	if err != nil {
		return fmt.Errorf("the files of the build: %w", err)
	}
	list, err := json.MarshalIndent(files, "", "  ") // in the order of the paths
	if err != nil {
		return fmt.Errorf("the list of files: %w", err)
	}
	sum := sha256.Sum256(append(list, text...))
	text = bytes.Replace(text, versionLine, fmt.Appendf(nil, "const version = '%s';\n", hex.EncodeToString(sum[:6])), 1)
	text = bytes.Replace(text, filesLine, fmt.Appendf(nil, "const files = %s;\n", list), 1)
	return os.WriteFile(path, text, 0o644)
}

// hashes returns the SHA-256 of each file by its path, as the browser checks it.
func hashes(build fs.FS) (map[string]string, error) {
	files := map[string]string{}
	err := fs.WalkDir(build, ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || path == worker || path == host || slices.Contains(packed, filepath.Ext(path)) {
			return err
		}
		data, err := fs.ReadFile(build, path)
		if err != nil {
			return err
		}
		sum := sha256.Sum256(data)
		files[path] = "sha256-" + base64.StdEncoding.EncodeToString(sum[:])
		return nil
	})
	return files, err
}
