package gamestest

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"runehall/games"
)

// Rulebook checks a game's tests against its rules, in the sources of the folder that the test runs in:
//   - each clause has a test that is named for it (TestABC12_…, TestExample_ABC12_… or TestExample3_ABC12_…), and no
//     test is named for a clause that there is not;
//   - each refusal names a clause, of the game or common to all, and is listed once;
//   - each refusal that refusal.go declares is listed, and is expected of some move by a test: the call of a function
//     refused or refusedMove, with the refusal as its last argument.
func Rulebook(t T, info *games.Info) {
	t.Helper()
	tests, declarations := sources(t, "*_test.go"), sources(t, "refusal.go")
	checkNamedTests(t, info, tests)
	listed := map[string]bool{}
	for _, r := range info.Refusals {
		if !slices.Contains(info.Clauses, r.Clause) && !isCommon(r.Clause) {
			t.Errorf("%v names no clause of the game", r)
		}
		if listed[r.Clause+r.Reason] {
			t.Errorf("%v is listed twice", r)
		}
		listed[r.Clause+r.Reason] = true
	}
	for _, r := range games.CommonRefusals {
		if !strings.HasPrefix(r.Clause, "COM-") {
			t.Errorf("%v is no refusal common to all games", r)
		}
	}
	declared := regexp.MustCompile(`(?m)^\t(refuse\w+)\s+= refuse\(`).FindAllStringSubmatch(declarations, -1)
	if len(declared) != len(info.Refusals) {
		t.Errorf("%d refusals are declared, %d are listed", len(declared), len(info.Refusals))
	}
	for _, name := range declared {
		if !regexp.MustCompile(`\.refused(?:Move)?\(.*, ` + name[1] + `\)`).MatchString(tests) {
			t.Errorf("no test meets %s", name[1])
		}
	}
}

// isCommon reports whether a clause is one that all games share.
func isCommon(clause string) bool {
	return slices.ContainsFunc(games.CommonRefusals, func(r *games.Refusal) bool { return r.Clause == clause })
}

func checkNamedTests(t T, info *games.Info, tests string) {
	t.Helper()
	named := map[string]bool{}
	for _, match := range regexp.MustCompile(`func Test(?:Example\d*_)?([A-Z]{3})(\d+)_\w+\(`).FindAllStringSubmatch(
		tests, -1) {
		named[match[1]+"-"+match[2]] = true
	}
	for _, clause := range info.Clauses {
		if !named[clause] {
			t.Errorf("no test is named for %s", clause)
		}
		delete(named, clause)
	}
	for clause := range named {
		t.Errorf("tests are named for %s, which is no clause", clause)
	}
}

// sources returns the text of all files of the folder that match a pattern.
func sources(t T, pattern string) string {
	t.Helper()
	names, err := filepath.Glob(pattern)
	if err != nil || len(names) == 0 {
		t.Errorf("no files %s: %v", pattern, err)
	}
	var all strings.Builder
	for _, name := range names {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Errorf("%v", err)
		}
		all.Write(text)
	}
	return all.String()
}
