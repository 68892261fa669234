package main

import (
	"go/ast"
	"go/build"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
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

// TestTheRaceDetectorSeesWhatGoesOnAtOnce finds the packages that start goroutines: their tests must run with the race
// detector.
func TestTheRaceDetectorSeesWhatGoesOnAtOnce(t *testing.T) {
	const root = "../../../.."
	// their tests run a program, not a package
	needWindow := []string{"internal/workshop/pilot", "internal/workshop/pilot/desk",
		"internal/workshop/tools/dist/look"}
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
	var covered []string
	for _, c := range racingStep(t).commands {
		covered = append(covered, c.args...)
		if i := slices.Index(c.args, "-C"); i >= 0 { // patterns are relative to this folder
			for _, arg := range c.args {
				covered = append(covered, "./"+c.args[i+1]+"/"+strings.TrimPrefix(arg, "./"))
			}
		}
	}
	for folder := range starts {
		if !covers(covered, folder) && !slices.Contains(needWindow, folder) {
			t.Errorf("%s starts goroutines, and its tests do not run with the race detector", folder)
		}
	}
	if len(starts) < 5 {
		t.Errorf("only %v start goroutines", starts)
	}
}

// covers reports whether one of the patterns matches a folder.
func covers(patterns []string, folder string) bool {
	return slices.ContainsFunc(patterns, func(pattern string) bool {
		above, all := strings.CutSuffix(pattern, "/...")
		return pattern == "./"+folder || all && strings.HasPrefix("./"+folder+"/", above+"/")
	})
}

func racingStep(t *testing.T) step {
	t.Helper()
	all := steps()
	i := slices.IndexFunc(all, func(s step) bool { return s.name == "race detector" })
	if i < 0 {
		t.Fatal("no step runs the race detector")
	}
	return all[i]
}

// TestTheRacingScenesAreThere checks that each alternative in the pattern for tests of scenes still matches a test.
func TestTheRacingScenesAreThere(t *testing.T) {
	files, err := filepath.Glob("../../../../scenes/*_test.go")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	var all []byte
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, text...)
	}
	for part := range strings.SplitSeq(racingScenes, "|") {
		if !regexp.MustCompile(`func Test\w*` + part).Match(all) {
			t.Errorf("no test of scenes is called %s", part)
		}
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

// TestWhatOnlyAnotherSystemHasIsSeen checks that vet and staticcheck also run for the browser, and vet for Android, on
// every folder with files that are compiled there and not here.
func TestWhatOnlyAnotherSystemHasIsSeen(t *testing.T) {
	const root = "../../../.."
	script, err := os.ReadFile(filepath.Join(root, "scripts/phones.sh"))
	if err != nil {
		t.Fatal(err)
	}
	vetted := regexp.MustCompile(`(?m)^android go vet (.*)$`).FindSubmatch(script)
	if vetted == nil {
		t.Fatal("scripts/phones.sh vets nothing")
	}
	here := build.Context{GOOS: "linux", GOARCH: "amd64", Compiler: "gc", BuildTags: []string{"pilot"}}
	for _, there := range []struct {
		build.Context
		seen string
	}{
		{build.Context{GOOS: "js", GOARCH: "wasm", Compiler: "gc"}, wasmOnly},
		{build.Context{GOOS: "android", GOARCH: "arm64", Compiler: "gc", CgoEnabled: true}, string(vetted[1])},
	} {
		n := 0
		err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			switch {
			case err != nil:
				return err
			case d.IsDir() && (d.Name() == "build" || d.Name() == ".git" || d.Name() == "testdata"):
				return filepath.SkipDir
			case d.IsDir() && path != root && exists(filepath.Join(path, "go.mod")):
				return filepath.SkipDir // another module
			case d.IsDir() || filepath.Ext(path) != ".go":
				return nil
			}
			dir, name := filepath.Split(path)
			hereToo, err := here.MatchFile(dir, name)
			if err != nil || hereToo {
				return err
			}
			is, err := there.MatchFile(dir, name)
			if err != nil || !is {
				return err
			}
			folder, err := filepath.Rel(root, filepath.Dir(path))
			if err != nil {
				return err
			}
			n++
			if folder = filepath.ToSlash(folder); strings.HasPrefix(folder, "internal/workshop/tools/") {
				return nil // a developer's machine has these, and no other
			}
			if !covers(strings.Fields(there.seen), folder) {
				t.Errorf("%s is compiled for %s and not here, and nobody sees it", path, there.GOOS)
			}
			return nil
		})
		if err != nil || n == 0 {
			t.Fatal(there.GOOS, n, err)
		}
	}
}

func exists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}
