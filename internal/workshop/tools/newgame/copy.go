package main

import (
	"errors"
	"fmt"
	"go/format"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
)

// file is a file as it will be.
type file struct {
	path      string // below the root, with slashes
	text, was string // was is empty if it is new
}

// added returns how many lines are new.
func (f file) added() int { return strings.Count(f.text, "\n") - strings.Count(f.was, "\n") }

// The toy game that is copied.
const (
	toyID      = "toy-cards"
	toyLetters = "TCA"
	toyName    = "cards"
	toyCore    = "internal/workshop/gamestest/toys/cards"
	toyBoard   = "internal/workshop/boardtest/cards"
)

// files returns all files that a game needs on its first day: new ones, and those in which it is registered. It writes
// nothing.
func (h house) files(g game) ([]file, error) {
	var list []file
	for _, folder := range []string{toyCore, toyBoard} {
		names, err := filepath.Glob(h.path(folder, "*.go"))
		if err != nil || len(names) == 0 {
			return nil, fmt.Errorf("there is no toy game in %s (%v)", folder, err)
		}
		for _, name := range names {
			if strings.HasSuffix(name, "_pilot_test.go") { // whose pictures are those of the toy
				continue
			}
			text, err := os.ReadFile(name)
			if err != nil {
				return nil, fmt.Errorf("read the toy game: %w", err)
			}
			base := filepath.Base(name)
			if rest, ok := strings.CutPrefix(base, toyName); ok {
				base = map[string]string{toyCore: "game", toyBoard: "board"}[folder] + rest
			}
			to := map[string]string{toyCore: "games", toyBoard: "scenes"}[folder]
			made, err := format.Source([]byte(g.code(string(text))))
			if err != nil {
				return nil, fmt.Errorf("copy %s: %w", name, err)
			}
			list = append(list, file{path: path.Join(to, g.id, base), text: string(made)})
		}
	}
	texts := os.DirFS(h.path(toyCore, "testdata"))
	err := fs.WalkDir(texts, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		text, err := fs.ReadFile(texts, name)
		if err != nil {
			return err
		}
		list = append(list, file{path: path.Join("assets", strings.ReplaceAll(name, toyID, g.id)),
			text: g.words(string(text))})
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("read the texts of the toy game: %w", err)
	}
	for _, r := range registries {
		f, err := h.registered(r, g)
		if err != nil {
			return nil, err
		}
		list = append(list, f)
	}
	return list, nil
}

var packageDoc = regexp.MustCompile(`(?s)^// Package cards .*?\n(//\n// Its rules:|package )`)

// code returns a file of the toy's core or board as one of the game.
func (g game) code(text string) string {
	said := "// Package " + g.id + " holds the rules of " + g.title() + ", which still are those of a toy game.\n"
	if strings.Contains(text, `"runehall/`+toyCore+`"`) {
		said = "// Package " + g.id + " is the board of " + g.title() + ", a plain one.\n"
	}
	text = packageDoc.ReplaceAllString(text, said+"$1")
	return strings.NewReplacer(
		"runehall/"+toyCore, "runehall/games/"+g.id, "package "+toyName+"\n", "package "+g.id+"\n",
		toyID, g.id, toyLetters, g.letters, "the toy game", g.title(),
	).Replace(text)
}

var name = regexp.MustCompile(`("game\.` + toyID + `": ")[^"]*`)

// words returns a file of the toy's texts as one of the game.
func (g game) words(text string) string {
	text = name.ReplaceAllString(text, "${1}"+g.title())
	return strings.NewReplacer(toyID, g.id, toyLetters, g.letters).Replace(text)
}

// write writes the files. If a new file exists already, it is left alone, and write returns an error.
func (h house) write(list []file) error {
	for _, f := range list {
		if _, err := os.Stat(h.path(f.path)); f.was == "" && !errors.Is(err, os.ErrNotExist) {
			return fmt.Errorf("%s is there already; nothing was changed", f.path)
		}
	}
	for _, f := range list {
		if err := os.MkdirAll(filepath.Dir(h.path(f.path)), 0o755); err != nil {
			return fmt.Errorf("make a folder: %w", err)
		}
		if err := os.WriteFile(h.path(f.path), []byte(f.text), 0o644); err != nil {
			return fmt.Errorf("write the game: %w", err)
		}
	}
	return nil
}
