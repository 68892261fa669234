package games_test

import (
	"testing"

	"runehall/games"
)

// A seat's lead is what it has, less half of the best of the others and half of their average.
func TestLead(t *testing.T) {
	for _, c := range []struct {
		worths []int
		seat   games.Seat
		want   int
	}{
		{[]int{70, 30}, 0, 40},
		{[]int{70, 30}, 1, -40},
		{[]int{10, 20, 60}, 0, 10 - (60+40)/2},
		{[]int{10, 20, 60}, 2, 60 - (20+15)/2},
		{[]int{-10, -20, -60, -40}, 1, -20 - (-10-110/3)/2},
	} {
		var rows []games.Row
		for _, worth := range c.worths {
			rows = append(rows, games.Row{Sum: worth})
		}
		if got := games.Lead(rows, c.seat); got != c.want {
			t.Errorf("seat %d has a lead of %d in %d, not %d", c.seat, got, c.worths, c.want)
		}
	}
}

// Weights move from their early to their late values as the match goes on, and parts are summed before rounding.
func TestWorthIsWeighed(t *testing.T) {
	type table struct {
		rows  []int
		stage int
	}
	worth := &games.Worth[table]{
		Parts:   []string{"coins", "ring"},
		Append:  func(dst []int, core table, _ games.Seat) []int { return append(dst, core.rows...) },
		Weights: []games.Weight{{Early: 100, Late: 200}, {Early: 50, Late: 0}},
		Stage:   func(core table) int { return core.stage },
	}
	for _, c := range []struct{ stage, want int }{
		{0, 101 + 51/2 - 10},
		{games.Stages / 2, 164 - 15}, // 151.5 and 12.75
		{games.Stages, 202 - 20},
	} {
		if got := worth.Evaluate(table{[]int{101, 51, 10, 0}, c.stage}, 0); got != c.want {
			t.Errorf("in stage %d: %d, not %d", c.stage, got, c.want)
		}
	}
	plain := *worth
	plain.Weights = nil
	if got := plain.Evaluate(table{[]int{101, 51, 10, 0}, 7}, 1); got != 10-152 {
		t.Errorf("without weights: %d", got)
	}
	pairs, three := *worth, table{[]int{101, 51, 10, 0, 20, 0}, 0}
	if pairs.Most = 2; pairs.Evaluate(three, 0) != 152-(20+15)/2 || worth.Evaluate(three, 0) != 126-(20+15)/2 {
		t.Errorf("with more seats than weights hold for: %d, and with any number %d", pairs.Evaluate(three, 0),
			worth.Evaluate(three, 0))
	}
	if two := (table{[]int{101, 51, 10, 0}, 7}); pairs.Evaluate(two, 0) != worth.Evaluate(two, 0) {
		t.Error("with as many seats as weights hold for they do not count")
	}
}
