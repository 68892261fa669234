package ledger

import (
	"bytes"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"runehall/games"
)

// sat returns a seat in a test: "Ada 1 12" is a person with rank 1 and 12 points, "=greedy 2 3" a computer player.
func sat(text string) (s Seat) {
	if _, err := fmt.Sscan(text, &s.Name, &s.Rank, &s.Points); err != nil {
		panic(err)
	}
	s.Driver, s.Colour, s.Emblem = games.Person, "amber", "circle"
	if level, ok := strings.CutPrefix(s.Name, "="); ok {
		s.Name, s.Driver = "Bjarne", level
	}
	return s
}

// line returns the line of the n-th match, with the given seats.
func line(n int, game string, seats ...string) Line {
	l := Line{
		Match: fmt.Sprintf("%s-%d", game, n), Game: game, Version: 1, Ended: fmt.Sprintf("2026-03-04T15:30:%02dZ", n),
		Moves: 100 - n, Clause: "X-1", Options: map[string]string{"way": []string{"calm", "race"}[n%2]},
	}
	for _, s := range seats {
		l.Seats = append(l.Seats, sat(s))
	}
	return l
}

func bookOf(t *testing.T, lines ...Line) *Book {
	t.Helper()
	b := &Book{}
	for _, l := range lines {
		if err := l.check(); err != nil {
			t.Fatal(err)
		}
		if len(b.Add(l)) != 1 {
			t.Fatalf("%s is there already", l.Match)
		}
	}
	return b
}

// TestEachMatchCountsOnce adds matches twice and in any order.
func TestEachMatchCountsOnce(t *testing.T) {
	b := bookOf(t, line(3, "toy", "Ada 1 5"), line(1, "toy", "Ada 1 4"), line(2, "toy", "Ada 1 3"))
	again := line(1, "toy", "Ada 2 99", "Ben 1 100")
	if len(b.Add(again)) > 0 || b.Len() != 3 {
		t.Error("a match counts twice")
	}
	var order []string
	for _, l := range b.Lines("toy") {
		order = append(order, l.Match)
	}
	if want := []string{"toy-1", "toy-2", "toy-3"}; !slices.Equal(order, want) {
		t.Errorf("they stand in the order %v", order)
	}
	if got := b.Lines("toy")[0].Seats[0].Points; got != 4 {
		t.Errorf("the first line was replaced: %d points", got)
	}
	if !b.Has("toy-2") || b.Has("toy-4") || len(b.Lines("other")) != 0 {
		t.Error("a match is not found, or found that is not there")
	}
}

// TestLinesInAnyOrderAreReadOnce adds lines in falling, rising and mixed order: the number of comparisons must be about
// that of sorting.
func TestLinesInAnyOrderAreReadOnce(t *testing.T) {
	const n = 2000
	at := func(i int) Line {
		l := line(0, "toy", "Ada 1 1")
		l.Match, l.Ended = fmt.Sprint("m", i), fmt.Sprintf("2026-03-04T%02d:%02d:%02dZ", i/3600, i/60%60, i%60)
		return l
	}
	for name, order := range map[string]func(i int) int{
		"falling":   func(i int) int { return n - 1 - i },
		"rising":    func(i int) int { return i },
		"mixed":     func(i int) int { return i * 1237 % n },
		"at once":   func(i int) int { return 7 },
		"two heaps": func(i int) int { return i%2*n/2 + i/2 },
	} {
		var text []byte
		for i := range n {
			l := at(order(i))
			l.Match = fmt.Sprint("m", i)
			text, _ = l.Append(text)
		}
		var b Book
		half := bytes.IndexByte(text[len(text)/2:], '\n') + len(text)/2 + 1
		if added := b.Read(text[:half]) + b.Read(text[half:]); added != n || b.Len() != n {
			t.Errorf("%s: %d of %d lines are read", name, added, n)
		}
		if most := 40 * n; b.looks > most {
			t.Errorf("%s: %d lines were compared %d times", name, n, b.looks)
		}
		if !slices.IsSortedFunc(b.lines, func(l, o Line) int { return strings.Compare(l.Ended, o.Ended) }) {
			t.Errorf("%s: they stand in another order than they ended in", name)
		}
		if name == "at once" && !slices.IsSortedFunc(b.lines,
			func(l, o Line) int { return len(l.Match)*9999 + strings.Compare(l.Match, o.Match) - len(o.Match)*9999 }) {
			t.Error("those of the same second have changed places")
		}
	}
}

// TestAddingOneMovesWhatIsLater: a line added at the end is hardly compared with the earlier ones.
func TestAddingOneMovesWhatIsLater(t *testing.T) {
	var b Book
	for i := range 500 {
		l := line(0, "toy", "Ada 1 1")
		l.Match, l.Ended = fmt.Sprint(i), fmt.Sprintf("2026-03-04T15:%02d:%02dZ", i/60, i%60)
		b.Add(l)
	}
	if b.looks > 2*500 {
		t.Errorf("500 lines in order were compared %d times", b.looks)
	}
}

// TestFamiliesAndFacesAreCountedOnce counts thousands of different groups of persons.
func TestFamiliesAndFacesAreCountedOnce(t *testing.T) {
	var lines []Line
	for i := range 3000 {
		l := line(i%60, "toy", "Ada 1 1", fmt.Sprint("B", i, " 2 1"))
		l.Match, l.Seats[0].Emblem = fmt.Sprint(i), fmt.Sprint("e", i)
		lines = append(lines, l)
	}
	b := &Book{}
	b.Add(lines...)
	if got := Families(b.Lines("")); len(got) != 3000 {
		t.Errorf("there are %d families", len(got))
	}
	faces := b.Faces()
	if last := b.lines[2999].Seats[0].Emblem; len(faces) != 3001 || faces["Ada"].Seat.Emblem != last ||
		faces["Ada"].At != 0 || faces["B7"].At != 1 {
		t.Errorf("of %d persons Ada looks as %+v", len(faces), faces["Ada"])
	}
	if b.Ended("7") != lines[7].Ended || b.Ended("none") != "" {
		t.Errorf("match 7 ended at %q", b.Ended("7"))
	}
}

// TestDamageIsSkipped damages each byte of a ledger in turn: no more than its line is lost, and the other lines stay as
// they were.
func TestDamageIsSkipped(t *testing.T) {
	b := bookOf(t, line(1, "toy", "Ada 1 5", "=greedy 2 3"), line(2, "toy", "Zoë 1 5", "Ґалина 2 3"),
		line(3, "toy", "Ada 2 5", "Ben 1 7"))
	whole, err := b.Text()
	if err != nil {
		t.Fatal(err)
	}
	back := &Book{}
	if n := back.Read(whole); n != 3 || back.Bad() != 0 || !reflect.DeepEqual(back.lines, b.lines) {
		t.Fatalf("%d lines are read, %d are bad", n, back.Bad())
	}
	if n := back.Read(whole); n != 0 || back.Len() != 3 {
		t.Errorf("%d lines count twice", n)
	}
	for at := range whole {
		text := bytes.Clone(whole)
		text[at] ^= 4
		got := &Book{}
		got.Read(text)
		lost := 1
		if whole[at] == '\n' && at < len(whole)-1 {
			lost = 2 // two lines have become one
		}
		if got.Len() < 3-lost || got.Len() == 3 && at < len(whole)-1 || got.Bad() == 0 && got.Len() < 3 {
			t.Fatalf("byte %d: %d lines are left, %d are bad", at, got.Len(), got.Bad())
		}
		for _, l := range got.lines {
			if !slices.ContainsFunc(b.lines, func(o Line) bool { return reflect.DeepEqual(l, o) }) {
				t.Fatalf("byte %d: a line says %+v now", at, l)
			}
		}
	}
	torn := &Book{}
	if torn.Read(whole[:len(whole)-5]); torn.Len() != 2 || torn.Bad() != 1 {
		t.Errorf("a torn last line leaves %d lines", torn.Len())
	}
}

// TestLinesAreChecked refuses lines that make no sense, even though their checksums are right.
func TestLinesAreChecked(t *testing.T) {
	for name, bend := range map[string]func(l *Line){
		"no match":    func(l *Line) { l.Match = "" },
		"no game":     func(l *Line) { l.Game = "" },
		"no seats":    func(l *Line) { l.Seats = nil },
		"rank 0":      func(l *Line) { l.Seats[0].Rank = 0 },
		"rank 3 of 2": func(l *Line) { l.Seats[0].Rank = 3 },
		"no time":     func(l *Line) { l.Ended = "yesterday" },
		"half a time": func(l *Line) { l.Ended = "2026-03-04T15:30:0xZ" },
		"moves":       func(l *Line) { l.Moves = -1 },
		"no driver":   func(l *Line) { l.Seats[1].Driver = "" },
		"six seats":   func(l *Line) { l.Seats = append(l.Seats, l.Seats[0], l.Seats[0], l.Seats[0], l.Seats[0]) },
	} {
		l := line(1, "toy", "Ada 1 5", "Ben 2 3")
		bend(&l)
		text, err := l.Append(nil)
		if err != nil {
			t.Fatal(err)
		}
		b := &Book{}
		if b.Read(text); b.Len() != 0 || b.Bad() != 1 {
			t.Errorf("%s: it counts", name)
		}
	}
}

// TestSums counts the matches, wins, streaks and best results of a person in a game.
func TestSums(t *testing.T) {
	b := bookOf(t,
		line(1, "toy", "Ada 1 10", "=greedy 2 4"),
		line(2, "toy", "Ada 1 7", "Ben 2 6", "Cid 3 1"),
		line(3, "toy", "Ben 1 9", "Ada 2 8"),
		line(4, "toy", "=greedy 1 9", "Ben 2 8"),
		line(5, "toy", "Ada 1 3", "Ben 1 3"),
		line(6, "low", "Ada 1 0", "Ben 2 7", "=greedy 3 12"),
		line(7, "low", "Ada 2 5", "Ben 1 0"),
	)
	if got, want := Sum(b.Lines("toy"), "Ada"),
		(Sums{Matches: 4, Wins: 3, Streak: 1, Longest: 2, Best: 10, Points: 28, Lead: 6, Quickest: 95}); got != want {
		t.Errorf("Ada: %+v, want %+v", got, want)
	}
	if got, want := Sum(b.Lines("low"), "Ada"),
		(Sums{Matches: 2, Wins: 1, Longest: 1, Best: 0, Points: 5, Lead: 7, Quickest: 94}); got != want {
		t.Errorf("where fewest win: %+v, want %+v", got, want)
	}
	if got := Sum(b.Lines(""), "Ben"); got.Matches != 6 || got.Wins != 3 || got.Streak != 1 || got.Longest != 1 {
		t.Errorf("Ben in all games: %+v", got)
	}
	if got := Sum(b.Lines(""), "greedy"); got.Matches != 0 {
		t.Errorf("a computer player has statistics: %+v", got)
	}
	for _, c := range []struct{ points, matches, want int }{{28, 4, 70}, {5, 3, 17}, {-5, 3, -17}, {0, 0, 0},
		{1, 4, 3}} {
		if got := (&Sums{Points: c.points, Matches: c.matches}).Average(); got != c.want {
			t.Errorf("%d points in %d matches are %d tenths", c.points, c.matches, got)
		}
	}
}

// TestRows counts by opponents, games and options.
func TestRows(t *testing.T) {
	b := bookOf(t,
		line(1, "toy", "Ada 1 10", "=greedy 2 4", "=greedy 3 2"),
		line(2, "toy", "Ada 2 7", "Ben 1 9", "=greedy 3 1"),
		line(3, "toy", "Ben 2 1", "Ada 1 8"),
		line(4, "toy", "Ada 2 2", "=greedy 1 3", "=adept 3 1"),
		line(5, "other", "Ada 1 2", "Ben 1 2"),
	)
	level := func(driver string) string { return strings.Replace(driver, "greedy", "adept", 1) }
	if got, want := Against(b.Lines("toy"), "Ada", level),
		[]Row{{"adept", true, 3, 2}, {"Ben", false, 2, 1}}; !slices.Equal(got, want) {
		t.Errorf("opponents: %+v", got)
	}
	if got, want := Against(b.Lines("other"), "Ada", level), []Row{{"Ben", false, 1, 0}}; !slices.Equal(got, want) {
		t.Errorf("who shares a victory is ahead: %+v", got)
	}
	if got, want := ByGame(b.Lines(""), "Ada"),
		[]Row{{"toy", false, 4, 2}, {"other", false, 1, 1}}; !slices.Equal(got, want) {
		t.Errorf("games: %+v", got)
	}
	if got, want := ByChoice(b.Lines("toy"), "Ada", "way"),
		[]Row{{"calm", false, 2, 0}, {"race", false, 2, 2}}; !slices.Equal(got, want) {
		t.Errorf("choices: %+v", got)
	}
	if got := ByChoice(b.Lines("toy"), "Ada", "none"); len(got) != 0 {
		t.Errorf("an option that there is not: %+v", got)
	}
}

// TestFamilies counts who wins in each group of persons that played together.
func TestFamilies(t *testing.T) {
	b := bookOf(t,
		line(1, "toy", "Ada 1 10", "=greedy 2 4"),
		line(2, "toy", "Ben 1 7", "Ada 2 6"),
		line(3, "toy", "Ada 1 9", "=greedy 3 0", "Ben 2 8"),
		line(4, "toy", "=greedy 1 9", "Ben 2 8", "Ada 3 2"),
		line(5, "toy", "Ada 1 3", "Ben 1 3", "Cid 3 1"),
		line(6, "toy", "Ada 1 3", "Ada 2 2"),
	)
	want := []Family{{[]string{"Ada", "Ben"}, 3, []int{1, 1}, 1}, {[]string{"Ada", "Ben", "Cid"}, 1, []int{1, 1, 0}, 0}}
	if got := Families(b.Lines("toy")); !reflect.DeepEqual(got, want) {
		t.Errorf("the families are %+v", got)
	}
	if got, want := b.People(), []string{"Ada", "Ben", "Cid"}; !slices.Equal(got, want) {
		t.Errorf("the people are %v", got)
	}
}

// TestEarned lists when each feat was earned first, by whom and in which game.
func TestEarned(t *testing.T) {
	one, two, three := line(1, "toy", "Ada 1 1", "Ben 2 0"), line(2, "toy", "Ada 1 1", "Ben 2 0"),
		line(3, "other", "Ada 1 1")
	one.Seats[0].Feats = []string{"a"}
	two.Seats[0].Feats, two.Seats[1].Feats = []string{"a", "b"}, []string{"a"}
	three.Seats[0].Feats = []string{"c"}
	b := bookOf(t, two, one, three)
	got := b.Earned("toy", "Ada")
	if len(got) != 2 || got["a"].Match != one.Match || got["b"].Match != two.Match {
		t.Errorf("Ada has %v", got)
	}
	if fresh := b.New(two); !slices.Equal(fresh[0], []string{"b"}) || !slices.Equal(fresh[1], []string{"a"}) {
		t.Errorf("new are %v", fresh)
	}
}

func record(t *testing.T, seed uint64, moves int) *games.Record {
	t.Helper()
	info := &games.Info{ID: "toy", Version: 1, MinSeats: 1, MaxSeats: 2,
		Options: []games.Option{{ID: "way", Choices: []string{"a", "b"}, Default: "b"}}}
	r, err := games.NewRecord(info, games.Setup{Seats: 1, Seed: seed},
		[]games.Player{{Driver: games.Person, Colour: "amber", Emblem: "circle", Name: "moves of\nAda"}})
	if err != nil {
		t.Fatal(err)
	}
	for range moves {
		r.Add(games.Step{Kind: games.StepMove, Move: "go"})
	}
	l := NewLine(r, info, games.Result{Rank: [games.MaxSeats]int8{1}, Points: [games.MaxSeats]int32{7}, Clause: "T-1"},
		moves, "2026-03-04T15:30:00Z")
	if err := l.check(); err != nil || l.Options["way"] != "b" || l.Options[games.OptionStays] != games.No ||
		l.Seats[0].Points != 7 || l.Clause != "T-1" || l.Moves != moves {
		t.Errorf("its line is %+v, %v", l, err)
	}
	return r
}

// TestKey: a match is identified by how it began, not by its moves.
func TestKey(t *testing.T) {
	if a, b := Key(record(t, 7, 1)), Key(record(t, 7, 5)); a != b || len(a) != 16 {
		t.Errorf("one match is called %s and %s", a, b)
	}
	if Key(record(t, 7, 1)) == Key(record(t, 8, 1)) {
		t.Error("two matches have the same name")
	}
}

// TestCollection writes and reads a whole collection, and damaged ones.
func TestCollection(t *testing.T) {
	all := &Collection{Ledger: []byte("one\n\ntwo\n"),
		Records: []Kept{{"toy-1", []byte("end\nrecord x 3 0\n")}, {"toy.guest-2", nil},
			{" my  match (1) 3 x ", []byte("abc")}}}
	text := all.Text()
	if !IsCollection(text) || IsCollection(record(t, 1, 1).Text()) {
		t.Error("a collection is taken for a record, or the other way round")
	}
	got, err := ReadCollection(text)
	if err != nil || string(got.Ledger) != string(all.Ledger) || len(got.Records) != 3 ||
		string(got.Records[0].Text) != string(all.Records[0].Text) ||
		got.Records[1].ID != "toy.guest-2" || got.Records[2].ID != all.Records[2].ID ||
		string(got.Records[2].Text) != "abc" {
		t.Fatalf("read back: %+v, %v", got, err)
	}
	for n := range len(text) - 1 {
		if _, err := ReadCollection(text[:n]); err == nil {
			t.Fatalf("nobody notices that only %d bytes are there", n)
		}
	}
	at := bytes.Index(text, []byte("one"))
	text[at] ^= 1
	got, err = ReadCollection(text)
	if err == nil || got.Ledger != nil || len(got.Records) != 3 {
		t.Errorf("with a damaged ledger: %+v, %v", got, err)
	}
	for _, bad := range []string{"runehall-collection 2\nend\n",
		"runehall-collection 1\nrecord x 9999999999999 00000000\n", "runehall-collection 1\nledger -1 00000000\n\n",
		"runehall-collection 1\nbook 0 00000000\n\nend\n", ""} {
		if _, err := ReadCollection([]byte(bad)); err == nil {
			t.Errorf("%q is taken", bad)
		}
	}
}

// TestOnePersonHasManySpellings counts spellings of a name as one person, in whatever order they come, and stores each
// as it was typed.
func TestOnePersonHasManySpellings(t *testing.T) {
	lines := []Line{
		line(1, "toy", "ada 1 5", "Ben 2 4"), line(2, "toy", "ADA 2 3", "Ben 1 9", "=greedy 3 1"),
		line(3, "toy", "Ada 1 7", "ben 2 2"),
	}
	lines[0].Seats[0].Feats, lines[2].Seats[0].Feats = []string{"quick"}, []string{"quick"}
	for _, order := range [][]int{{0, 1, 2}, {2, 0, 1}, {1, 2, 0}} {
		b := &Book{Who: strings.ToLower}
		for _, n := range order {
			b.Add(lines[n])
		}
		if got, want := b.People(), []string{"Ada", "ben"}; !slices.Equal(got, want) {
			t.Errorf("%v: persons %v, want %v", order, got, want)
		}
		if s := Sum(b.Lines("toy"), "Ada"); s.Matches != 3 || s.Wins != 2 || s.Points != 15 {
			t.Errorf("%v: sums %+v", order, s)
		}
		if f := Families(b.Lines("toy")); len(f) != 1 || f[0].Matches != 3 || !slices.Equal(f[0].Wins, []int{2, 1}) {
			t.Errorf("%v: families %+v", order, f)
		}
		if rows := Against(b.Lines("toy"), "Ada", strings.ToUpper); len(rows) != 2 || rows[0].What != "ben" ||
			rows[0].Matches != 3 {
			t.Errorf("%v: opponents %+v", order, rows)
		}
		if first := b.Earned("toy", "aDA"); first["quick"].Match != "toy-1" {
			t.Errorf("%v: earned %+v", order, first)
		}
		if fresh := b.New(lines[2]); len(fresh[0]) != 0 {
			t.Errorf("%v: achieved anew %v", order, fresh)
		}
		if len(b.Faces()) != 2 || b.Faces()["Ada"].Seat == nil {
			t.Errorf("%v: faces %+v", order, b.Faces())
		}
		want, err := bookOf(t, lines...).Text()
		if err != nil {
			t.Fatal(err)
		}
		if got, err := b.Text(); err != nil || !bytes.Equal(got, want) {
			t.Errorf("%v: stored is\n%s, %v, want\n%s", order, got, err, want)
		}
		if lines[0].Seats[0].Name != "ada" {
			t.Error("the line of whoever gave it was changed")
		}
	}
}
