package toss

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
	for _, match := range regexp.MustCompile(`func Test(?:Example_)?TOS(\d+)_\w+\(`).FindAllStringSubmatch(source(t, "*_test.go"), -1) {
		named["TOS-"+match[1]] = true
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
}

// Each refusal is expected of some move by a test; that it is what the move gets, those tests check.
func TestEachRefusalIsMet(t *testing.T) {
	declared := regexp.MustCompile(`(?m)^\t(refuse\w+)\s+= refuse\(`).FindAllStringSubmatch(source(t, "refusal.go"), -1)
	if len(declared) != len(Def.Refusals) {
		t.Errorf("%d refusals are declared, %d are listed", len(declared), len(Def.Refusals))
	}
	met := source(t, "*_test.go")
	for _, name := range declared {
		if !regexp.MustCompile(`\.refused(?:Move)?\(.*, ` + name[1] + `\)`).MatchString(met) {
			t.Errorf("no test meets %s", name[1])
		}
	}
}

func TestCommonRefusals(t *testing.T) {
	tb := snatch(t, 2).own("b0a b1a").lay("w0a w0b").fall()
	for _, m := range []Move{
		{}, {Kind: moveKinds}, {Kind: Done, Pair: 1}, {Kind: Take, Pair: -1}, {Kind: Take, Pair: Pairs}, {Kind: Claims, Tick: 1, Claims: noClaims},
		{Kind: Claims, Claims: [5]Rune{32, -1, -1, -1, -1}}, {Kind: Claims, Tick: 1, Claims: [5]Rune{32, -1, -1, -1, -2}},
		{Kind: Claims, Tick: 1, Claims: [5]Rune{49, -1, -1, -1, -1}}, {Kind: Claims, Tick: endOfTime + 1, Claims: [5]Rune{32, -1, -1, -1, -1}},
		{Kind: Claims, Tick: 1, Claims: [5]Rune{32, -1, 33, -1, -1}}, {Kind: Order, Order: [5]games.Seat{0, -3, 1, -3, -3}},
		{Kind: Done, Tick: 1}, {Kind: Done, Gesture: Gesture{Speed: 1}}, {Kind: Give, Order: noOrder}, {Kind: Pass, Claims: noClaims},
	} {
		tb.refusedMove(0, m, games.NoSuchThing)
	}
	tb.refusedMove(2, Move{Kind: Done}, games.NoSuchThing)
	tb.refusedMove(games.Public, Move{Kind: Done}, games.NoSuchThing)
	tb.phase = OverPhase
	tb.refusedMove(0, Move{Kind: Done}, games.MatchOver)
}
