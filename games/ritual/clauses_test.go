package ritual

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"runehall/games"
)

// source returns all of the package's files that match a pattern.
func source(t *testing.T, pattern string) string {
	t.Helper()
	names, err := filepath.Glob(pattern)
	if err != nil {
		t.Fatal(err)
	}
	var all strings.Builder
	for _, name := range names {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		all.Write(text)
	}
	return all.String()
}

func TestEachClauseHasATest(t *testing.T) {
	named := map[string]bool{}
	for _, match := range regexp.MustCompile(`func Test(?:Example\d+_)?RIT(\d+)_\w+\(`).FindAllStringSubmatch(source(t, "*_test.go"), -1) {
		named["RIT-"+match[1]] = true
	}
	for _, clause := range Def.Clauses {
		if !named[clause] {
			t.Errorf("no test is named for %s", clause)
		}
		delete(named, clause)
	}
	for clause := range named {
		t.Errorf("tests are named for %s, which is no clause", clause)
	}
}

func TestEachRefusalHasAClause(t *testing.T) {
	reasons := map[string]bool{}
	for _, r := range Def.Refusals {
		if !slices.Contains(Def.Clauses, r.Clause) {
			t.Errorf("%v names no clause of the game", r)
		}
		if reasons[r.Clause+r.Reason] {
			t.Errorf("%v is listed twice", r)
		}
		reasons[r.Clause+r.Reason] = true
	}
	for _, r := range games.CommonRefusals {
		if !strings.HasPrefix(r.Clause, "COM-") {
			t.Errorf("%v is no common refusal", r)
		}
	}
}

// Each refusal is expected of some move by a test; that it is what the move gets, those tests check.
func TestEachRefusalIsMet(t *testing.T) {
	declared := regexp.MustCompile(`(?m)^\t(refuse\w+)\s+= refuse\(`).FindAllStringSubmatch(source(t, "refusal.go"), -1)
	if len(declared) != len(Def.Refusals) {
		t.Errorf("%d refusals are declared, %d are listed", len(declared), len(Def.Refusals))
	}
	met := source(t, "*_test.go")
	for _, name := range declared {
		if !regexp.MustCompile(`\.refused\(.*, ` + name[1] + `\)`).MatchString(met) {
			t.Errorf("no test meets %s", name[1])
		}
	}
}

func TestCommonRefusals(t *testing.T) {
	tb := sit(t, 2).draw("a b").spare(0, Grey, 1)
	tb.refused(0, Move{}, games.NoSuchThing)
	tb.refused(0, Move{Kind: moveKinds}, games.NoSuchThing)
	tb.refused(0, Move{Kind: Pass, Turn: 1}, games.NoSuchThing)
	tb.refused(0, Move{Kind: Place, Tile: Tiles}, games.NoSuchThing)
	tb.refused(0, Move{Kind: Place, Turn: Dirs}, games.NoSuchThing)
	tb.refused(0, Move{Kind: RevealAt, Card: Skip, Target: 2}, games.NoSuchThing)
	tb.refused(0, Move{Kind: Reveal, Card: QuickTurn}, games.NoSuchThing)
	tb.refused(0, Move{Kind: Reveal}, games.NoSuchThing)
	tb.refused(2, Move{Kind: Pass}, games.NoSuchThing)
	tb.refused(games.Public, Move{Kind: Pass}, games.NoSuchThing)
	tb.refused(0, Move{Kind: TakeTile, Tile: 3}, games.NotActing)
}
