package main

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"os/exec"
	"slices"
	"strings"
)

// longFunction is the number of lines beyond which a function is told.
const longFunction = 60

// programs are what players and hosts get, and systems where they get it: what these are made of ships.
var (
	programs = []string{".", "./mobile", "./internal/rooms/hall"}
	systems  = [][]string{{"GOOS=linux", "GOARCH=amd64"}, {"GOOS=windows", "GOARCH=amd64"},
		{"GOOS=darwin", "GOARCH=arm64"},
		{"GOOS=android", "GOARCH=arm64"}, {"GOOS=js", "GOARCH=wasm"}}
)

// state is the code at one time.
type state struct {
	folders map[string]*folder
	ships   map[string]bool
}

// stateOf reads the code in root.
func stateOf(root string) (s state, err error) {
	if s.folders, err = measure(root); err != nil {
		return state{}, err
	}
	s.ships, err = shipped(root)
	return s, err
}

// stateAt reads the code as git has it at a revision.
func stateAt(root, revision string) (s state, err error) {
	old, err := os.MkdirTemp("", "shape")
	if err != nil {
		return state{}, fmt.Errorf("the code of %s: %w", revision, err)
	}
	defer func() { err = errors.Join(err, os.RemoveAll(old)) }()
	archive, unpack := exec.Command("git", "archive", revision, "--", "*.go", "go.*"),
		exec.Command("tar", "-x", "-C", old)
	archive.Dir, archive.Stderr, unpack.Stderr = root, os.Stderr, os.Stderr
	if unpack.Stdin, err = archive.StdoutPipe(); err != nil {
		return state{}, err
	}
	if err := unpack.Start(); err != nil {
		return state{}, fmt.Errorf("unpack the code of %s: %w", revision, err)
	}
	if err := errors.Join(archive.Run(), unpack.Wait()); err != nil {
		return state{}, fmt.Errorf("the code of %s: %w", revision, err)
	}
	return stateOf(old)
}

// lastRelease returns the newest tag before what is checked out, or "" if there is none.
func lastRelease(root string) (string, error) {
	out, err := exec.Command("git", "-C", root, "tag", "--merged", "HEAD", "--sort=-creatordate").Output()
	if err != nil {
		return "", fmt.Errorf("the last release: %w", err)
	}
	newest, _, _ := strings.Cut(string(out), "\n")
	return newest, nil
}

// shipped returns the folders of which the programs are made on any system. Files that the page or the packages need
// and that are no code (//go:embed) are not looked for.
func shipped(root string) (map[string]bool, error) {
	folders := map[string]bool{}
	for _, system := range systems {
		list := exec.Command("go", append([]string{"list", "-e", "-deps", "-f", "{{.ImportPath}}"}, programs...)...)
		list.Dir, list.Stderr = root, os.Stderr
		list.Env = append(append(os.Environ(), "CGO_ENABLED=0"), system...)
		out, err := list.Output()
		if err != nil {
			return nil, fmt.Errorf("list what ships: %w", err)
		}
		for path := range strings.FieldsSeq(string(out)) {
			if path == module {
				folders["."] = true
			} else if strings.HasPrefix(path, module+"/") {
				folders[folderOf(path)] = true
			}
		}
	}
	return folders, nil
}

// printSince writes what the code has grown and shrunk by: sums, packages, long functions.
func printSince(w io.Writer, was, now state, revision string) {
	fmt.Fprintf(w, "lines since %s\n\n| | now | then | more |\n|---|---|---|---|\n", revision)
	for _, sum := range []struct {
		title string
		of    func(s state, folder string) int
	}{
		{"shipped", func(s state, f string) int { return s.lines(f, true) }},
		{"not shipped", func(s state, f string) int { return s.lines(f, false) }},
		{"tests", func(s state, f string) int { return s.folders[f].tests }},
	} {
		fmt.Fprintln(w, difference(sum.title, was.sum(sum.of), now.sum(sum.of)))
	}

	fmt.Fprint(w, "\n| package, without tests | now | then | more |\n|---|---|---|---|\n")
	for _, f := range changed(was, now) {
		title := f
		if !now.ships[f] && !was.ships[f] {
			title += " (not shipped)"
		}
		fmt.Fprintln(w, difference(title, was.of(f), now.of(f)))
	}

	long, before := now.long(), was.long()
	fmt.Fprintf(w, "\nfunctions over %d lines: %d now, %d then; longer than then, or new:\n", longFunction,
		len(long), len(before))
	lengths := was.lengths()
	for _, f := range long {
		if f.lines > lengths[f.name] {
			fmt.Fprintf(w, "%5d  %5d  %s\n", f.lines, lengths[f.name], f.name)
		}
	}
}

func difference(title string, was, now int) string {
	return fmt.Sprintf("| %s | %d | %d | %+d |", title, now, was, now-was)
}

// of returns the lines of a folder that may not be there.
func (s state) of(name string) int {
	if f := s.folders[name]; f != nil {
		return f.lines
	}
	return 0
}

// lines returns the lines of a folder if it ships, or if it does not.
func (s state) lines(name string, ships bool) int {
	if s.ships[name] != ships {
		return 0
	}
	return s.of(name)
}

func (s state) sum(of func(s state, folder string) int) int {
	n := 0
	for f := range s.folders {
		n += of(s, f)
	}
	return n
}

// changed lists the folders whose lines have changed, those that have grown most first.
func changed(was, now state) []string {
	all := maps.Clone(was.folders)
	maps.Copy(all, now.folders)
	names := slices.DeleteFunc(slices.Sorted(maps.Keys(all)), func(f string) bool { return was.of(f) == now.of(f) })
	slices.SortStableFunc(names, func(a, b string) int { return cmp.Compare(now.of(b)-was.of(b), now.of(a)-was.of(a)) })
	return names
}

// long lists the long functions, the longest first.
func (s state) long() []function {
	return s.functions(func(f function) bool { return f.lines > longFunction },
		func(a, b function) int { return cmp.Or(cmp.Compare(b.lines, a.lines), cmp.Compare(a.name, b.name)) })
}

func (s state) functions(which func(function) bool, order func(a, b function) int) []function {
	var all []function
	for _, f := range s.folders {
		for _, fn := range f.functions {
			if which(fn) {
				all = append(all, fn)
			}
		}
	}
	slices.SortFunc(all, order)
	return all
}

// lengths returns the lines of each function by its name; of several with one name (init, or one for each system) the
// longest counts.
func (s state) lengths() map[string]int {
	lengths := map[string]int{}
	for _, f := range s.folders {
		for _, fn := range f.functions {
			lengths[fn.name] = max(lengths[fn.name], fn.lines)
		}
	}
	return lengths
}
