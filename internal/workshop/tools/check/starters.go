package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"slices"
	"strings"
)

// Go keeps the result of a package's tests as long as the test program is the same, and the files and the variables
// that it has looked at. What other programs look at that a test starts (go list, git, a bot in Python) Go does not
// see. So there are two kinds of packages: by day the results of starters count only as long as nothing at all in the
// house has changed.
//
// Builders are starters whose tests start nothing but the go command and what that builds, and build much with it. They
// are a kind of their own, for that takes long.
const (
	starters    = "those whose tests start programs"
	builders    = "those whose tests build much"
	nonStarters = "all but those whose tests start programs"
)

// buildingTests are the builders.
var buildingTests = []string{"internal/workshop/tools/figures", "internal/workshop/tools/newgame",
	"internal/workshop/vulns",
	"wasm/patch"}

// starting are the packages by which programs are started, or which do so themselves.
var starting = []string{"os/exec", "go/build", "go/importer", "golang.org/x/tools/go/packages"}

// themselves are packages whose tests start nothing but themselves, and look at nothing more by that.
var themselves = []string{"internal/rooms", "internal/rooms/hall", "internal/rooms/journal",
	"internal/rooms/stream", "internal/store", "internal/workshop/journaltest"}

// testPackage is what go list says of a package.
type testPackage struct {
	ImportPath, Dir                          string
	Imports, TestImports, XTestImports, Deps []string
	TestGoFiles, XTestGoFiles                []string
}

// packagesOf returns the packages with tests of one kind, as arguments of go test.
func packagesOf(ctx context.Context, kind string) ([]string, error) {
	out, err := exec.CommandContext(ctx, "go", "list",
		"-json=ImportPath,Dir,Imports,TestImports,XTestImports,Deps,TestGoFiles,XTestGoFiles", "./...").Output()
	if err != nil {
		return nil, fmt.Errorf("the packages with tests: %w", err)
	}
	list := map[string]testPackage{}
	for d := json.NewDecoder(strings.NewReader(string(out))); ; {
		var p testPackage
		if err := d.Decode(&p); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			return nil, fmt.Errorf("the packages with tests: %w", err)
		}
		list[p.ImportPath] = p
	}
	var some []string
	for path, p := range list {
		if len(p.TestGoFiles)+len(p.XTestGoFiles) > 0 && p.kind(list) == kind {
			some = append(some, path)
		}
	}
	slices.Sort(some)
	return some, nil
}

// kind returns the kind of a package with tests.
func (p testPackage) kind(list map[string]testPackage) string {
	switch _, path, _ := strings.Cut(p.ImportPath, "/"); {
	case slices.Contains(buildingTests, path):
		return builders
	case p.starts(list):
		return starters
	}
	return nonStarters
}

// starts reports whether the tests of a package, with all of this house that is in them, can start programs besides
// themselves.
func (p testPackage) starts(list map[string]testPackage) bool {
	if _, path, _ := strings.Cut(p.ImportPath, "/"); slices.Contains(themselves, path) {
		return false
	}
	direct := slices.Concat(p.Imports, p.TestImports, p.XTestImports)
	within := slices.Clone(direct)
	for _, of := range direct {
		within = append(within, list[of].Deps...)
	}
	return slices.ContainsFunc(direct, isStarting) ||
		slices.ContainsFunc(within, func(of string) bool { return slices.ContainsFunc(list[of].Imports, isStarting) })
}

func isStarting(path string) bool { return slices.Contains(starting, path) }
