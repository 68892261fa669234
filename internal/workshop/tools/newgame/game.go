package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"go/parser"
	"go/scanner"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

// house is the repository.
type house struct{ root string }

// game is a game to be made.
type game struct {
	id      string // a word in lower case
	letters string // before the number of each clause
}

// title is the name of the game till it gets a better one.
func (g game) title() string { return strings.ToUpper(g.id[:1]) + g.id[1:] }

var (
	idForm      = regexp.MustCompile(`^[a-z]{3,16}$`)
	lettersForm = regexp.MustCompile(`^[A-Z]{3}$`)
)

// named returns the game with an id and letters for its clauses; "" means the first letters of the id. An error says
// why there cannot be such a game.
func (h house) named(id, letters string) (game, error) {
	if !idForm.MatchString(id) {
		return game{}, fmt.Errorf("%q cannot be the id of a game: it is one word of 3 to 16 letters from a to z", id)
	}
	if token.IsKeyword(id) {
		return game{}, fmt.Errorf("%q cannot be the id of a game: it is a word of the language Go", id)
	}
	if letters == "" {
		letters = strings.ToUpper(id[:3])
	}
	if !lettersForm.MatchString(letters) {
		return game{}, fmt.Errorf("%q cannot stand before the numbers of clauses: that takes three letters from A to Z",
			letters)
	}
	for _, folder := range []string{"games", "scenes", "assets/rules"} {
		switch _, err := os.Stat(h.path(folder, id)); {
		case err == nil:
			return game{}, fmt.Errorf("the id %q is taken: there is a folder %s/%s", id, folder, id)
		case !errors.Is(err, os.ErrNotExist):
			return game{}, fmt.Errorf("look for %s/%s: %w", folder, id, err)
		}
	}
	for _, list := range registries {
		if err := h.free(list.path, id); err != nil {
			return game{}, err
		}
	}
	keys, err := h.keys()
	if err != nil {
		return game{}, err
	}
	for _, key := range keys {
		if strings.HasPrefix(key, id+".") {
			return game{}, fmt.Errorf("the id %q is taken: there is a message %s", id, key)
		}
		if strings.HasPrefix(key, "clause."+letters+"-") {
			return game{}, fmt.Errorf("the letters %s are taken: there is a message %s. Say other ones: new-game.sh %s ABC", letters, key, id)
		}
	}
	return game{id: id, letters: letters}, nil
}

// free returns an error if a file of Go uses a name already, for a package or anything else.
func (h house) free(path, name string) error {
	text, err := os.ReadFile(h.path(path))
	if err != nil {
		return fmt.Errorf("read a registry: %w", err)
	}
	if !strings.HasSuffix(path, ".go") {
		return nil
	}
	files := token.NewFileSet()
	if _, err := parser.ParseFile(files, path, text, parser.SkipObjectResolution); err != nil {
		return fmt.Errorf("read a registry: %w", err)
	}
	var s scanner.Scanner
	s.Init(files.AddFile(path, -1, len(text)), text, nil, 0)
	for {
		switch _, kind, word := s.Scan(); {
		case kind == token.EOF:
			return nil
		case kind == token.IDENT && (word == name || word == name+"board"):
			return fmt.Errorf("the id %q is taken: %s uses the name %s", name, path, word)
		}
	}
}

// keys lists the keys of all messages in English.
func (h house) keys() (keys []string, err error) {
	names, err := filepath.Glob(h.path("assets/lang/en/*.json"))
	if err != nil || len(names) == 0 {
		return nil, fmt.Errorf("there are no messages in assets/lang/en (%v)", err)
	}
	for _, name := range names {
		text, err := os.ReadFile(name)
		if err != nil {
			return nil, fmt.Errorf("read the messages: %w", err)
		}
		messages := map[string]json.RawMessage{}
		if err := json.Unmarshal(text, &messages); err != nil {
			return nil, fmt.Errorf("read the messages in %s: %w", name, err)
		}
		for key := range messages {
			keys = append(keys, key)
		}
	}
	return keys, nil
}

func (h house) path(parts ...string) string {
	return filepath.Join(append([]string{h.root}, parts...)...)
}
