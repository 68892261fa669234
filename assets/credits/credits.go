// Package credits lists what the program is made with, and the licences: the program itself, typefaces, sounds, data,
// and the modules that are linked in on any platform. `make credits` writes its file from the modules themselves, and a
// test fails if the file is out of date. Natively the file is embedded; in the browser it is fetched when somebody asks
// for it.
package credits

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
)

// Name is the name of the file.
const Name = "notices.json"

// Kinds are the kinds of parts, in the order of the list. Each is the last part of a message key
// ("credits.kind.module").
var Kinds = []string{"program", "typeface", "sound", "data", "module"}

// Book is the whole list. Parts may share a text, so each text is held once.
type Book struct {
	Parts []Part   `json:"parts"`
	Texts []string `json:"texts"`
}

// Part is something that the program is made with.
type Part struct {
	// Name is a module with its version. For anything else it is the English name, then a comma and what it is.
	Name string `json:"name"`
	// Kind is one of [Kinds].
	Kind string `json:"kind"`
	// Licences are the short names (SPDX) of the licences.
	Licences []string `json:"licences"`
	// Copyright names the owner, as at the head of the licence; "" if the licence names none.
	Copyright string `json:"copyright,omitempty"`
	// Texts are the texts of the licences, as indices into [Book.Texts].
	Texts []int `json:"texts"`
}

// errMissing says that the file was not embedded, or has not been fetched yet.
var errMissing = errors.New("credits: the file is not there")

// Load returns the list. In the browser it must have been fetched before; see [Fetch]. An error says what is wrong with
// the file.
func Load() (*Book, error) {
	text, err := read()
	if err != nil {
		return nil, err
	}
	return Parse(text)
}

// Parse reads a list from the text of its file.
func Parse(text []byte) (*Book, error) {
	b := &Book{}
	if err := json.Unmarshal(text, b); err != nil {
		return nil, fmt.Errorf("credits: %w", err)
	}
	for _, p := range b.Parts {
		if p.Name == "" || !slices.Contains(Kinds, p.Kind) || len(p.Licences) == 0 || len(p.Texts) == 0 {
			return nil, fmt.Errorf("credits: part %q lacks something", p.Name)
		}
		if slices.ContainsFunc(p.Texts, func(n int) bool { return n < 0 || n >= len(b.Texts) }) {
			return nil, fmt.Errorf("credits: part %q has a text that is not there", p.Name)
		}
	}
	return b, nil
}
