package games_test

import (
	"fmt"
	"strings"
	"testing"

	"runehall/games"
)

// info describes a game with two options, for two to four seats.
var info = &games.Info{
	ID: "sample", Version: 3, MinSeats: 2, MaxSeats: 4,
	Options: []games.Option{
		{ID: "variant", Choices: []string{"short", "long"}, Default: "long"},
		{ID: "open", Choices: []string{games.No, games.Yes}, Default: games.No},
	},
}

func TestValidate(t *testing.T) {
	for _, test := range []struct {
		name  string
		setup games.Setup
		want  string // part of the error; "": valid
	}{
		{"fewest seats", games.Setup{Seats: 2}, ""},
		{"most seats", games.Setup{Seats: 4, Seed: 1 << 63}, ""},
		{"all said", games.Setup{
			Seats: 3, Options: map[string]string{"variant": "short", "open": games.Yes}, Starts: []games.Seat{2, 0},
		}, ""},
		{"too few seats", games.Setup{Seats: 1}, "2 to 4 seats, not 1"},
		{"too many seats", games.Setup{Seats: 5}, "2 to 4 seats, not 5"},
		{"no seats", games.Setup{}, "not 0"},
		{"an unknown option", games.Setup{Seats: 2, Options: map[string]string{"closed": games.No}},
			`no option "closed"`},
		{"an unknown choice", games.Setup{Seats: 2, Options: map[string]string{"variant": "longer"}},
			`no choice "longer"`},
		{"an empty choice", games.Setup{Seats: 2, Options: map[string]string{"open": ""}}, `no choice ""`},
		{"a start player beyond the seats", games.Setup{Seats: 2, Starts: []games.Seat{2}}, "start player 2"},
		{"nobody starts", games.Setup{Seats: 2, Starts: []games.Seat{games.Nobody}}, "start player -3"},
		{"a start player twice", games.Setup{Seats: 2, Starts: []games.Seat{1, 0, 1}}, "twice"},
		{"two things wrong", games.Setup{Seats: 2, Options: map[string]string{"zebra": "", "open": "", "a": ""}},
			`no option "a"`},
	} {
		t.Run(test.name, func(t *testing.T) {
			err := info.Validate(test.setup)
			switch {
			case test.want == "" && err != nil:
				t.Errorf("refused: %v", err)
			case test.want != "" && err == nil:
				t.Errorf("accepted, not refused with %q", test.want)
			case test.want != "" && !strings.Contains(err.Error(), test.want):
				t.Errorf("refused with %q, which does not say %q", err, test.want)
			}
		})
	}
}

func TestChoice(t *testing.T) {
	setup := games.Setup{Seats: 2, Options: map[string]string{"open": games.Yes}}
	if got := info.Choice(setup, "open"); got != games.Yes {
		t.Errorf("the choice is %q", got)
	}
	if got := info.Choice(setup, "variant"); got != "long" {
		t.Errorf("the default is %q", got)
	}
	defer func() {
		if recover() == nil {
			t.Error("an option that the game does not have has a choice")
		}
	}()
	info.Choice(setup, "closed")
}

func TestStarter(t *testing.T) {
	chance := games.NewChance(1, 1)
	counts := map[games.Seat]int{}
	for range 300 {
		counts[games.Setup{Seats: 3}.Starter(&chance)]++
	}
	if len(counts) != 3 || counts[0] < 60 || counts[1] < 60 || counts[2] < 60 {
		t.Errorf("of three seats start %v", counts)
	}
	clear(counts)
	for range 300 {
		counts[games.Setup{Seats: 4, Starts: []games.Seat{3, 1}}.Starter(&chance)]++
	}
	if len(counts) != 2 || counts[1] < 100 || counts[3] < 100 {
		t.Errorf("of seats 3 and 1 start %v", counts)
	}
}

func TestStartersOfARematch(t *testing.T) {
	if got := (games.Result{}).Starters(); len(got) != 0 {
		t.Errorf("nobody is marked, and %v start", got)
	}
	r := games.Result{Rematch: [games.MaxSeats]bool{1: true, 4: true}}
	if got := r.Starters(); len(got) != 2 || got[0] != 1 || got[1] != 4 {
		t.Errorf("seats 1 and 4 are marked, and %v start", got)
	}
}

func TestClausesAreNumbered(t *testing.T) {
	if got := fmt.Sprint(games.Clauses("ABC", 2, 11)); got != "[ABC-2 ABC-11]" {
		t.Error(got)
	}
}

func TestOnlyOneMoveIsForced(t *testing.T) {
	for _, moves := range [][]string{nil, {"draw", "pass"}} {
		if s, m, ok := games.Only(2, moves); s != 0 || m != "" || ok {
			t.Errorf("of %q, %q of seat %d is the only one", moves, m, s)
		}
	}
	if s, m, ok := games.Only(2, []string{"draw"}); s != 2 || m != "draw" || !ok {
		t.Errorf("%q of seat %d is the only one: %v", m, s, ok)
	}
}
