package main

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// throughProgram are the commands that run tests of the real program and by day rest on a part of it, by their package.
func throughProgram(t *testing.T) map[string]command {
	t.Helper()
	found := map[string]command{}
	for _, s := range steps() {
		for _, c := range s.commands {
			if c.args[0] == "scripts/pilot-tests.sh" && c.own != nil {
				i := slices.IndexFunc(c.args, func(arg string) bool { return strings.HasPrefix(arg, "./") })
				found[c.args[i]] = c
			}
		}
	}
	if len(found) != 3 || found[fit].own == nil || found[walk].own == nil || found[desk].own == nil {
		t.Fatalf("found are %v", found)
	}
	return found
}

// TestTestsOfTheProgramRestOnWhereTheyCome checks that the tests depend on files of each kind, and only on the screens
// and boards that are not left out.
func TestTestsOfTheProgramRestOnWhereTheyCome(t *testing.T) {
	t.Chdir("../../../..")
	for pkg, c := range throughProgram(t) {
		r := c.own
		paths, err := r.paths(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		folder := strings.TrimPrefix(pkg, "./")
		for _, part := range []string{"go.mod", "main.go", "internal/cli/", "assets/lang/en/",
			"assets/art/", "scenes/table/",
			"scenes/title/", "scenes/rulebook/", "scenes/ritual/", "games/ritual/", "ui/", "scripts/pilot-tests.sh", folder + "/",
			"internal/workshop/pilot/programs/", "scenes/games.go"} {
			if !slices.ContainsFunc(paths, func(path string) bool { return strings.HasPrefix(path, part) }) {
				t.Errorf("%s rests on nothing in %s", pkg, part)
			}
		}
		for _, left := range r.less {
			if entries, err := os.ReadDir(left); err != nil || len(entries) == 0 {
				t.Errorf("%s is left out, and there is no such folder: %v", left, err)
			}
			if i := slices.IndexFunc(paths, func(path string) bool {
				return strings.HasPrefix(path, left+"/") && strings.HasSuffix(path, ".go")
			}); i >= 0 {
				t.Errorf("%s rests on %s", pkg, paths[i])
			}
		}
		if i := slices.IndexFunc(paths, func(path string) bool {
			return strings.HasSuffix(path, ".md") && !strings.HasPrefix(path, "internal/workshop/pilot/") &&
				!strings.HasPrefix(path, "docs/bots/")
		}); i >= 0 {
			t.Errorf("%s rests on %s", pkg, paths[i])
		}
	}
}

// TestTestsOfTheProgramComeToNothingThatIsLeftOut reads the tests: whoever taps something on a screen, or on the way to
// it, names it. Tests that only take pictures for people do not count, nor those that another command runs.
func TestTestsOfTheProgramComeToNothingThatIsLeftOut(t *testing.T) {
	for pkg, c := range throughProgram(t) {
		var names []string
		for _, left := range c.own.less {
			if screen, ok := strings.CutPrefix(left, "scenes/"); ok {
				names = append(names, screen)
			}
		}
		named := regexp.MustCompile(`"(?:--)?(?:title\.|pause\.|setup\.)?(?:game\.)?(?:` +
			strings.Join(names, "|") + `)["./]`)
		skipped := regexp.MustCompile(`^$`)
		if i := slices.Index(c.args, "-skip"); i >= 0 {
			skipped = regexp.MustCompile(`^func Test\w*(` + c.args[i+1] + `)`)
		}
		files, err := filepath.Glob("../../../../" + pkg + "/*.go")
		if err != nil || len(files) == 0 {
			t.Fatal(pkg, files, err)
		}
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			for _, f := range functions.FindAllString(string(text), -1) {
				found := named.FindString(f)
				if found != "" && !strings.Contains(f, "\n\tpilot.ForLooking(t)\n") && !skipped.MatchString(f) {
					t.Errorf("%s names %s, and rests on no such screen or board:\n%.80s", file, found, f)
				}
			}
		}
	}
}

// TestFarTestsRunOnce checks that each alternative among the tests of far screens is a test, and that one command runs
// them and another one the rest.
func TestFarTestsRunOnce(t *testing.T) {
	files, err := filepath.Glob("../../../../" + fit + "/*_test.go")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	var text []byte
	for _, f := range files {
		of, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		text = append(text, of...)
	}
	for part := range strings.SplitSeq(farTests, "|") {
		if !regexp.MustCompile(`func Test\w*` + part).Match(text) {
			t.Errorf("no test of fit is called %s", part)
		}
	}
	for _, l := range []lane{day, all} {
		var with []string
		for _, s := range chosen(steps(), l, everything) {
			for _, c := range s.commands {
				if i := slices.Index(c.args, fit); i >= 0 {
					with = append(with, strings.Join(c.args[i+1:i+3], " "))
				}
			}
		}
		if slices.Sort(with); !slices.Equal(with, []string{"-run " + farTests, "-skip " + farTests}) {
			t.Errorf("in the lane %v fit runs with %v", l, with)
		}
	}
}

// functions finds the functions of a file that gofmt has written.
var functions = regexp.MustCompile(`(?ms)^func [^\n]*(?: }$|{$.*?^}$)`)

// TestWhatRestsOnNoScreenStartsNoScreen finds the packages whose results scripts/pilot-tests.sh --day keeps as long as
// they themselves are the same: boards, and packages that never start the real program.
func TestWhatRestsOnNoScreenStartsNoScreen(t *testing.T) {
	files, err := filepath.Glob("../../../../internal/workshop/*/*_test.go")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	n := 0
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if !strings.HasPrefix(string(text), "//go:build pilot\n") {
			continue
		}
		n++
		if regexp.MustCompile(`Build\(\w+, "runehall"`).Match(text) || strings.Contains(string(text), `walk.Start(`) {
			t.Errorf("%s starts the real program, and lies where the lane of the day does not ask for that", file)
		}
	}
	if n < 8 {
		t.Errorf("only %d files", n)
	}
}

// TestBuildersRestOnWhatTheyBuild checks on what the tests depend that compile much of the program.
func TestBuildersRestOnWhatTheyBuild(t *testing.T) {
	t.Chdir("../../../..")
	some, err := packagesOf(t.Context(), builders)
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range buildingTests {
		if !slices.Contains(some, "runehall/"+p) {
			t.Errorf("%s is none of %v", p, some)
		}
	}
	paths, err := building().own.paths(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range []string{"go.mod", "main.go", "scenes/games.go", "scenes/plain/def.go", "games/all/all.go",
		"scenes/gate/gate.go", "internal/cli/serve.go", "assets/lang/uk/scenes.json", "scripts/new-game.sh",
		"docs/add-a-game.md", "internal/workshop/tools/figures/roomless/gate.go.txt",
		"wasm/page/sw.js", "docs/upstream/go-wasm-branches.patch", "internal/workshop/tools/newgame/newgame_test.go", "internal/workshop/tools/newgame/testdata/hall_test.go.txt"} {
		if _, err := os.Stat(file); err != nil {
			t.Error(err)
		}
		if !slices.Contains(paths, file) {
			t.Errorf("they do not rest on %s", file)
		}
	}
	if !slices.ContainsFunc(paths, func(path string) bool {
		return strings.HasPrefix(path, "internal/workshop/gamestest/toys/") && strings.HasSuffix(path, "_test.go")
	}) {
		t.Error("they do not rest on the tests of the toy, which a new game gets")
	}
	for _, path := range paths {
		if regexp.MustCompile(`^(scenes/(credits|rulebook|market)/|games/market/|docs/tests\.md)`).MatchString(path) &&
			(strings.HasSuffix(path, ".go") || strings.HasSuffix(path, ".md")) {
			t.Errorf("they rest on %s", path)
		}
	}
}

// TestLeanReadsNothingOfTheHouse checks that the tests of the separate module depend on their own folder alone.
func TestLeanReadsNothingOfTheHouse(t *testing.T) {
	n := 0
	outside := regexp.MustCompile("[\"`](?:\\.\\./)+(?:\\.\\.|assets|docs|games|internal|scenes|scripts|ui|wasm)\\b")
	err := filepath.WalkDir("../../../../"+lean, func(path string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(path) != ".go" && filepath.Base(path) != "go.mod" {
			return err
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		n++
		if found := outside.FindString(string(text)); found != "" ||
			strings.Contains(string(text), "replace ") && filepath.Base(path) == "go.mod" {
			t.Errorf("%s leads out of the module: %s", path, found)
		}
		return nil
	})
	if err != nil || n < 20 {
		t.Error(n, err)
	}
}
