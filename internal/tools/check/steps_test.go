package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

func TestEveryRunOfTestsHasALimitFarAway(t *testing.T) {
	n := 0
	for _, s := range steps() {
		for _, c := range s.commands {
			line := c.String()
			if !strings.Contains(line, "go test") && !strings.Contains(line, "pilot-tests.sh") {
				continue
			}
			if n++; !strings.Contains(line, "-timeout "+testLimit) {
				t.Errorf("%s: %s", s.name, line)
			}
		}
	}
	if n < 5 {
		t.Errorf("only %d runs of tests", n)
	}
}

// TestTheRaceDetectorSeesWhatGoesOnAtOnce finds the packages that start goroutines, and wants their tests among those that
// run with the race detector.
func TestTheRaceDetectorSeesWhatGoesOnAtOnce(t *testing.T) {
	const root = "../../.."
	needWindow := []string{"internal/pilot", "internal/pilot/desk"} // their tests run a program, not a package
	starts := map[string]bool{}
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && (d.Name() == "build" || d.Name() == ".git"):
			return filepath.SkipDir
		case d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go"):
			return nil
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		folder, err := filepath.Rel(root, filepath.Dir(path))
		if err != nil {
			return err
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if startsGoroutine(n) {
				starts[filepath.ToSlash(folder)] = true
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	covered := strings.Fields(racing)
	for folder := range starts {
		parents := func(pattern string) bool {
			above, all := strings.CutSuffix(pattern, "/...")
			return pattern == "./"+folder || all && strings.HasPrefix("./"+folder+"/", above+"/")
		}
		if !slices.ContainsFunc(covered, parents) && !slices.Contains(needWindow, folder) {
			t.Errorf("%s starts goroutines, and its tests do not run with the race detector", folder)
		}
	}
	if len(starts) < 5 {
		t.Errorf("only %v start goroutines", starts)
	}
}

// startsGoroutine reports whether a node is a go statement, or calls something else that starts a goroutine.
func startsGoroutine(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.GoStmt:
		return true
	case *ast.CallExpr:
		f, ok := n.Fun.(*ast.SelectorExpr)
		return ok && (f.Sel.Name == "AfterFunc" || f.Sel.Name == "Go")
	}
	return false
}
