package games_test

import (
	"bytes"
	"errors"
	"reflect"
	"slices"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/gamestest/toys/cards"
	"runehall/internal/workshop/gamestest/toys/throws"
)

// counted returns the toy game of cards, with counters for the moves that its matches play and the positions that they
// allocate.
func counted() (def *games.Def[*cards.Game, cards.Move, cards.Event, cards.View], played, kept *int) {
	played, kept = new(int), new(int)
	d := *cards.Def
	d.Shows = func(cards.Move) bool {
		*played++
		return false
	}
	d.Blank = func() *cards.Game {
		*kept++
		return &cards.Game{}
	}
	return &d, played, kept
}

// TestGoingBackCostsWhatWasUndone plays and takes back at random. After each undo the match equals one that never went
// further. Altogether hardly more moves are replayed than were undone: a few more, since a match keeps only some
// positions and replays from the one before.
func TestGoingBackCostsWhatWasUndone(t *testing.T) {
	for seed := range uint64(20) {
		def, played, kept := counted()
		match := begin(t, def, games.Setup{Seats: 4, Seed: seed})
		chance := games.NewChance(seed, 5)
		made, undone := 0, 0
		for range 200 {
			before := len(match.Made())
			play(t, match, 1+chance.IntN(40), chance.Uint64())
			made += len(match.Made()) - before
			n := chance.IntN(len(match.Made()) + 1)
			if chance.IntN(2) == 0 { // often only the last few moves
				n = max(n, len(match.Made())-3)
			}
			undone += len(match.Made()) - n
			sums := slices.Clone(match.Made()[:n])
			told := slices.DeleteFunc(slices.Clone(match.Told()),
				func(e games.Told[cards.Event]) bool { return e.Move > n })
			if _, err := match.Undo(n); err != nil {
				t.Fatal(err)
			}
			fresh := begin(t, cards.Def, match.Record().Setup)
			for _, m := range sums {
				if _, refusal := fresh.Make(m.Seat, m.Move); refusal != nil {
					t.Fatal(refusal)
				}
			}
			if match.Core().Hash() != fresh.Core().Hash() || !slices.Equal(match.Made(), sums) ||
				!reflect.DeepEqual(match.Told(), told) ||
				!reflect.DeepEqual(match.Told(), fresh.Told()) {
				t.Fatalf("seed %d: after an undo to %d moves it is another match", seed, n)
			}
		}
		if again := *played - made; again > undone+16 {
			t.Errorf("seed %d: %d moves were made, %d undone and %d made again", seed, made, undone, again)
		}
		if *kept > 60+200 { // one more for each undo: somebody may still hold the position before it
			t.Errorf("seed %d: %d positions were made", seed, *kept)
		}
	}
}

// takenBack returns a match that was played to its end and wholly taken back so many times, with twenty moves made
// since.
func takenBack[C games.Core[C, M, E], M comparable, E any, V any](t *testing.T, def *games.Def[C, M, E, V],
	times int) *games.Match[C, M, E, V] {
	t.Helper()
	match := begin(t, def, games.Setup{Seats: 3, Seed: 8})
	for i := range times {
		play(t, match, untilOver, uint64(i))
		if _, err := match.Undo(0); err != nil {
			t.Fatal(err)
		}
	}
	play(t, match, 20, 99)
	return match
}

// TestWhatWasTakenBackIsNotPlayedAgain resumes the record of a match that was taken back three hundred times: only the
// moves that stand are played.
func TestWhatWasTakenBackIsNotPlayedAgain(t *testing.T) {
	match := takenBack(t, cards.Def, 300)
	def, played, _ := counted()
	got := resume(t, def, match.Record().Text())
	if got.Core().Hash() != match.Core().Hash() || !slices.Equal(got.Made(), match.Made()) ||
		string(got.Record().Text()) != string(match.Record().Text()) {
		t.Error("it is resumed as another match")
	}
	if *played != len(match.Made()) {
		t.Errorf("%d moves stand, and %d are played", len(match.Made()), *played)
	}
	play(t, got, 3, 1)
	resume(t, cards.Def, got.Record().Text())
}

// TestReadingALinkCostsItsSteps does the same with a link. Reading it needs every move, also those taken back, but each
// only once.
func TestReadingALinkCostsItsSteps(t *testing.T) {
	match := takenBack(t, cards.Def, 300)
	def, played, _ := counted()
	text, err := games.WriteLink(def, match.Record())
	if err != nil {
		t.Fatal(err)
	}
	link, err := games.ParseLink(text)
	if err != nil {
		t.Fatal(err)
	}
	steps := len(match.Record().Steps)
	if *played > steps {
		t.Errorf("to write a link of %d steps %d moves are played", steps, *played)
	}
	*played = 0
	record, err := games.ReadLink(def, link)
	if err != nil || string(record.Text()) != string(match.Record().Text()) {
		t.Fatalf("it comes back as another match: %v", err)
	}
	if *played > steps {
		t.Errorf("to read a link of %d steps %d moves are played", steps, *played)
	}
}

// TestRefusedMovesThatWereTakenBack resumes a match whose record holds moves against the rules that were taken back:
// Resume does not play those, so they do not matter to it. Check plays every move and reports them.
func TestRefusedMovesThatWereTakenBack(t *testing.T) {
	match := begin(t, cards.Def, games.Setup{Seats: 2, Seed: 1})
	play(t, match, 5, 1)
	lines := append(unseal(match.Record().Text()), "0 fly", "1 guard", "sum 7 0000000000000000", "undo 5")
	got := resume(t, cards.Def, seal(lines...))
	if got.Core().Hash() != match.Core().Hash() || len(got.Record().Steps) != 9 {
		t.Error("it is another match")
	}
	record, err := games.ParseRecord(seal(lines...))
	if err != nil {
		t.Fatal(err)
	}
	wrong, ok := errors.AsType[*games.StepError](mustFail(games.NewEntry(cards.Def, nil).Check(record)))
	if !ok || wrong.Step != 6 {
		t.Errorf("checked with %v", wrong)
	}
	// Resume still notices what it can check by counting: an undo too far, or a checksum at the wrong number of moves.
	for line, want := range map[string]string{"undo 8": "undo to 8 of 7", "sum 6 0000000000000000": "sum after 6"} {
		bad := slices.Insert(slices.Clone(lines), len(lines)-2, line)
		record, err := games.ParseRecord(seal(bad...))
		if err != nil {
			t.Fatal(err)
		}
		m, err := games.Resume(cards.Def, record)
		if wrong, ok := errors.AsType[*games.StepError](err); !ok || wrong.Step != 6 && wrong.Step != 8 || m == nil {
			t.Errorf("%q: resumed with %v, not with %q", line, err, want)
		}
	}
}

func mustFail[T any](_ T, err error) error { return err }

func TestMatchesAreReadInSteps(t *testing.T) {
	match := begin(t, throws.Def, games.Setup{Seats: 3, Seed: 2})
	moves := bytes.Count(play(t, match, 6, 2), []byte{'\n'})
	entry := games.NewEntry(throws.Def, nil)
	text, err := entry.Link(match.Record())
	if err != nil {
		t.Fatal(err)
	}
	link, err := games.ParseLink(text)
	if err != nil {
		t.Fatal(err)
	}
	record, err := entry.Resume(match.Record())
	if err != nil {
		t.Fatal(err)
	}
	linked, err := entry.Follow(link)
	if err != nil {
		t.Fatal(err)
	}
	for name, p := range map[string]games.Playing{"record": record, "link": linked} {
		for left := moves; ; left-- {
			if p.Left() != left || p.Standing().Moves != moves-left {
				t.Errorf("%s: %d moves are left, of which %d stand", name, p.Left(), p.Standing().Moves)
			}
			if left > 0 && name == "record" && p.Record() != nil {
				t.Errorf("%s: it has a record before it is played", name)
			}
			if p.Step(1) {
				break
			}
		}
		if p.Left() != 0 || p.Err() != nil || string(p.Record().Text()) != string(match.Record().Text()) {
			t.Errorf("%s: it ends as another match, %v", name, p.Err())
		}
	}
	parsing := games.NewParsing(match.Record().Text())
	lines := 1
	for ; !parsing.Step(1); lines++ {
		if r, err := parsing.Record(); r != nil || err != nil {
			t.Fatal("a record is there before it is read")
		}
	}
	if r, err := parsing.Record(); err != nil || len(r.Steps) != moves || lines != 8+moves {
		t.Errorf("after %d lines: %v, %v", lines, r, err)
	}
}
