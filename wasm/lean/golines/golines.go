// Package golines says what the tools of this module rest on in Go: one row for each line of Go's, 1.26 for example, that they know. With any other
// Go they do nothing. Whoever adds a row reads what has changed in the sources that it names, and runs all tests of the module with that Go.
package golines

import (
	"bytes"
	"errors"
	"fmt"
	"go/version"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// Line is what is known of a line of Go's.
type Line struct {
	Name      string                   // as go/version.Lang has it
	Tried     string                   // the version of it that everything was tried with last
	Module    Module                   // where the linker's description of a program has what trim needs
	Short     func(name string) string // the name of a function as Go prints it
	Finder    Edit                     // has the runtime reckon what it looks up otherwise, which trim needs
	Templates Edit                     // keeps text/template from calling methods by their names
	Linker    Edit                     // has cmd/link write names of functions as Go prints them
}

// Module says where fields of runtime.moduledata begin, in words of eight bytes.
type Module struct {
	Names, PCs, Records, Functions, Finder, MinPC, MaxPC, Text, Inlined, End uint64
}

// lines are all rows, the oldest first.
var lines = []Line{
	{
		Name:      "go1.26",
		Tried:     "go1.26.8",
		Module:    Module{Names: 1, PCs: 10, Records: 13, Functions: 16, Finder: 19, MinPC: 20, MaxPC: 21, Text: 22, Inlined: 40, End: 41},
		Short:     threePieces,
		Finder:    finder("go1.26", printsThreePieces),
		Templates: templates,
		Linker:    linker("threePieces", printsThreePieces),
	},
	{
		// typedesclen, itaboffset and itabsize have come before what trees of inlined calls are counted from.
		Name:      "go1.27",
		Tried:     "go1.27.4",
		Module:    Module{Names: 1, PCs: 10, Records: 13, Functions: 16, Finder: 19, MinPC: 20, MaxPC: 21, Text: 22, Inlined: 43, End: 44},
		Short:     fivePieces,
		Finder:    finder("go1.27", printsFivePieces),
		Templates: templates,
		Linker:    linker("fivePieces", printsFivePieces),
	},
}

// Known returns all rows, the oldest first.
func Known() []Line { return slices.Clone(lines) }

// Of returns the row for a version as runtime.Version tells it. Of any other Go it says which ones are known.
func Of(goVersion string) (Line, error) {
	plain, _, _ := strings.Cut(goVersion, " ") // behind it experiments are named
	name := version.Lang(plain)
	for _, l := range lines {
		if l.Name == name {
			return l, nil
		}
	}
	return Line{}, fmt.Errorf("nothing is known of %s yet, only of %s", goVersion, names())
}

// names lists the rows for a sentence.
func names() string {
	var all []string
	for _, l := range lines {
		all = append(all, fmt.Sprintf("%s (%s)", l.Name, l.Tried))
	}
	return strings.Join(all, " and ")
}

// OfRoot returns the row for the Go that lies in a folder (GOROOT).
func OfRoot(root string) (Line, error) {
	text, err := os.ReadFile(filepath.Join(root, "VERSION"))
	if err != nil {
		return Line{}, fmt.Errorf("which Go this is: %w", err)
	}
	first, _, _ := strings.Cut(string(text), "\n")
	return Of(strings.TrimSpace(first))
}

// mark returns what the edit Finder writes into programs.
func mark(name string) string { return "lean: " + name + ": functions found without a table" }

// Mark returns what stands in programs that were built with the edit Finder, and in no other.
func (l Line) Mark() string { return mark(l.Name) }

// Marked returns the row for the Go that made a program, by its mark.
func Marked(program []byte) (Line, error) {
	var found []Line
	for _, l := range lines {
		if bytes.Contains(program, []byte(l.Mark())) {
			found = append(found, l)
		}
	}
	switch len(found) {
	case 0:
		return Line{}, errors.New("its runtime looks functions up in the table that is to go: it was built without the overlay of patch")
	case 1:
		return found[0], nil
	}
	return Line{}, fmt.Errorf("it bears the marks of %d lines of Go", len(found))
}
