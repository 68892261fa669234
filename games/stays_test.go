package games_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/gamestest/toys/cards"
)

// In a match of staying no move can be taken back; loose is the same match without that option.
var (
	staying = games.Setup{Seats: 2, Seed: 6, Options: map[string]string{games.OptionStays: games.Yes}}
	loose   = games.Setup{Seats: 2, Seed: 6}
)

func TestOptionsOfEveryGame(t *testing.T) {
	var ids []string
	for _, o := range info.AllOptions() {
		ids = append(ids, o.ID)
		if o.Common() != (o.ID == games.OptionStays) {
			t.Errorf("option %s is one of every game: %v", o.ID, o.Common())
		}
	}
	if want := []string{"variant", "open", games.OptionStays}; !slices.Equal(ids, want) {
		t.Errorf("a match is set up with %q, not %q", ids, want)
	}
	if len(info.Options) != 2 {
		t.Errorf("the game has %d options of its own", len(info.Options))
	}
	for at, want := range []string{"option.sample.variant", "option.sample.open", "option.stays"} {
		if got := info.OptionKey(info.AllOptions()[at]); got != want {
			t.Errorf("the words of %s stand under %s, not %s", ids[at], got, want)
		}
	}
	for choice, valid := range map[string]bool{games.No: true, games.Yes: true, "maybe": false} {
		if err := info.Validate(games.Setup{Seats: 2,
			Options: map[string]string{games.OptionStays: choice}}); (err == nil) != valid {
			t.Errorf("the choice %q: %v", choice, err)
		}
	}
	for setup, want := range map[*games.Setup]bool{&staying: true, &loose: false,
		{Options: map[string]string{games.OptionStays: games.No}}: false} {
		if setup.Stays() != want || (info.Choice(*setup, games.OptionStays) == games.Yes) != want {
			t.Errorf("with %v what is let go stays: %v", setup.Options, setup.Stays())
		}
	}
}

func TestChooseWhatGoesAlong(t *testing.T) {
	i := &games.Info{Options: []games.Option{
		{ID: "lead", Choices: []string{games.No, games.Yes}, Default: games.No},
		{ID: "follow", Choices: []string{games.No, games.Yes}, Default: games.No, Along: "lead"},
	}}
	options := map[string]string{}
	for _, step := range []struct{ id, choice, lead, follow string }{
		{"lead", games.Yes, games.Yes, games.Yes},
		{"follow", games.No, games.Yes, games.No},
		{"lead", games.No, games.No, games.No},
		{"follow", games.Yes, games.No, games.Yes},
	} {
		i.Choose(options, step.id, step.choice)
		if options["lead"] != step.lead || options["follow"] != step.follow {
			t.Errorf("after %s=%s: %v", step.id, step.choice, options)
		}
	}
	if got := i.Choice(games.Setup{Options: map[string]string{"lead": games.Yes}}, "follow"); got != games.No {
		t.Errorf("a match that does not say is played with %q", got)
	}
}

// TestNothingIsUndoneWhereWhatIsLetGoStays: with the option every undo is refused, and changes neither match nor
// record.
func TestNothingIsUndoneWhereWhatIsLetGoStays(t *testing.T) {
	match := begin(t, cards.Def, staying)
	play(t, match, 12, 1)
	made, hash, text := len(match.Made()), match.Core().Hash(), slices.Clone(match.Record().Text())
	for n := -1; n <= made+1; n++ {
		grown, err := match.Undo(n)
		if !errors.Is(err, games.ErrStays) || grown != nil {
			t.Fatalf("undo to %d moves: %q, %v", n, grown, err)
		}
	}
	if len(match.Made()) != made || match.Core().Hash() != hash || !bytes.Equal(match.Record().Text(), text) {
		t.Error("a refused undo has changed the match")
	}
	play(t, match, untilOver, 2)
	record, err := games.ParseRecord(match.Record().Text())
	if err != nil {
		t.Fatal(err)
	}
	if again, err := games.Resume(cards.Def, record); err != nil || !again.Record().Setup.Stays() ||
		again.Core().Hash() != match.Core().Hash() {
		t.Errorf("the match is resumed as another one: %v", err)
	}
	other := begin(t, cards.Def, loose)
	play(t, other, 12, 1)
	if _, err := other.Undo(3); err != nil || other.Core().Hash() == hash || len(other.Made()) != 3 {
		t.Errorf("without the option the match does not go back: %v", err)
	}
}

// TestRecordsSayThatWhatIsLetGoStays: the option has its line after those of the game's own options, and no line where
// nothing was chosen.
func TestRecordsSayThatWhatIsLetGoStays(t *testing.T) {
	both := games.Setup{Seats: 2, Seed: 6, Options: map[string]string{games.OptionStays: games.Yes,
		"shields": games.No}}
	lines := unseal(begin(t, cards.Def, both).Record().Text())
	if want := []string{"option shields no", "option stays yes"}; !slices.Equal(lines[3:5], want) {
		t.Errorf("the head says %q, not %q", lines[3:5], want)
	}
	if text := string(begin(t, cards.Def, loose).Record().Text()); strings.Contains(text, "stays") {
		t.Errorf("a match that did not choose says\n%s", text)
	}
	turned := slices.Clone(lines)
	turned[3], turned[4] = turned[4], turned[3]
	refusesHead(t, turned, "line 4: it is not in the form")
}

// letGo returns the lines of a record that contradicts itself: its head says that nothing can be undone, and after five
// moves there is an undo. It also returns that number of moves, and the record as it was without that head.
func letGo(t *testing.T) (lines []string, undo int, undone *games.Record) {
	t.Helper()
	match := begin(t, cards.Def, loose)
	play(t, match, 5, 1)
	if _, err := match.Undo(3); err != nil {
		t.Fatal(err)
	}
	play(t, match, 4, 2)
	lines = unseal(match.Record().Text())
	lines = slices.Insert(lines, 3, "option stays yes")
	return lines, 5, match.Record()
}

// TestARecordEndsAtAnUndoWhereWhatIsLetGoStays: wherever such a record is read, the match goes on from before the undo.
func TestARecordEndsAtAnUndoWhereWhatIsLetGoStays(t *testing.T) {
	lines, undo, _ := letGo(t)
	record, err := games.ParseRecord(seal(lines...))
	if err != nil {
		t.Fatal(err)
	}
	stays := func(what string, err error) {
		t.Helper()
		fault, place, ok := games.FaultOf(err)
		if !errors.Is(err, games.ErrStays) || !ok || fault != games.FaultStays || place.Step != undo+1 {
			t.Errorf("%s: %v is fault %q at step %d", what, err, fault, place.Step)
		}
	}
	match, err := games.Resume(cards.Def, record)
	if stays("resume", err); match == nil || len(match.Made()) != undo || len(match.Record().Steps) != undo {
		t.Fatal("the match does not end before the undo")
	}
	if text := match.Record().Text(); !bytes.HasPrefix(seal(lines...), text) || bytes.Contains(text, []byte("undo")) {
		t.Errorf("what is gone on with is\n%s", text)
	}
	game := games.NewEntry(cards.Def, nil)
	standing, err := game.Check(record)
	if stays("check", err); standing.Moves != undo || standing.Steps != undo {
		t.Errorf("it is checked up to move %d, step %d", standing.Moves, standing.Steps)
	}
	told := 0
	stays("tell", game.Tell(record, games.Public, func(games.TellLine) error { told++; return nil }))
	var last games.ReplayLine
	stays("replay", game.Replay(record, func(l games.ReplayLine) error { last = l; return nil }))
	if told < undo || !strings.Contains(last.Error, games.ErrStays.Error()) || last.Step == nil ||
		last.Step.Kind != "undo" {
		t.Errorf("%d lines are told, and the last one of the replay is %+v", told, last)
	}
	_, err = game.Link(record)
	stays("write a link", err)
	nowhere := slices.Clone(lines)
	at := slices.Index(nowhere, "undo 3")
	nowhere[at] = "undo 5" // which would change nothing
	record, err = games.ParseRecord(seal(nowhere...))
	if err != nil {
		t.Fatal(err)
	}
	_, err = games.Resume(cards.Def, record)
	stays("an undo of nothing", err)
}

// TestALinkEndsAtAnUndoWhereWhatIsLetGoStays: a link with such an undo is refused.
func TestALinkEndsAtAnUndoWhereWhatIsLetGoStays(t *testing.T) {
	_, undo, undone := letGo(t)
	text, err := games.WriteLinkUnder(cards.Def, undone, begin(t, cards.Def, staying).Record())
	if err != nil {
		t.Fatal(err)
	}
	link, err := games.ParseLink(text)
	if err != nil {
		t.Fatal(err)
	}
	_, err = games.ReadLink(cards.Def, link)
	if fault, place, _ := games.FaultOf(err); !errors.Is(err, games.ErrStays) || fault != games.FaultStays ||
		place.Step != undo+1 {
		t.Errorf("%v is fault %q at step %d", err, fault, place.Step)
	}
	match := begin(t, cards.Def, staying)
	play(t, match, 9, 1)
	if text, err = games.WriteLink(cards.Def, match.Record()); err != nil {
		t.Fatal(err)
	}
	if link, err = games.ParseLink(text); err != nil {
		t.Fatal(err)
	}
	if got, err := games.ReadLink(cards.Def, link); err != nil || !bytes.Equal(got.Text(), match.Record().Text()) {
		t.Errorf("without an undo the link leads elsewhere: %v", err)
	}
}

// TestOthersAreToldThatWhatIsLetGoStays: programs at a seat, replays and reports name the option, also where nobody
// chose it.
func TestOthersAreToldThatWhatIsLetGoStays(t *testing.T) {
	for setup, want := range map[*games.Setup]string{&staying: games.Yes, &loose: games.No} {
		hello := games.NewRivalHello(&cards.Def.Info, *setup, 0, 1, 1)
		if got := hello.Options[games.OptionStays]; got != want {
			t.Errorf("a program is told %q, not %q", got, want)
		}
		var head *games.ReplayHead
		match := begin(t, cards.Def, *setup)
		game := games.NewEntry(cards.Def, nil)
		if err := game.Replay(match.Record(), func(l games.ReplayLine) error {
			if l.Head != nil {
				head = l.Head
			}
			return nil
		}); err != nil {
			t.Fatal(err)
		}
		if head == nil || head.Options[games.OptionStays] != want || len(head.Options) != 2 {
			t.Errorf("the replay says %+v, not %q", head, want)
		}
		if text, err := json.Marshal(head); err != nil || !strings.Contains(string(text), `"stays":"`+want+`"`) {
			t.Errorf("the replay is written %s: %v", text, err)
		}
	}
}
