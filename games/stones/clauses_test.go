package stones

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
	for _, match := range regexp.MustCompile(`func Test(?:Example_)?STO(\d+)_\w+\(`).FindAllStringSubmatch(source(t, "*_test.go"), -1) {
		named["STO-"+match[1]] = true
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
	tb := sit(t, 2).hold(0, 100, 101).begin(0)
	for _, m := range []Move{
		{}, {Kind: moveKinds}, {Kind: End, Card: 11}, {Kind: Lay}, {Kind: Lay, Card: 9}, {Kind: Lay, Card: 79}, {Kind: Lay, Card: -1},
		{Kind: Lay, Card: 108}, {Kind: Lay, Card: 102}, {Kind: Buy}, {Kind: Buy, Slot: 7}, {Kind: Buy, Slot: -1}, {Kind: Use},
		{Kind: Use, Cards: [3]Card{101, 100}}, {Kind: Use, Cards: [3]Card{100, 100}}, {Kind: Use, Cards: [3]Card{100, 0, 101}},
		{Kind: Use, Cards: [3]Card{100, 102}}, {Kind: Use, Cards: [3]Card{100, 101, 109}}, {Kind: UseIcon, Card: 100, Icon: 3},
		{Kind: UseIcon, Card: 100}, {Kind: IconGem, Card: 100, Icon: 1}, {Kind: IconGem, Card: 100, Icon: 1, Colour: colours},
		{Kind: Trade, Card: 100, Pay: Gems{1}}, {Kind: Forge, Smithy: Smithies}, {Kind: Done, Smithy: 1}, {Kind: Place, Row: Rows, Field: Green},
		{Kind: Place, Row: Upper}, {Kind: Place, Field: colours}, {Kind: Empty, Stone: Stones}, {Kind: Done, Stone: 1}, {Kind: End, Row: Lower},
		{Kind: SwapGem}, {Kind: SetJoker, Colour: Green, Slot: 1}, {Kind: Pass, Pay: Gems{Green: 1}},
	} {
		tb.refusedMove(0, m, games.NoSuchThing)
	}
	for _, s := range []games.Seat{2, maxSeats, games.Public, games.All, games.Nobody} {
		tb.refusedMove(s, Move{Kind: Lay, Card: 100}, games.NoSuchThing)
	}
	tb.refusedMove(1, Move{Kind: Lay, Card: 100}, games.NotActing)
	tb.refusedMove(0, Move{Kind: Forge, Smithy: Plain1, Pay: Gems{Green: -1, Red: 3}}, refuseNoGems)
	for k := Lay; k < moveKinds; k++ { // what is not of the phase, or not for this seat
		if phasesOf[k][TurnPhase] || k == SwapGem || k == SwapOre || k == SetJoker || k == End {
			continue
		}
		m := Move{Kind: k}
		for _, f := range fieldsOf[k] {
			switch f {
			case cardField:
				m.Card = 100
			case iconField, slotField:
				m.Icon, m.Slot = m.Icon|bit(f == iconField), m.Slot|bit(f == slotField)
			case colourField:
				m.Colour = Green
			case fieldField:
				m.Field = Green
			}
		}
		tb.refusedMove(0, m, games.NotActing)
	}
	tb.phase = OverPhase
	tb.refusedMove(0, Move{Kind: End}, games.MatchOver)
}
