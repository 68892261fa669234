package lesson

import (
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"runehall/games"
)

const head = `lesson 1
game ritual 1
seed 22
starts 1
option variant explorers
seat novice sky diamond "Ingrid"
seat person amber circle "Astrid"
moves
`

const whole = head + `# before the first note
0 place 0,0 t30 r2

say goal at ritual.seat.1/ritual.door ritual.cell.-1.0
ask two at ritual.tile.0 allow place 0,1 t8 * | pass
1 place 0,1 t8 r0
clause RIT-13 RIT-14
say end
ask throw like throw * *
1 place 1,1 t9 r1
free 3 own at ritual.tile.
clause RIT-7
match
`

func TestALessonIsRead(t *testing.T) {
	l, err := Parse("ritual.1", []byte(whole))
	if err != nil {
		t.Fatal(err)
	}
	want := []Step{
		{Kind: Move, Line: 10, Seat: 0, Move: "place 0,0 t30 r2"},
		{Kind: Say, Line: 12, Key: "goal", Things: []string{"ritual.seat.1/ritual.door", "ritual.cell.-1.0"}, Moves: 1},
		{Kind: Ask, Line: 13, Key: "two", Things: []string{"ritual.tile.0"},
			Allow: Filter{{"place", "0,1", "t8", "*"}, {"pass"}}, Moves: 1},
		{Kind: Move, Line: 14, Seat: 1, Move: "place 0,1 t8 r0", Moves: 1},
		{Kind: Teach, Line: 15, Clauses: []string{"RIT-13", "RIT-14"}, Moves: 2},
		{Kind: Say, Line: 16, Key: "end", Moves: 2},
		{Kind: Ask, Line: 17, Key: "throw", Allow: Filter{{"throw", "*", "*"}}, Instead: true, Moves: 2},
		{Kind: Move, Line: 18, Seat: 1, Move: "place 1,1 t9 r1", Moves: 2},
		{Kind: Free, Line: 19, Key: "own", Things: []string{"ritual.tile."}, N: 3, Moves: 3},
		{Kind: Teach, Line: 20, Clauses: []string{"RIT-7"}, Moves: 3},
		{Kind: Match, Line: 21, Moves: 3},
	}
	if !reflect.DeepEqual(l.Steps, want) {
		t.Errorf("its steps are\n%+v, want\n%+v", l.Steps, want)
	}
	if l.Game != "ritual" || l.Version != 1 || l.Setup.Seed != 22 || l.Setup.Seats != 2 ||
		l.Setup.Options["variant"] != "explorers" || l.Learner() != 1 {
		t.Errorf("it is %+v, and learnt by %d", l, l.Learner())
	}
	if l.Seat(0) != 0 || l.Seat(2) != 1 || l.Seat(3) != games.Nobody {
		t.Error("the moves are of other seats")
	}
	if said, all := l.Notes(7); said != 4 || all != 5 {
		t.Errorf("%d of %d notes come before the step", said, all)
	}
	if got := l.Clauses(); !slices.Equal(got, []string{"RIT-13", "RIT-14", "RIT-7"}) || !l.Leads() {
		t.Errorf("it teaches %v, and a match follows: %v", got, l.Leads())
	}
	if l.Message(&l.Steps[1]) != "learn.ritual.1.goal" || l.Title() != "learn.ritual.1.title" {
		t.Error("its words have other keys")
	}
}

// TestWhatIsWrongIsSaidWithItsLine replaces or removes a line of a lesson: the error must name the line and what is
// wrong.
func TestWhatIsWrongIsSaidWithItsLine(t *testing.T) {
	for _, c := range []struct {
		from, to string
		line     int
		says     string
	}{
		{"lesson 1\n", "", 1, "begins with"},
		{"lesson 1\n", "lesson 2\n", 1, "begins with"},
		{"seed 22", "seed x", 3, "seed"},
		{`seat person amber circle "Astrid"`, `seat novice amber circle "Astrid"`, 8, "0 persons"},
		{`seat novice sky`, `seat person sky`, 8, "2 persons"},
		{"game ritual", "game toss", 8, "is called"},
		{"say goal at", "sat goal at", 12, "no note"},
		{"say goal", "say Goal", 12, "no key"},
		{"say goal", "say a.b", 12, "no key"},
		{"/ritual.door ", "/ritual.door  ", 12, "no name of a thing"},
		{"/ritual.door", "/", 12, "no name of a thing"},
		{"* | pass", "* |  pass", 13, "no pattern"},
		{"1 place 0,1 t8 r0\n", "", 14, "follows ask"},
		{"1 place 0,1 t8 r0", "0 place 0,1 t8 r0", 14, "learner’s"},
		{"1 place 0,1 t8 r0", "3 place 0,1 t8 r0", 14, "learner’s"},
		{"0 place 0,0 t30 r2", "2 place 0,0 t30 r2", 10, "no seat 2"},
		{"0 place 0,0 t30 r2", "undo 0", 10, "moves only"},
		{"0 place 0,0 t30 r2", "0 ", 10, "moves only"},
		{"clause RIT-13 RIT-14", "clause RIT-13  RIT-14", 15, "no clause"},
		{"clause RIT-13", "clause RIT-013", 15, "no clause"},
		{"free 3", "free 0", 19, "how many turns"},
		{"free 3", "free 99", 19, "how many turns"},
		{"match\n", "match\nsay more\n", 22, "follows match"},
		{"match\n", "say more\n", 21, "follow free"},
		{"match\n", "match now\n", 21, "stands alone"},
		{"say end", "say end at " + strings.Repeat("a ", mostThings) + "b", 16, "more than"},
		{"say end", "# " + strings.Repeat("x", longestText), 0, "are the most"},
		{"say end", "say " + strings.Repeat("x", longestLine), 16, "are the most"},
		{"say end", "say " + strings.Repeat("x", longestWord+1), 16, "no key"},
		{"say end\n", strings.Repeat("say end\n", mostSteps), 0, "more than"},
		{whole, head, 8, "no steps"},
		{whole, head + "ask what\n", 9, "follows ask"},
		{whole, "lesson 1\ngame ritual 1\n", 2, "before its first step"},
		{whole, "", 0, "before its first step"},
	} {
		text := strings.Replace(whole, c.from, c.to, 1)
		_, err := Parse("ritual.1", []byte(text))
		wrong, ok := errors.AsType[*Error](err)
		if c.line == 0 && ok && wrong.Line > 100 {
			wrong.Line = 0 // too many steps: the line does not matter
		}
		if !ok || wrong.Line != c.line || !strings.Contains(strings.ReplaceAll(err.Error(), "'", "’"), c.says) {
			t.Errorf("with %.60q for %.60q: %.200v; want line %d and %q", c.to, c.from, err, c.line, c.says)
		}
	}
}

func TestTheIDNamesTheGameAndANumber(t *testing.T) {
	for _, id := range []string{"ritual", "ritual.0", "ritual.01", "ritual.x", "toss.1", ""} {
		if _, err := Parse(id, []byte(whole)); err == nil {
			t.Errorf("a lesson is called %q", id)
		}
	}
}

func TestFilters(t *testing.T) {
	f := Filter{{"place", "0,1", "*", "r2"}, {"pass"}}
	for move, want := range map[string]bool{
		"place 0,1 t8 r2": true, "place 0,1 t9 r2": true, "pass": true,
		"place 0,1 t8 r3": false, "place 0,1 t8": false, "pass now": false, "": false, "place 0,1 t8 r2 x": false,
	} {
		if got := f.Fits(move); got != want {
			t.Errorf("%q fits: %v", move, got)
		}
	}
	if (Filter)(nil).Fits("pass") {
		t.Error("no filter lets something pass")
	}
}

// FuzzParse parses any text: it never panics, and each lesson that it accepts can be played through.
func FuzzParse(f *testing.F) {
	f.Add([]byte(whole))
	files, err := filepath.Glob("../../assets/learn/*.lesson")
	if err != nil || len(files) == 0 {
		f.Fatalf("%d lessons: %v", len(files), err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		for _, id := range []string{"ritual.1", "masters.2", "stones.1", "toss.1", "market.1"} {
			l, err := Parse(id, text)
			if err != nil {
				if _, ok := errors.AsType[*Error](err); !ok {
					t.Fatalf("the error is %T: %v", err, err)
				}
				continue
			}
			moves := 0
			for i, s := range l.Steps {
				if s.Moves != moves {
					t.Fatalf("step %d is behind %d moves, and says %d", i, moves, s.Moves)
				}
				if s.Kind == Ask && (i+1 == len(l.Steps) || l.Steps[i+1].Kind != Move ||
					l.Steps[i+1].Seat != l.Learner()) {
					t.Fatalf("nothing that can be meant follows step %d", i)
				}
				if s.Kind == Move {
					moves++
				}
			}
		}
	})
}
