package gamestest

import (
	"strings"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/gamestest/toys/cards"
	"runehall/internal/workshop/lane"
)

func TestMatchCount(t *testing.T) {
	for _, test := range []struct {
		variable        string
		wanted, atLeast int
		day, whole      int
		err             bool
	}{
		{"", 0, 8, 50, 200, false},
		{"", 30, 8, 12, 30, false},
		{"", 30, 100, 100, 100, false},
		{"", 3, 1, 3, 3, false},
		{"10000", 30, 100, 10000, 10000, false},
		{"2", 30, 100, 2, 2, false},
		{"many", 30, 100, 0, 0, true},
		{"0", 30, 100, 0, 0, true},
	} {
		t.Setenv(matchesVariable, test.variable)
		want := lane.Of(test.day, test.whole)
		if testing.Short() && test.variable == "" {
			want = max(want/shortDivisor, 1)
		}
		got, err := matchCount(test.wanted, test.atLeast)
		if got != want || (err != nil) != test.err {
			t.Errorf("%s=%q, wanted %d, at least %d: %d, %v; want %d",
				matchesVariable, test.variable, test.wanted, test.atLeast, got, err, want)
		}
	}
}

func TestRunRefusesAWrongNumberOfMatches(t *testing.T) {
	t.Setenv(matchesVariable, "a few")
	ear := &heardT{}
	if report := Run(ear, cards.Def, cardsOptions()); len(ear.errors) != 1 || report.Matches != 0 {
		t.Errorf("%d matches, errors %q", report.Matches, ear.errors)
	}
}

func TestSetupsHaveAllSeatsAndChoices(t *testing.T) {
	info := &games.Info{ID: "x", MinSeats: 2, MaxSeats: 4, Options: []games.Option{
		{ID: "a", Choices: []string{games.No, games.Yes}, Default: games.Yes},
		{ID: "b", Choices: []string{"one", "two", "three"}, Default: "one"},
	}}
	met := map[string]bool{}
	for _, s := range setups(info) {
		if err := info.Validate(s); err != nil {
			t.Errorf("%v: %v", s, err)
		}
		full := games.Setup{Seats: s.Seats, Options: map[string]string{"a": info.Choice(s, "a"),
			"b": info.Choice(s, "b")}}
		met[setupText(full)] = true
	}
	if want := 3 * 2 * 3; len(met) != want {
		t.Errorf("%d different setups, not %d: %v", len(met), want, met)
	}
}

func TestRunStopsAfterSomeFailures(t *testing.T) {
	t.Setenv(matchesVariable, "80")
	ear := &heardT{}
	b := newBroken(func(b *broken) { b.def.MaxMoves = 1 })
	report := Run(ear, b.def, b.options)
	if len(ear.errors) != maxFailures || report.Matches != maxFailures {
		t.Errorf("%d failures in %d matches; want %d", len(ear.errors), report.Matches, maxFailures)
	}
}

func TestRunReports(t *testing.T) {
	t.Setenv(matchesVariable, "12")
	report := Run(t, cards.Def, cardsOptions())
	if report.Matches != 12 || report.Moves == 0 || report.Redeals == 0 {
		t.Errorf("%d matches, %d moves, %d redeals", report.Matches, report.Moves, report.Redeals)
	}
	if report.Events["Ended"] != 12 || report.Words["pass"] == 0 {
		t.Errorf("events %v, words %v", report.Events, report.Words)
	}
	if got := strings.Join(report.Keys["toy-cards.say.drew"], " "); got != "seat card" {
		t.Errorf("placeholders of the phrase for drawing: %q", got)
	}
	for _, key := range []string{"toy-cards.card.none", "toy-cards.tally.bells", cards.NotANumber.Reason} {
		if _, ok := report.Keys[key]; !ok {
			t.Errorf("key %s was not collected", key)
		}
	}
}

func TestPlay(t *testing.T) {
	setup := games.Setup{Seats: 2, Seed: 5, Starts: []games.Seat{1}}
	core := Play(t, cards.Def, cardsOptions(), setup)
	if core.OnTurn != 1 || core.Phase != cards.Turn {
		t.Fatalf("seat %d is on turn in phase %d", core.OnTurn, core.Phase)
	}
	move := core.AppendMoves(nil, 1)[0]
	core = Play(t, cards.Def, cardsOptions(), setup, "1 "+cards.Def.Moves.Text(move))
	if core.Discard.Size() != 1 || core.Phase != cards.Answer {
		t.Errorf("after %v there are %d discards in phase %d", move, core.Discard.Size(), core.Phase)
	}
}

func TestPlayReportsMovesThatDoNotFit(t *testing.T) {
	for _, test := range []struct {
		line string
		want Check
	}{
		{"0 guard", CheckApply},
		{"0 fly", CheckCodec},
		{"north pass", CheckCodec},
	} {
		ear := &heardT{}
		Play(ear, cards.Def, cardsOptions(), games.Setup{Seats: 2, Seed: 5}, test.line)
		if got := ear.check(); got != test.want {
			t.Errorf("%q: found by check %q, not %q: %q", test.line, got, test.want, ear.errors)
		}
	}
	ear := &heardT{}
	Play(ear, cards.Def, cardsOptions(), games.Setup{Seats: 9})
	if got := ear.check(); got != CheckSetup {
		t.Errorf("nine seats: found by check %q: %q", got, ear.errors)
	}
}
