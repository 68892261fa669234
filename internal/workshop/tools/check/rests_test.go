package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestThePageRestsOnWhatItIsMadeOf checks that the page's tests depend on files of each kind, and not on some others.
func TestThePageRestsOnWhatItIsMadeOf(t *testing.T) {
	t.Chdir("../../../..")
	paths, err := pageRests.paths(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range []string{
		"go.mod", "go.sum", "main.go", "wasm/page/style.css", "wasm/page/sw.js", "wasm/browser/game.mjs",
		"wasm/browser/package-lock.json", "wasm/hot.pprof", "scripts/web.sh", "assets/lang/de/scenes.json",
		"games/stones/testdata/../stones.go", "scenes/stones/testdata/tiny.record", "scenes/board.go",
		"internal/cli/shell_js.go", "internal/cli/main_other.go", "wasm/serve/main.go", "wasm/seal/main.go",
		"internal/rooms/serve/serve.go",
	} {
		if _, err := os.Stat(file); err != nil {
			continue // the file is gone; others of its kind are in the list
		}
		if !slices.Contains(paths, filepath.Clean(file)) {
			t.Errorf("it does not rest on %s", file)
		}
	}
	for _, part := range []string{"assets/art/", "assets/sound/", "assets/fonts/", "assets/rules/", "scenes/stones/",
		"games/stones/", "ui/", "wasm/lean/trim/"} {
		if !slices.ContainsFunc(paths, func(path string) bool { return strings.HasPrefix(path, part) }) {
			t.Errorf("it rests on nothing in %s", part)
		}
	}
	for _, path := range paths {
		if strings.HasPrefix(path, "docs/") && !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") ||
			strings.HasPrefix(path, "internal/workshop/") &&
				!strings.HasPrefix(path, "internal/workshop/learntest/taps/") {
			t.Errorf("it rests on %s", path)
		}
	}
}

// TestThePagesOwnPartsRestOnNoBoard checks that the tests of the page's own parts depend on the same files as the page,
// except boards, rules and scenes that they never visit.
func TestThePagesOwnPartsRestOnNoBoard(t *testing.T) {
	t.Chdir("../../../..")
	whole, err := pageRests.paths(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	own, err := pageOwnRests().paths(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	left := regexp.MustCompile(`^((games|scenes)/(ritual|masters|stones|market|toss)|scenes/(archive|credits|evening|gallery|rulebook|statistics))/.*\.go$`)
	for _, path := range whole {
		if is := left.MatchString(path); slices.Contains(own, path) == is {
			t.Errorf("%s is left out: %v", path, is)
		}
	}
	for _, folder := range pageOwnRests().less {
		if !slices.ContainsFunc(whole, func(path string) bool { return strings.HasPrefix(path, folder+"/") }) {
			t.Errorf("the page rests on nothing in %s", folder)
		}
	}
}

// TestWhatTestsInTheBrowserReadIsKnown finds the files of the repository that the browser's tests read: the step must
// depend on them.
func TestWhatTestsInTheBrowserReadIsKnown(t *testing.T) {
	t.Chdir("../../../..")
	paths, err := pageRests.paths(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob("wasm/browser/*.mjs")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	inserted := regexp.MustCompile(`\$\{[^}]*\}`)
	named := regexp.MustCompile("new URL\\([`'](\\.\\./[^`']*)[`']")
	n := 0
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range named.FindAllStringSubmatch(string(text), -1) {
			pattern := filepath.Join("wasm/browser", inserted.ReplaceAllString(m[1], "*"))
			if pattern == "." || pattern == "build" || strings.HasPrefix(pattern, "build/") {
				continue // files that are built
			}
			n++
			like := regexp.MustCompile("^" + strings.ReplaceAll(regexp.QuoteMeta(pattern), `\*`, ".*") + "(/|$)")
			if !slices.ContainsFunc(paths, like.MatchString) {
				t.Errorf("%s reads %s, and the step does not rest on it", file, pattern)
			}
		}
	}
	if n < 10 {
		t.Errorf("only %d files are named", n)
	}
}

// TestStartersAreFound checks that packages are sorted correctly into those whose tests start programs, those that
// build much of ours by that, and the others; that none is in two; and that together they are all that have tests.
func TestStartersAreFound(t *testing.T) {
	t.Chdir("../../../..")
	some, err := packagesOf(t.Context(), starters)
	if err != nil {
		t.Fatal(err)
	}
	others, err := packagesOf(t.Context(), nonStarters)
	if err != nil {
		t.Fatal(err)
	}
	building, err := packagesOf(t.Context(), builders)
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range []string{"internal/workshop/arch", "internal/workshop/tools/shape", "internal/cli",
		"assets/art", "mobile", "internal/rival", "internal/workshop/tools/check"} {
		if !slices.Contains(some, "runehall/"+p) {
			t.Errorf("%s is taken for one whose tests start nothing", p)
		}
	}
	for _, p := range []string{"games/stones", "scenes/stones", "scenes", "ui", "internal/store",
		"internal/rooms/hall"} {
		if !slices.Contains(others, "runehall/"+p) {
			t.Errorf("%s is taken for one whose tests start programs", p)
		}
	}
	out, err := exec.Command("go", "list", "-f",
		"{{if or .TestGoFiles .XTestGoFiles}}{{.ImportPath}}{{end}}", "./...").Output()
	if err != nil {
		t.Fatal(err)
	}
	have := slices.Sorted(slices.Values(slices.Concat(some, others, building)))
	if want := slices.Sorted(strings.FieldsSeq(string(out))); !slices.Equal(have, want) {
		t.Errorf("of the kinds are %v\nand with tests there are %v", have, want)
	}
	if len(some) < 10 || len(others) < 60 {
		t.Errorf("%d start programs, %d do not", len(some), len(others))
	}
}

// TestThoseThatStartThemselvesStartNothingElse reads the tests of the packages that are said to start only their own
// binary.
func TestThoseThatStartThemselvesStartNothingElse(t *testing.T) {
	starts := regexp.MustCompile(`exec\.Command(?:Context)?\(([^,)]*)`)
	n := 0
	for _, folder := range themselves {
		files, err := filepath.Glob("../../../../" + folder + "/*.go")
		if err != nil || len(files) == 0 {
			t.Fatal(folder, files, err)
		}
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			for _, m := range starts.FindAllStringSubmatch(string(text), -1) {
				n++
				if m[1] != "os.Args[0]" && m[1] != "copied" { // a copy of itself
					t.Errorf("%s starts %s", file, m[1])
				}
			}
		}
	}
	if n < 5 {
		t.Errorf("only %d commands", n)
	}
}
