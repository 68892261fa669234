// Package credits holds what the program is made with, and under which licences: itself, typefaces, sounds, data, and the modules that are
// linked in on any platform. `make credits` writes its file from the modules themselves, and a test fails while that is not up to date.
// Natively the file is embedded; in the browser it is fetched when somebody asks for it.
package credits

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
)

// Name is that of the file.
const Name = "notices.json"

// Kinds are what a part can be, in the order in which they are listed: the end of message keys ("credits.kind.module").
var Kinds = []string{"program", "typeface", "sound", "data", "module"}

// Book lists everything, and holds each text once.
type Book struct {
	Parts []Part   `json:"parts"`
	Texts []string `json:"texts"`
}

// Part is something that the program is made with.
type Part struct {
	// Name is that of a module with its version, or that of anything else in English, with what it is behind a comma.
	Name string `json:"name"`
	// Kind is one of [Kinds].
	Kind string `json:"kind"`
	// Licences are their short names (SPDX).
	Licences []string `json:"licences"`
	// Copyright is whose it is, as the head of the licence says, "" where it does not.
	Copyright string `json:"copyright,omitempty"`
	// Texts are the numbers of their texts.
	Texts []int `json:"texts"`
}

// errMissing says that there is no file yet.
var errMissing = errors.New("credits: the file is not there")

// Load returns the list. In the browser it must have been fetched; see [Fetch]. The error says what is wrong with the file.
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
