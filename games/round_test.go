package games_test

import (
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"runehall/games"
)

// order returns the order in which a round asks its seats, if each keeps still until one is asked that must act.
func order(round games.Round, acting []games.Acting) string {
	text := ""
	for range 2 * games.MaxSeats {
		a, ok := round.Next(acting, func(games.Seat) bool { return true })
		if !ok {
			return text + " nobody"
		}
		text += fmt.Sprint(a.Seat)
		if a.Must {
			return text + "!"
		}
		round.Asked(a.Seat)
	}
	return text + " for ever"
}

func TestRoundGoesClockwiseFromWhoMoved(t *testing.T) {
	five := []games.Acting{{Seat: 0}, {Seat: 1}, {Seat: 2}, {Seat: 3}, {Seat: 4}}
	three := []games.Acting{{Seat: 2, Must: true}, {Seat: 0}, {Seat: 1}}
	for _, test := range []struct {
		name   string
		moved  []games.Seat
		acting []games.Acting
		want   string
	}{
		{"before the first move", nil, five, "12340 nobody"},
		{"seat 2 moved", []games.Seat{2}, five, "34012 nobody"},
		{"seat 4 moved", []games.Seat{0, 4}, five, "01234 nobody"},
		{"after an undo", []games.Seat{3, games.Nobody}, five, "12340 nobody"},
		{"who must act is asked last", []games.Seat{1}, three, "012!"},
		{"even if it comes first clockwise", []games.Seat{0}, []games.Acting{{Seat: 1, Must: true}, {Seat: 2}}, "21!"},
		{"nobody acts", []games.Seat{0}, nil, " nobody"},
	} {
		t.Run(test.name, func(t *testing.T) {
			var round games.Round
			for _, s := range test.moved {
				round.Asked(1)
				round.Moved(s)
			}
			if got := order(round, test.acting); got != test.want {
				t.Errorf("asked %q, want %q", got, test.want)
			}
		})
	}
}

func TestRoundAsksDrivenSeatsOnly(t *testing.T) {
	acting := []games.Acting{{Seat: 0, Must: true}, {Seat: 1}, {Seat: 2}}
	var round games.Round
	a, ok := round.Next(acting, func(s games.Seat) bool { return s == 2 })
	if !ok || a.Seat != 2 {
		t.Fatalf("asked %v, %v", a, ok)
	}
	round.Asked(2)
	if a, ok := round.Next(acting, func(s games.Seat) bool { return s == 2 }); ok {
		t.Errorf("asked %v again", a)
	}
}

// TestRoundAsksEachOnce: whoever may act, every round asks each of these seats once before the seat that must act.
func TestRoundAsksEachOnce(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var acting []games.Acting
		musts := 0
		for s := range games.Seat(games.MaxSeats) {
			switch rapid.IntRange(0, 2).Draw(t, "acts") {
			case 1:
				acting = append(acting, games.Acting{Seat: s})
			case 2:
				acting = append(acting, games.Acting{Seat: s, Must: true})
				musts++
			}
		}
		acting = rapid.Permutation(acting).Draw(t, "order")
		var round games.Round
		round.Moved(games.Seat(rapid.IntRange(-3, games.MaxSeats-1).Draw(t, "moved")))
		asked := map[games.Seat]bool{}
		for range len(acting) - musts {
			a, ok := round.Next(acting, func(games.Seat) bool { return true })
			if !ok || a.Must || asked[a.Seat] {
				t.Fatalf("asked %v, %v after %v", a, ok, asked)
			}
			asked[a.Seat] = true
			round.Asked(a.Seat)
		}
		for range 3 {
			if a, ok := round.Next(acting, func(games.Seat) bool { return true }); ok != (musts > 0) || ok && !a.Must {
				t.Fatalf("all that may act were asked, then %v, %v", a, ok)
			} else if ok {
				round.Asked(a.Seat)
			}
		}
	})
}
