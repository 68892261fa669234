// Command pseudo makes a language of pseudo-words, and an overlay for the Go command with which the program speaks it:
//
//	go run ./internal/workshop/tools/pseudo build/pseudo
//	GOFLAGS=-overlay=$PWD/build/pseudo/overlay.json go test ./assets/... ./scenes
//	GOFLAGS=-overlay=$PWD/build/pseudo/overlay.json scripts/x.sh go test -tags pilot ./internal/workshop/pilot/fit
//
// Its words are those of English, longer by two fifths, with accents and in brackets. So tests find texts that do not
// fit, words that come from no message, and keys that are missing, before a translator does. The language is added as
// docs/add-a-language.md says, step by step, so that the page is tried out too; and it stands in the place of German,
// for tests that name their languages. It is in no program that is shipped.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
)

// own is the tag of the pseudo-language where it is a fifth language. No people speaks it.
const own = "qps"

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: pseudo FOLDER, from the root of the repository")
		os.Exit(2)
	}
	if err := run(".", os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "pseudo:", err)
		os.Exit(1)
	}
}

// run writes the overlay of a repository into a folder.
func run(root, out string) error {
	files := map[string][]byte{"assets/lang/foreign_pseudo.go": []byte(foreign)}
	for _, tag := range []string{own, "de"} {
		if err := errors.Join(messages(root, tag, files), rulebooks(root, tag, files)); err != nil {
			return err
		}
	}
	for _, e := range edits {
		if err := e.make(root, files); err != nil {
			return err
		}
	}
	return write(root, out, files)
}

// write writes changed and new files of a repository into a folder, and the overlay that names them.
func write(root, out string, files map[string][]byte) error {
	root, err := filepath.Abs(root)
	if err != nil {
		return err
	}
	out, err = filepath.Abs(out)
	if err != nil {
		return err
	}
	overlay := struct{ Replace map[string]string }{map[string]string{}}
	for path, text := range files {
		to := filepath.Join(out, "files", path)
		if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(to, text, 0o644); err != nil {
			return err
		}
		overlay.Replace[filepath.Join(root, path)] = to
	}
	text, err := json.MarshalIndent(overlay, "", "\t")
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(out, "overlay.json"), text, 0o644)
}
