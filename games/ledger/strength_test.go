package ledger

import (
	"fmt"
	"math"
	"testing"

	"runehall/games"
)

// levels rates the drivers of these tests.
func levels(_, driver string) (int, bool) {
	elo, ok := map[string]int{"weak": 600, "adept": games.AnchorElo, "strong": 1300}[driver]
	return elo, ok
}

// matches returns n lines in which Ada plays a driver and wins every so many of ten.
func matches(n, wins int, driver string) (list []Line) {
	for i := range n {
		mine, other := 2, 1
		if i%10 < wins {
			mine, other = 1, 2
		}
		list = append(list, at(fmt.Sprintf("2026-03-04T18:%02d:%02dZ", i/60, i%60), "a",
			fmt.Sprintf("Ada %d 9", mine), fmt.Sprintf("=%s %d 7", driver, other)))
	}
	return list
}

// TestStrengthIsFound lets Ada win a share of her matches against somebody whose rating is known. Hers then is as far
// from it as that share says, within its own bounds, which become narrower.
func TestStrengthIsFound(t *testing.T) {
	for _, c := range []struct {
		wins   int
		driver string
		want   float64
	}{
		{5, "adept", games.AnchorElo}, {7, "adept", games.AnchorElo + 147}, {3, "strong", 1300 - 147}, {5, "weak", 600},
	} {
		spread := math.MaxInt
		for _, n := range []int{3, 10, 60} {
			s := Strengths(matches(n, c.wins, c.driver), levels)["Ada"]
			if s.Matches != n || s.Spread > spread {
				t.Errorf("%+v, after %d matches: %+v, the spread was %d", c, n, s, spread)
			}
			spread = s.Spread
			if n == 60 && math.Abs(float64(s.Elo)-c.want) > float64(s.Spread) {
				t.Errorf("%+v: %+v", c, s)
			}
		}
		if spread > 180 {
			t.Errorf("%+v: after 60 matches the spread is %d", c, spread)
		}
	}
}

// TestWhatIsNotRated plays against programs of somebody's own and persons at other devices: nothing is known of them,
// and what is known of a person stays.
func TestWhatIsNotRated(t *testing.T) {
	lines := append(matches(20, 8, "adept"), at("2026-03-05T18:00:00Z", "a", "Ada 2 9", "=unknown 1 12"))
	before, after := Strengths(lines[:20], levels), Strengths(lines, levels)
	if len(after) != 1 || after["Ada"] != before["Ada"] {
		t.Errorf("%+v, before it was %+v", after, before)
	}
	away := at("2026-03-05T18:00:00Z", "a", "Ada 1 9", "Ben 2 12")
	away.Seats[1].Away = true
	if got := Strengths([]Line{away}, levels); len(got) != 0 {
		t.Errorf("against somebody at another device: %+v", got)
	}
}

// TestAMatchOfManyIsOneMatch wins against one and against four of the same strength: the four tell no more than that.
func TestAMatchOfManyIsOneMatch(t *testing.T) {
	one := Strengths([]Line{at("2026-03-05T18:00:00Z", "a", "Ada 1 9", "=adept 2 7")}, levels)["Ada"]
	four := Strengths([]Line{at("2026-03-05T18:00:00Z", "a", "Ada 1 9", "=adept 2 7", "=adept 3 6", "=adept 4 5",
		"=adept 5 4")}, levels)["Ada"]
	if one != four || one.Elo <= games.AnchorElo {
		t.Errorf("%+v, and against four %+v", one, four)
	}
}

// TestTwoPersonsAreRatedByEachOther lets Ada win against Ben, who wins against nobody: she rises as he falls.
func TestTwoPersonsAreRatedByEachOther(t *testing.T) {
	var lines []Line
	for i := range 10 {
		lines = append(lines, at(fmt.Sprintf("2026-03-04T18:00:%02dZ", i), "a", "Ada 1 9", "Ben 2 7"))
	}
	got := Strengths(lines, levels)
	if up, down := got["Ada"].Elo-games.AnchorElo,
		games.AnchorElo-got["Ben"].Elo; up <= 100 || math.Abs(float64(up-down)) > 1 {
		t.Errorf("%+v", got)
	}
}
