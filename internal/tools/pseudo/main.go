// Command pseudo makes a language of pseudo-words, and an overlay for the Go command with which it is one of the program's:
//
//	go run ./internal/tools/pseudo build/pseudo
//	GOFLAGS=-overlay=$PWD/build/pseudo/overlay.json go test ./assets/... ./scenes
//
// Its words are those of English, longer by two fifths, with accents and in brackets. So tests find texts that do not fit,
// words that come from no message, and keys that are missing, before a translator does. The language is added as
// docs/add-a-language.md says, step by step, so that the page is tried out too; it is in no program that is shipped.
package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
)

// tag is that of the language; it stands for pseudo-words, and for no people.
const tag = "qps"

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

// run writes the changed and the new files of a repository into a folder, and the overlay that names them.
func run(root, out string) error {
	files, err := language(root)
	if err != nil {
		return err
	}
	root, err = filepath.Abs(root)
	if err != nil {
		return err
	}
	out, err = filepath.Abs(out)
	if err != nil {
		return err
	}
	overlay := struct{ Replace map[string]string }{map[string]string{}}
	for path, text := range files {
		to := filepath.Join(out, path)
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

// language returns the files that make the language one of the program's, by their paths below the root.
func language(root string) (map[string][]byte, error) {
	files := map[string][]byte{"assets/lang/foreign_pseudo.go": []byte(foreign)}
	if err := messages(root, files); err != nil {
		return nil, err
	}
	if err := rulebooks(root, files); err != nil {
		return nil, err
	}
	for _, e := range edits {
		if err := e.make(root, files); err != nil {
			return nil, err
		}
	}
	return files, nil
}
