package market

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
	for _, match := range regexp.MustCompile(`func Test(?:Example_)?MAR(\d+)_\w+\(`).FindAllStringSubmatch(source(t, "*_test.go"), -1) {
		named["MAR-"+match[1]] = true
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
	tb := sit(t, 2).hold(0, "5+thief").hold(1, "1").begin(0)
	for _, m := range []Move{
		{}, {Kind: moveKinds}, {Kind: End, Card: 1}, {Kind: Rob}, {Kind: Rob, Card: cardKinds}, {Kind: BuyRune, Colour: Red},
		{Kind: BuyRune, Cards: SetOf(5)}, {Kind: BuyRune, Cards: SetOf(Thief), Colour: Red}, {Kind: BuyRune, Cards: SetOf(5), Colour: colours},
		{Kind: Duel, Card: 5, Seat: 2}, {Kind: Duel, Card: 5, Seat: -1}, {Kind: Interest, Store: Places}, {Kind: End, Pay: Payment{1}},
		{Kind: Throw}, {Kind: Throw, Pick: pickKinds}, {Kind: End, Seat: 1}, {Kind: End, To: Post1},
	} {
		tb.refusedMove(0, m, games.NoSuchThing)
	}
	tb.refusedMove(2, Move{Kind: End}, games.NoSuchThing)
	tb.refusedMove(games.Public, Move{Kind: End}, games.NoSuchThing)
	tb.refusedMove(1, Move{Kind: End}, games.NotActing)
	tb.phase = OverPhase
	tb.refusedMove(0, Move{Kind: End}, games.MatchOver)
}
