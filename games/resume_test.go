package games_test

import (
	"bytes"
	"errors"
	"regexp"
	"slices"
	"strings"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/gamestest/toys/cards"
	"runehall/internal/workshop/gamestest/toys/throws"
)

// checkPattern is the check at the end of a line.
var checkPattern = regexp.MustCompile(` ~[0-9a-f]{8}\n`)

// unseal returns the lines of a record without their checks.
func unseal(text []byte) []string {
	return strings.Split(strings.TrimSuffix(string(checkPattern.ReplaceAll(text, []byte{'\n'})), "\n"), "\n")
}

func TestUnsealUndoesSeal(t *testing.T) {
	match := begin(t, cards.Def, games.Setup{Seats: 2, Seed: 1})
	play(t, match, 20, 1)
	if got := seal(unseal(match.Record().Text())...); !bytes.Equal(got, match.Record().Text()) {
		t.Errorf("sealed anew it is\n%s", got)
	}
}

// TestResumeRefusesHeads gives Resume records that can be parsed, but have heads that this program does not write for
// the game.
func TestResumeRefusesHeads(t *testing.T) {
	good := []string{
		"runehall 1", "game toy-cards 1", "seed 7", "starts 2 0", "option shields yes",
		`seat a b c "A"`, `seat a b c "B"`, `seat a b c "C"`, "moves",
	}
	resume(t, cards.Def, seal(good...))
	for _, test := range []struct {
		at   int
		line string
		want string
	}{
		{1, "game toy-throws 1", "toy-throws"},
		{1, "game toy-cards 2", "version 2"},
		{2, "seed 007", "line 3: it is not in the form"},
		{3, "starts 2  0", "line 4: it is not in the form"},
		{3, "starts", "line 4: it is not in the form"},
		{3, "starts 3", "start player 3"},
		{3, "starts 2 2", "twice"},
		{4, "option shields", "no choice"},
		{4, "option shields maybe", "no choice"},
		{4, "option helmets yes", "no option"},
		{5, "seat a b c `A`", "line 6: it is not in the form"},
		{5, `seat a b c "\x41"`, "line 6: it is not in the form"},
		{6, "seat a b c \"B\xff\"", "line 7: it is not in the form"},
		{5, `seat  b c "A"`, "no id"},
	} {
		lines := slices.Clone(good)
		lines[test.at] = test.line
		refusesHead(t, lines, test.want)
	}
	later := slices.Clone(good)
	later[3], later[4] = later[4], later[3]
	refusesHead(t, later, "line 4: it is not in the form")
	behind := slices.Clone(good)
	behind[3], behind[7] = behind[7], behind[3]
	refusesHead(t, behind, "line 4: it is not in the form")
	refusesHead(t, slices.Delete(slices.Clone(good), 5, 8), "not 0")
	refusesHead(t, slices.Insert(slices.Clone(good), 4, "starts 1"), "line 4: it is not in the form")
}

func refusesHead(t *testing.T, lines []string, want string) {
	t.Helper()
	record, err := games.ParseRecord(seal(lines...))
	if err != nil {
		t.Errorf("%q is not read at all: %v", lines, err)
		return
	}
	if match, err := games.Resume(cards.Def, record); match != nil || err == nil ||
		!strings.Contains(err.Error(), want) {
		t.Errorf("%q is resumed, or refused with %v, not with %q", lines, err, want)
	}
}

// TestResumeStopsBeforeAStepThatDoesNotFit gives Resume records with one wrong step in the middle.
func TestResumeStopsBeforeAStepThatDoesNotFit(t *testing.T) {
	match := begin(t, cards.Def, games.Setup{Seats: 2, Seed: 1})
	play(t, match, untilOver, 1)
	lines := unseal(match.Record().Text())
	head := slices.Index(lines, "moves") + 1
	sum := slices.IndexFunc(lines, func(line string) bool { return strings.HasPrefix(line, "sum ") })
	for _, test := range []struct {
		name, line string
		at         int
		want       string
	}{
		{"text that is no move", "0 fly", head + 2, "fly"},
		{"a move that the rules refuse", "1 guard", head, "COM-1"},
		{"a move of a seat that is not there", "4 pass", head + 1, "COM-1"},
		{"an undo too far", "undo 4", head + 3, "undo to 4 of 3"},
		{"a sum of another position", "sum 2 0123456789abcdef", head + 2, "position"},
		{"a sum of another number of moves", strings.Replace(lines[sum], "sum 16", "sum 15", 1), sum, "sum after 15"},
		{"a move after the end", "0 pass", len(lines), "COM-2"},
	} {
		t.Run(test.name, func(t *testing.T) {
			changed := slices.Insert(slices.Clone(lines), test.at, test.line)
			record, err := games.ParseRecord(seal(changed...))
			if err != nil {
				t.Fatal(err)
			}
			got, err := games.Resume(cards.Def, record)
			if got == nil || err == nil || !strings.Contains(err.Error(), test.want) {
				t.Fatalf("resumed with %v, not with %q", err, test.want)
			}
			before := seal(changed[:test.at]...)
			if !bytes.Equal(got.Record().Text(), before) || len(got.Record().Steps) != test.at-head {
				t.Errorf("the record ends as\n%s\nnot as\n%s", got.Record().Text(), before)
			}
			want := resume(t, cards.Def, before)
			if got.Core().Hash() != want.Core().Hash() || !slices.Equal(got.Made(), want.Made()) {
				t.Error("the match is not the one before the wrong step")
			}
			play(t, got, 3, 5)
			resume(t, cards.Def, got.Record().Text())
		})
	}
}

// TestResumeNamesTheRefusal: callers can find the violated clause in the error.
func TestResumeNamesTheRefusal(t *testing.T) {
	match := begin(t, cards.Def, games.Setup{Seats: 2, Seed: 1})
	record, err := games.ParseRecord(seal(append(unseal(match.Record().Text()), "0 guard")...))
	if err != nil {
		t.Fatal(err)
	}
	_, err = games.Resume(cards.Def, record)
	if refusal, ok := errors.AsType[*games.Refusal](err); !ok || refusal != cards.AwaitsTurn {
		t.Errorf("error %v", err)
	}
}

// seeds returns texts without checks for the fuzzer to begin with.
func seeds(f *testing.F) []string {
	f.Helper()
	var list []string
	for _, setup := range []games.Setup{
		{Seats: 2, Seed: 1},
		{Seats: 4, Seed: 2, Options: map[string]string{"shields": games.No}, Starts: []games.Seat{3}},
	} {
		match := begin(f, cards.Def, setup)
		play(f, match, 6, 1)
		if _, err := match.Undo(3); err != nil {
			f.Fatal(err)
		}
		play(f, match, untilOver, 2)
		list = append(list, strings.Join(unseal(match.Record().Text()), "\n"))
	}
	match := begin(f, throws.Def, games.Setup{Seats: 5, Seed: 3})
	play(f, match, untilOver, 3)
	return append(list, strings.Join(unseal(match.Record().Text()), "\n"))
}

// FuzzParseRecord parses arbitrary bytes: as they are, and with a good check added to each line.
func FuzzParseRecord(f *testing.F) {
	for _, text := range seeds(f) {
		f.Add([]byte(text))
		f.Add(seal(strings.Split(text, "\n")...))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		for _, text := range [][]byte{data, seal(strings.Split(string(data), "\n")...)} {
			record, err := games.ParseRecord(text)
			kinded(t, err)
			damage, damaged := errors.AsType[*games.DamageError](err)
			switch {
			case record == nil && !errors.Is(err, games.ErrNotRecord), record != nil && err != nil && !damaged:
				t.Fatalf("record %v with error %v", record != nil, err)
			case record == nil:
				continue
			}
			if !bytes.HasPrefix(text, record.Text()) {
				t.Fatalf("the record's text is no beginning of what was read:\n%q", record.Text())
			}
			if lines := bytes.Count(record.Text(), []byte{'\n'}); damaged && damage.Line != lines+1 {
				t.Fatalf("line %d is bad, and %d lines were read", damage.Line, lines)
			}
			again, err := games.ParseRecord(record.Text())
			if err != nil {
				t.Fatalf("what was read is not read again: %v", err)
			}
			same(t, again, record)
		}
	})
}

// kinded fails if an error is of a kind that screens have no words for.
func kinded(t *testing.T, err error) {
	t.Helper()
	if err == nil {
		return
	}
	if fault, _, ok := games.FaultOf(err); !ok || !slices.Contains(games.Faults(), fault) {
		t.Fatalf("there are no words for %v", err)
	}
}

// FuzzResume resumes arbitrary lines, with good checks added, as matches of the toy games.
func FuzzResume(f *testing.F) {
	for _, text := range seeds(f) {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		record, err := games.ParseRecord(seal(strings.Split(text, "\n")...))
		if record == nil {
			return
		}
		if err == nil {
			resumable(t, cards.Def, record)
			resumable(t, throws.Def, record)
		}
	})
}

// resumable resumes a record. What Resume accepts must be resumable once more from its own text.
func resumable[C games.Core[C, M, E], M comparable, E any, V any](t *testing.T, def *games.Def[C, M, E, V],
	record *games.Record) {
	match, err := games.Resume(def, record)
	kinded(t, err)
	if match == nil {
		if err == nil {
			t.Fatal("neither a match nor an error")
		}
		return
	}
	if !bytes.HasPrefix(record.Text(), match.Record().Text()) {
		t.Fatal("the record of a resumed match is no beginning of the one that was resumed")
	}
	if err == nil && len(match.Record().Text()) != len(record.Text()) {
		t.Fatal("a part of the record is missing without an error")
	}
	again := resume(t, def, match.Record().Text())
	if again.Core().Hash() != match.Core().Hash() || !slices.Equal(again.Made(), match.Made()) {
		t.Fatal("resumed twice it is another match")
	}
}
