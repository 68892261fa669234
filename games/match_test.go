package games_test

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/gamestest/toys/cards"
	"runehall/internal/workshop/gamestest/toys/throws"
)

var update = flag.Bool("update", false, "write golden files anew")

var people = []games.Player{
	{Driver: games.Person, Colour: "amber", Emblem: "circle", Name: "Ada"},
	{Driver: "greedy", Colour: "teal", Emblem: "leaf", Name: "Bo ~ \"B\""},
	{Driver: "random", Colour: "rose", Emblem: "moon", Name: ""},
	{Driver: games.Person, Colour: "slate", Emblem: "star", Name: "Ґ"},
	{Driver: games.Person, Colour: "white", Emblem: "wave", Name: "E"},
}

func begin[C games.Core[C, M, E], M comparable, E any, V any](
	t testing.TB, def *games.Def[C, M, E, V], setup games.Setup,
) *games.Match[C, M, E, V] {
	t.Helper()
	match, err := games.NewMatch(def, setup, people[:setup.Seats])
	if err != nil {
		t.Fatal(err)
	}
	return match
}

// play makes random moves, at most so many, and returns what [games.Match.Make] returned: the bytes that the record
// grew by.
func play[C games.Core[C, M, E], M comparable, E any, V any](
	t testing.TB, match *games.Match[C, M, E, V], moves int, seed uint64,
) []byte {
	t.Helper()
	chance := games.NewChance(seed, 77)
	var grown []byte
	for made := 0; made < moves; {
		acting := match.Core().AppendActing(nil)
		var seats []games.Seat
		for _, a := range acting {
			if a.Must || chance.IntN(4) == 0 {
				seats = append(seats, a.Seat)
			}
		}
		if len(seats) == 0 {
			break
		}
		s := seats[chance.IntN(len(seats))]
		list := match.Def().AppendCandidates(nil, match.Core(), s, &chance, 2)
		if len(list) == 0 {
			continue // it may interrupt, but has no move for it
		}
		made++
		text, refusal := match.Make(s, list[chance.IntN(len(list))])
		if refusal != nil {
			t.Fatal(refusal)
		}
		grown = append(grown, text...)
	}
	return grown
}

// untilOver is more moves than any toy makes.
const untilOver = 1000

func TestMakeReturnsWhatTheRecordGrewBy(t *testing.T) {
	match := begin(t, cards.Def, games.Setup{Seats: 3, Seed: 4})
	text := slices.Clone(match.Record().Text())
	text = append(text, play(t, match, untilOver, 1)...)
	if !bytes.Equal(match.Record().Text(), text) {
		t.Errorf("head and growth are\n%s\nnot\n%s", text, match.Record().Text())
	}
}

func TestRecordsHaveSums(t *testing.T) {
	match := begin(t, cards.Def, games.Setup{Seats: 4, Seed: 4})
	play(t, match, untilOver, 2)
	moves := 0
	var sums []int
	for _, step := range match.Record().Steps {
		switch step.Kind {
		case games.StepMove:
			moves++
		case games.StepSum:
			if step.N != moves {
				t.Errorf("after %d moves the sum says %d", moves, step.N)
			}
			sums = append(sums, step.N)
		}
	}
	if _, over := match.Core().Result(); !over || moves < 32 {
		t.Fatalf("%d moves are too few for this test", moves)
	}
	want := []int{}
	for n := 16; n < moves; n += 16 {
		want = append(want, n)
	}
	if want = append(want, moves); !slices.Equal(sums, want) {
		t.Errorf("sums after %v moves, want %v", sums, want)
	}
}

func TestRefusedMovesAreNotRecorded(t *testing.T) {
	match := begin(t, cards.Def, games.Setup{Seats: 2, Seed: 4})
	play(t, match, 3, 1)
	text, made, told, hash := slices.Clone(match.Record().Text()), len(match.Made()), len(match.Told()),
		match.Core().Hash()
	grown, refusal := match.Make(1, cards.Move{Kind: cards.Play, Card: cards.Shield})
	if refusal == nil || grown != nil {
		t.Fatalf("a Shield is played: %q", grown)
	}
	if !bytes.Equal(match.Record().Text(), text) || len(match.Made()) != made || len(match.Told()) != told ||
		match.Core().Hash() != hash {
		t.Error("a refused move changed the match")
	}
}

func TestToldAndMade(t *testing.T) {
	match := begin(t, cards.Def, games.Setup{Seats: 2, Seed: 4})
	setup := match.Told()
	if len(setup) != 3 || setup[0].Move != 0 || reflect.TypeOf(setup[0].Event) != reflect.TypeFor[cards.Dealt]() {
		t.Fatalf("the setup tells %+v", setup)
	}
	play(t, match, 5, 1)
	if len(match.Made()) != 5 {
		t.Fatalf("%d moves made", len(match.Made()))
	}
	last := 0
	for _, told := range match.Told()[3:] {
		if told.Move < last || told.Move == 0 || told.Move > 5 {
			t.Errorf("move %d tells %+v", told.Move, told.Event)
		}
		last = told.Move
	}
	if last != 5 {
		t.Errorf("the last event is of move %d", last)
	}
	if v := match.View(games.All); v.Points != match.Core().Points || match.Def() != cards.Def {
		t.Error("the view is of another position, or the Def another one")
	}
}

func TestUndo(t *testing.T) {
	match := begin(t, cards.Def, games.Setup{Seats: 3, Seed: 9})
	var hashes []uint64
	var told []int
	for range 12 {
		hashes, told = append(hashes, match.Core().Hash()), append(told, len(match.Told()))
		play(t, match, 1, uint64(len(hashes)))
	}
	made := slices.Clone(match.Made())
	for _, n := range []int{11, 7, 7, 0} {
		text := slices.Clone(match.Record().Text())
		grown, err := match.Undo(n)
		if err != nil {
			t.Fatal(err)
		}
		if match.Core().Hash() != hashes[n] || !slices.Equal(match.Made(), made[:n]) || len(match.Told()) != told[n] {
			t.Errorf("back at %d moves there are %d moves and %d events, or the position is another", n,
				len(match.Made()), len(match.Told()))
		}
		if !bytes.Equal(match.Record().Text(), append(text, grown...)) || !bytes.HasPrefix(grown, []byte("undo ")) {
			t.Errorf("the record grew by %q", grown)
		}
	}
	for _, n := range []int{-1, 1} {
		text := slices.Clone(match.Record().Text())
		if grown, err := match.Undo(n); err == nil || grown != nil || !bytes.Equal(match.Record().Text(), text) {
			t.Errorf("undo to %d of no moves: %q, %v", n, grown, err)
		}
	}
	for i, m := range made[:7] {
		if _, refusal := match.Make(m.Seat, m.Move); refusal != nil || match.Core().Hash() != hashes[i+1] {
			t.Fatalf("move %d leads elsewhere after an undo: %v", i+1, refusal)
		}
	}
	resumed := resume(t, cards.Def, match.Record().Text())
	if resumed.Core().Hash() != match.Core().Hash() || !slices.Equal(resumed.Made(), match.Made()) {
		t.Error("the record with undos is another match")
	}
}

// TestAgain repeats the moves of a match: they lead to the same position, and a move that does not fit is reported, not
// skipped.
func TestAgain(t *testing.T) {
	match := begin(t, cards.Def, games.Setup{Seats: 3, Seed: 9})
	play(t, match, 12, 4)
	core := cards.Def.New(match.Record().Setup, nil)
	for _, m := range match.Made() {
		cards.Def.Again(core, m)
	}
	if core.Hash() != match.Core().Hash() {
		t.Error("the moves of a match lead elsewhere when they are made again")
	}
	last := match.Made()[11]
	defer func() {
		if said := fmt.Sprint(recover()); !strings.Contains(said, cards.Def.ID) ||
			!strings.Contains(said, cards.Def.Moves.Text(last.Move)) {
			t.Errorf("a move that is refused: %s", said)
		}
	}()
	cards.Def.Again(cards.Def.New(match.Record().Setup, nil), last)
}

func resume[C games.Core[C, M, E], M comparable, E any, V any](
	t testing.TB, def *games.Def[C, M, E, V], text []byte,
) *games.Match[C, M, E, V] {
	t.Helper()
	record, err := games.ParseRecord(text)
	if err != nil {
		t.Fatal(err)
	}
	match, err := games.Resume(def, record)
	if err != nil {
		t.Fatal(err)
	}
	return match
}

func TestResumedMatchesGoOn(t *testing.T) {
	setup := games.Setup{Seats: 5, Seed: 3, Options: map[string]string{"rounds": "three"}, Starts: []games.Seat{4}}
	whole := begin(t, throws.Def, setup)
	play(t, whole, 17, 6)
	again := resume(t, throws.Def, whole.Record().Text())
	if !reflect.DeepEqual(again.Made(), whole.Made()) || !reflect.DeepEqual(again.Told(), whole.Told()) {
		t.Error("a resumed match has other moves or events")
	}
	for _, match := range []*games.Match[*throws.Game, throws.Move, throws.Event, throws.View]{whole, again} {
		play(t, match, untilOver, 8)
	}
	if !bytes.Equal(again.Record().Text(), whole.Record().Text()) {
		t.Errorf("a resumed match goes on as\n%s\nnot\n%s", again.Record().Text(), whole.Record().Text())
	}
}

func TestNewMatchRefusesASetup(t *testing.T) {
	if match, err := games.NewMatch(cards.Def, games.Setup{Seats: 5}, people); err == nil {
		t.Errorf("five seats: %v", match.Record())
	}
}

// TestGoldenRecord replays a record of the first version to the byte. It fails if the format, the random numbers or
// undo have changed.
func TestGoldenRecord(t *testing.T) {
	path := filepath.Join("testdata", "cards-1.record")
	match := begin(t, cards.Def, games.Setup{
		Seats: 3, Seed: 7, Options: map[string]string{"shields": games.Yes}, Starts: []games.Seat{2, 0},
	})
	play(t, match, 9, 1)
	if _, err := match.Undo(6); err != nil {
		t.Fatal(err)
	}
	play(t, match, untilOver, 2)
	got := match.Record().Text()
	if *update {
		if err := os.WriteFile(path, got, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Errorf("the record is\n%s\nnot\n%s", got, want)
	}
	if _, over := resume(t, cards.Def, want).Core().Result(); !over {
		t.Error("the golden record is not one of a whole match")
	}
	if n := strings.Count(string(want), "\n"); n < 30 {
		t.Errorf("the golden record has only %d lines", n)
	}
}
