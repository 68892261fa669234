package games_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/gamestest/toys/cards"
	"runehall/internal/workshop/gamestest/toys/throws"
)

// again returns the record of a match in which a throw is made and taken back, so many times.
func again(t *testing.T, throwsMade int) *games.Record {
	t.Helper()
	match := begin(t, throws.Def, games.Setup{Seats: 2, Seed: 1})
	chance := games.NewChance(1, 1)
	for range throwsMade {
		move, _ := throws.Def.Sample(match.Core(), match.Core().AppendActing(nil)[0].Seat, &chance)
		if _, refusal := match.Make(match.Core().AppendActing(nil)[0].Seat, move); refusal != nil {
			t.Fatal(refusal)
		}
		if _, err := match.Undo(0); err != nil {
			t.Fatal(err)
		}
	}
	return match.Record()
}

// TestLinksThatAreTooLong: no link is written that the reader would refuse, and longer ones are refused early.
func TestLinksThatAreTooLong(t *testing.T) {
	record := again(t, games.MostSpelled)
	text, err := games.WriteLink(throws.Def, record)
	if err != nil {
		t.Fatalf("%d throws: %v", games.MostSpelled, err)
	}
	link, err := games.ParseLink(text)
	if err != nil {
		t.Fatal(err)
	}
	if got, err := games.ReadLink(throws.Def, link); err != nil || string(got.Text()) != string(record.Text()) {
		t.Errorf("%d throws come back as others: %v", games.MostSpelled, err)
	}

	record = again(t, games.MostSpelled+5)
	if _, err := games.WriteLink(throws.Def, record); !errors.Is(err, games.ErrLongLink) {
		t.Errorf("%d throws: %v", games.MostSpelled+5, err)
	}
	text, err = games.WriteAnyLink(throws.Def, record)
	if err != nil {
		t.Fatal(err)
	}
	if link, err = games.ParseLink(text); err != nil {
		t.Fatal(err)
	}
	u, err := games.NewUnlinking(throws.Def, link)
	if err != nil {
		t.Fatal(err)
	}
	for !u.Step(1) {
	}
	if !errors.Is(u.Err(), games.ErrLongLink) || !errors.Is(u.Err(), games.ErrNotLink) || u.Left() != 0 ||
		u.Record() != nil {
		t.Errorf("%d throws are read: %v", games.MostSpelled+5, u.Err())
	}

	// Undos of nothing need no digits.
	var lines []string
	match := begin(t, cards.Def, games.Setup{Seats: 2, Seed: 1})
	lines = unseal(match.Record().Text())
	for range games.MostLinked + 1 {
		lines = append(lines, "undo 0")
	}
	long, err := games.ParseRecord(seal(lines...))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := games.WriteLink(cards.Def, long); !errors.Is(err, games.ErrLongLink) {
		t.Errorf("%d steps: %v", games.MostLinked+1, err)
	}
	if text, err = games.WriteAnyLink(cards.Def, long); err != nil {
		t.Fatal(err)
	}
	if _, err := games.ParseLink(text); !errors.Is(err, games.ErrLongLink) {
		t.Errorf("%d steps are read: %v", games.MostLinked+1, err)
	}
	if _, err := games.ParseLink(strings.Repeat("A", games.LongestLink+1)); !errors.Is(err, games.ErrLongLink) {
		t.Errorf("%d characters are read: %v", games.LongestLink+1, err)
	}
}

// TestNoLinkEndsInASign writes many links. Programs that recognise links in texts leave out a hyphen or an underscore
// at the end, so no link may end in one.
func TestNoLinkEndsInASign(t *testing.T) {
	ends := map[byte]int{}
	for seed := range uint64(600) {
		match := begin(t, cards.Def, games.Setup{Seats: 2 + int(seed%3), Seed: seed * 977})
		play(t, match, int(seed%40), seed)
		text, err := games.WriteLink(cards.Def, match.Record())
		if err != nil {
			t.Fatal(err)
		}
		plain, err := games.WriteAnyLink(cards.Def, match.Record())
		if err != nil {
			t.Fatal(err)
		}
		end := plain[len(plain)-1]
		ends[end]++
		if strings.ContainsAny(text[len(text)-1:], "-_") ||
			(text != plain) != strings.ContainsAny(plain[len(plain)-1:], "-_") {
			t.Errorf("seed %d: the link is %s, and without a filler %s", seed, text, plain)
		}
		for _, one := range []string{text, plain} { // links from before the filler still open
			link, err := games.ParseLink(one)
			if err != nil {
				t.Fatal(err)
			}
			if got, err := games.ReadLink(cards.Def, link); err != nil ||
				string(got.Text()) != string(match.Record().Text()) {
				t.Fatalf("seed %d: %s comes back as another match: %v", seed, one, err)
			}
		}
	}
	if ends['-']+ends['_'] == 0 {
		t.Error("no link would have ended so")
	}
}

// TestUndoEndsBeforeARecordIsTooLong: undo is refused before the record grows too long to be read.
func TestUndoEndsBeforeARecordIsTooLong(t *testing.T) {
	match := begin(t, cards.Def, games.Setup{Seats: 2, Seed: 1})
	for range games.LastUndo {
		if _, err := match.Undo(0); err != nil {
			t.Fatal(err)
		}
	}
	if grown, err := match.Undo(0); !errors.Is(err, games.ErrLongRecord) || grown != nil {
		t.Errorf("after %d undos one more: %v", games.LastUndo, err)
	}
	play(t, match, untilOver, 1)
	resume(t, cards.Def, match.Record().Text())
	if games.LastUndo+516_240*17/16+1 > games.MostSteps {
		t.Error("the longest match does not fit into a record")
	}
}

// TestRecordsThatAreTooLong: a record that is too long is refused before all of it is read, and not in part.
func TestRecordsThatAreTooLong(t *testing.T) {
	match := begin(t, cards.Def, games.Setup{Seats: 2, Seed: 1})
	lines := unseal(match.Record().Text())
	head := len(lines)
	for range games.MostSteps {
		lines = append(lines, "undo 0")
	}
	if r, err := games.ParseRecord(seal(lines...)); err != nil || len(r.Steps) != games.MostSteps {
		t.Errorf("%d steps: %v", games.MostSteps, err)
	}
	long := seal(append(lines, "undo 0")...)
	if r, err := games.ParseRecord(long); r != nil || !errors.Is(err, games.ErrLongRecord) ||
		!errors.Is(err, games.ErrNotRecord) {
		t.Errorf("%d steps: %v", games.MostSteps+1, err)
	}
	if r, err := games.ParseRecord(append(match.Record().Text(), make([]byte, games.LongestRecord)...)); r != nil ||
		!errors.Is(err, games.ErrLongRecord) {
		t.Errorf("%d bytes: %v", games.LongestRecord, err)
	}
	var options []string
	for i := range 200_000 {
		options = append(options, fmt.Sprintf("option o%d yes", i))
	}
	p := games.NewParsing(seal(append(append(lines[:head-1:head-1], options...), "moves")...))
	read := 0
	for ; !p.Step(1); read++ {
	}
	if r, err := p.Record(); r != nil || !errors.Is(err, games.ErrNotRecord) || read > 200 {
		t.Errorf("%d options: %v after %d lines", len(options), err, read)
	}
}
