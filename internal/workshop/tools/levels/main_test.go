package main

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"runehall/games"
	"runehall/games/all"
	"runehall/games/bots"
	"runehall/games/market"
)

// TestFiguresAreOfTheseLevels checks that the page's figures are for the levels as they think now. If that has changed,
// make levels measures them again.
func TestFiguresAreOfTheseLevels(t *testing.T) {
	text, err := os.ReadFile("../../../../docs/computer-players.md")
	if err != nil {
		t.Fatal(err)
	}
	_, made, _ := strings.Cut(string(text), marker)
	if !strings.HasPrefix(made, "\n"+thoughts()+"\n") {
		t.Errorf("the page is of other levels: make levels. They are now\n%s", thoughts())
	}
	for _, e := range all.Entries() {
		for _, seats := range []int{e.Info().MinSeats, e.Info().MaxSeats} {
			for _, pair := range pairs(e.Info(), seats) {
				if want := fmt.Sprintf("\n| %s | %d | %s | %s | ", e.Info().ID, seats, pair[0],
					pair[1]); !strings.Contains(made, want) {
					t.Errorf("the page has no row %q", want)
				}
			}
		}
		if want := fmt.Sprintf("\n| %s | %d | among | ", e.Info().ID, e.Info().MinSeats); !strings.Contains(made,
			want) {
			t.Errorf("the page has no row %q", want)
		}
	}
}

// TestTheBestPlaysAgainstGreedy checks that the best level is also measured against greedy, which was the best player
// before it.
func TestTheBestPlaysAgainstGreedy(t *testing.T) {
	for _, e := range all.Entries() {
		info := e.Info()
		if got, want := pairs(info, info.MinSeats), [2]string{bots.FormerMaster, "greedy"}; got[len(got)-1] != want {
			t.Errorf("%s: with the fewest seats %q come last", info.ID, got)
		}
		if got := pairs(info, info.MaxSeats); len(got) != len(rungs)-1 {
			t.Errorf("%s: with the most seats %q", info.ID, got)
		}
	}
}

// TestCeiling measures one row: the best level against itself with ten times as many playouts. No other row may be
// measured.
func TestCeiling(t *testing.T) {
	var b strings.Builder
	if err := ceiling(&b, 2, "| market"); err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(b.String()), "\n")
	master := bots.MindsOf(&market.Def.Info)[3]
	if want := fmt.Sprintf("| market | %d | %d | 2 | ", 10*master.Playouts, master.Playouts); len(lines) != 3 ||
		!strings.HasPrefix(lines[2], want) {
		t.Errorf("%q, want a row that begins with %q", lines, want)
	}
}

// TestRows checks how ratings are written if the anchor comes first, and if it comes last.
func TestRows(t *testing.T) {
	anchor, other := games.Rating{Elo: 1000, Low: 1000, High: 1000, Anchor: true},
		games.Rating{Elo: 910, Low: 850, High: 970}
	for want, got := range map[string]string{
		"+90 (+30 to +150)": ahead([]games.Rating{anchor, other}),
		"-90 (-150 to -30)": ahead([]games.Rating{other, anchor}),
		"25.0 (10.0–50.0)":  share(games.SimRow{Played: 8, Wins: 2, Low: 0.1, High: 0.5}),
	} {
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
