package main

import (
	"fmt"
	"math"
	"os"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"runehall/games"
	"runehall/games/bots"
	"runehall/games/market"
	"runehall/games/masters"
	"runehall/games/ritual"
	"runehall/games/stones"
	"runehall/games/toss"
)

// TestFiguresAreOfTheseRules checks that the page's figures are for the present rules. If their numbers have changed,
// make balance measures them again.
func TestFiguresAreOfTheseRules(t *testing.T) {
	text, err := os.ReadFile("../../../../docs/balance.md")
	if err != nil {
		t.Fatal(err)
	}
	_, made, _ := strings.Cut(string(text), marker)
	for _, info := range []*games.Info{&ritual.Def.Info, &masters.Def.Info, &stones.Def.Info, &toss.Def.Info,
		&market.Def.Info} {
		_, part, _ := strings.Cut(made, "\n## "+info.ID+"\n\n")
		if !strings.HasPrefix(part, rules(info)) {
			t.Errorf("the figures of %s are of other rules: make balance ARGS=\"-game %s\". Now there are %s", info.ID,
				info.ID, rules(info))
		}
		var least, most float64
		for seats := info.MinSeats; seats <= info.MaxSeats; seats++ {
			rounds, ok := roundsOf(part, fmt.Sprintf("| %s | %d | ", info.ID, seats))
			if !ok {
				t.Errorf("the page has no row with rounds of %s with %d seats", info.ID, seats)
			}
			if seats == info.MinSeats {
				least, most = rounds, rounds
			}
			least, most = min(least, rounds), max(most, rounds)
		}
		if got := info.Rounds; math.Abs(float64(got[0])-least) >= 1 || math.Abs(float64(got[1])-most) >= 1 ||
			got[0] >= got[1] {
			t.Errorf("%s says of itself that matches take %d to %d rounds, and the page %v to %v: mend Rounds in def.go", info.ID, got[0], got[1], least, most)
		}
	}
}

// roundsOf returns the number of rounds in the first row with this beginning.
func roundsOf(part, begins string) (float64, bool) {
	_, row, found := strings.Cut(part, "\n"+begins)
	cells := strings.Split(strings.SplitN(row, "\n", 2)[0], "|")
	if !found || len(cells) < 5 {
		return 0, false
	}
	rounds, err := strconv.ParseFloat(strings.TrimSpace(cells[3]), 64)
	return rounds, err == nil
}

// TestPage replaces one chapter, and leaves the others alone.
func TestPage(t *testing.T) {
	text := "# Above\n\n" + marker + "\n## ritual\n\nof before\n\n## market\n\nof before too\n"
	c := chapter{info: &stones.Def.Info}
	p := plan{level: "adept", matches: 8, seed: 3}
	want := strings.Replace(text, "\n## market", c.text(p)+"\n## market", 1)
	if got := page(text, []chapter{c}, p); got != want || page(want, []chapter{c}, p) != want {
		t.Errorf("the page is\n%s\nwant\n%s", got, want)
	}
}

// TestDeeds checks that every counted event exists, and whose it is.
func TestDeeds(t *testing.T) {
	events := map[string][]any{
		ritual.Def.ID: boxed(ritual.Def.Facts), masters.Def.ID: boxed(masters.Def.Facts),
		stones.Def.ID: boxed(stones.Def.Facts), toss.Def.ID: boxed(toss.Def.Facts),
		market.Def.ID: boxed(market.Def.Facts),
	}
	named := func(game, name string) any {
		at := slices.IndexFunc(events[game], func(e any) bool { return games.EventName(e) == name })
		if at < 0 {
			t.Fatalf("%s has no event %q", game, name)
		}
		return events[game][at]
	}
	if len(turns) != len(events) || len(deeds) != len(events) {
		t.Errorf("turns of %d games and deeds of %d, not of %d", len(turns), len(deeds), len(events))
	}
	for game, name := range turns {
		named(game, name)
	}
	for game, list := range deeds {
		for name := range list {
			event := reflect.New(reflect.TypeOf(named(game, name))).Elem()
			event.FieldByName("Seat").Set(reflect.ValueOf(games.Seat(3)))
			if got := doer(event.Interface()); got != 3 {
				t.Errorf("%s: %s is of seat %d, want 3", game, name, got)
			}
		}
	}
}

func boxed[E any](events []E) []any {
	var list []any
	for _, e := range events {
		list = append(list, e)
	}
	return list
}

// TestMeasure measures some matches: the wins must sum up to one a match, and every point must be accounted for.
func TestMeasure(t *testing.T) {
	p := plan{level: bots.Novice, matches: 6, seed: 7, seats: 3}
	c, err := measure(stones.Def, p)
	if err != nil || len(c.rows) != 1 {
		t.Fatalf("%d rows, %v", len(c.rows), err)
	}
	f := c.rows[0]
	wins, points, ways, taken := 0.0, 0.0, 0, (*way)(nil)
	for i, turn := range f.report.Turns {
		wins += turn.Wins
		points += f.report.Seats[i].Points.Mean * float64(p.matches)
	}
	for _, w := range f.ways {
		switch {
		case !w.deed:
			ways += w.winners + w.others
		case w.says == "rune stones taken":
			taken = w
		}
	}
	if math.Abs(wins-6) > 1e-9 || int(math.Round(points)) != ways || ways == 0 {
		t.Errorf("%v wins, %v points, of which %d come from somewhere", wins, points, ways)
	}
	if f.won+f.lost != 18 || f.won < 6 || f.rounds < 6*10 || f.rounds > 6*200 || f.margin <= 0 {
		t.Errorf("won %d, lost %d, %d rounds, margin %d", f.won, f.lost, f.rounds, f.margin)
	}
	// in a round each of the three has a turn, and even a novice's turn takes more than four moves
	if f.rounds*3*4 > f.report.Moves {
		t.Errorf("%d rounds in %d moves", f.rounds, f.report.Moves)
	}
	if taken == nil || taken.had == 0 || taken.had > 18 || taken.winners+taken.others < taken.had {
		t.Errorf("rune stones: %+v", taken)
	}
	if again, err := measure(stones.Def, p); err != nil || again.text(p) != c.text(p) {
		t.Errorf("played once more it is otherwise (%v)", err)
	}
	p.seats = 5
	if c, err := measure(masters.Def, p); err != nil || len(c.rows) != 0 {
		t.Errorf("Rune Masters with five seats: %d rows, %v", len(c.rows), err)
	}
}

// TestWays compares the count of two matches of three seats with one by hand. The first seat wins one match, the last
// two share the other.
func TestWays(t *testing.T) {
	f := &figures{info: &games.Info{ID: "game"}, seats: 3, report: &games.SimReport{Matches: 2}}
	points, deed := f.way("rows", false), f.way("forged", true)
	f.end(&games.Result{Rank: [games.MaxSeats]int8{1, 2, 3}, Points: [games.MaxSeats]int32{3, 7, 8}},
		map[*way]*[games.MaxSeats]int{
			points: {4, 2, 0}, deed: {0, 1, 0},
		})
	f.end(&games.Result{Rank: [games.MaxSeats]int8{3, 1, 1}, Points: [games.MaxSeats]int32{0, 9, 9}},
		map[*way]*[games.MaxSeats]int{
			points: {1, 5, 6},
		})
	if f.won != 3 || f.lost != 3 || f.margin != 4 {
		t.Errorf("won %d, lost %d, margin %d", f.won, f.lost, f.margin)
	}
	// Six seats played. One has no points for rows, and lost. Five never forged: they won two matches, where their
	// share would be 5/3.
	want := "| game | 3 | points: rows | 5.0 | 1.0 | 16.7 | 0.00 × |\n| game | 3 | forged | 0.0 | 0.3 | 83.3 | 1.20 × |\n"
	if got := f.wayRows(); got != want {
		t.Errorf("%s, want %s", got, want)
	}
	if got := mean(3, 0); got != "–" {
		t.Errorf("of no seats the mean is %q", got)
	}
	if got := mean(-1, 40); got != "0.0" {
		t.Errorf("a mean that rounds to nothing is %q", got)
	}
}

func TestRow(t *testing.T) {
	f := &figures{info: &games.Info{ID: "game"}, seats: 2, rounds: 43, margin: 9, report: &games.SimReport{
		Matches: 4, Ties: 1, Turns: []games.SimTurn{
			{SimRow: games.SimRow{Played: 4, Wins: 2.5, Low: 0.2, High: 0.9}},
			{Turn: 1, SimRow: games.SimRow{Played: 4, Wins: 1.5, Low: 0.1, High: 0.8}},
		},
	}}
	if got, want := f.row(), "| game | 2 | 62.5 / 37.5 | 20–90 / 10–80 | 1 | 10.8 | 2.2 |\n"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
