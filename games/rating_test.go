package games

import (
	"fmt"
	"math"
	"strings"
	"testing"
)

// tableOf returns the duels of matches given by the ranks of their players: in the three matches "12 21 11" of two
// players, the first player wins one, loses one and shares one.
func tableOf(rows []SimRow, matches string) *duels {
	d := &duels{}
	for match := range strings.FieldsSeq(matches) {
		var r Result
		for s, rank := range match {
			r.Rank[s] = int8(rank - '0')
		}
		d.add(rows, r, func(seat int) string { return rows[seat].Level }, len(match))
	}
	return d
}

func rowsOf(levels ...string) (rows []SimRow) {
	for _, l := range levels {
		rows = append(rows, SimRow{Level: l})
	}
	return rows
}

func TestRatingsOfTwoAreTheirShares(t *testing.T) {
	rows := rowsOf("novice", AnchorLevel)
	// 3 won, 1 shared, 6 lost, and the drawn duel that ratings adds: 4 of 11 points, losses counting 7.
	got := tableOf(rows, "12 12 12 11 21 21 21 21 21 21").ratings(rows)
	want := AnchorElo + 400*math.Log10(4.0/7)
	half := 400 * 1.96 / math.Ln10 / math.Sqrt(11*(4.0/11)*(7.0/11))
	near := func(a, b float64) bool { return math.Abs(a-b) < 0.2 }
	if !near(got[0].Elo, want) || !near(got[0].Low, want-half) || !near(got[0].High, want+half) || got[0].Anchor {
		t.Errorf("%+v, want %.1f ± %.1f", got[0], want, half)
	}
	if got[1] != (Rating{Level: AnchorLevel, Elo: AnchorElo, Low: AnchorElo, High: AnchorElo, Anchor: true}) {
		t.Errorf("the anchor is %+v", got[1])
	}
	if tableOf(rows[:1], "1 1").ratings(rows[:1]) != nil {
		t.Error("a single player is rated")
	}
}

func TestRatingsOfWhoAlwaysWins(t *testing.T) {
	rows := rowsOf("one", "other")
	got := tableOf(rows, strings.Repeat("12 ", 99)).ratings(rows)
	if want := AnchorElo - 400*math.Log10(199); !got[0].Anchor || math.Abs(got[1].Elo-want) > 0.1 ||
		got[1].High-got[1].Low < 500 {
		t.Errorf("%+v, want %.1f with a wide interval", got, want)
	}
}

// TestRatingsAcrossOthers rates three players who meet in every match, and players who sit at two seats each.
func TestRatingsAcrossOthers(t *testing.T) {
	rows := rowsOf("a", "b", "c")
	got := tableOf(rows, strings.Repeat("123 132 ", 40)+strings.Repeat("213 ", 20)).ratings(rows)
	if got[0].Elo < got[1].Elo+50 || got[1].Elo < got[2].Elo || got[0].Elo != AnchorElo {
		t.Errorf("%+v", got)
	}
	// With each player at two seats a match has four duels instead of one. Being of one match they tell no more than
	// one, so the interval stays about as wide; only the added drawn duel weighs less.
	four := rowsOf("x", "y", "x", "y")
	double := &duels{}
	single := &duels{}
	for i := range 60 {
		ranks := []int8{1, 3}
		if i%3 == 0 {
			ranks = []int8{3, 1}
		}
		r := Result{Rank: [MaxSeats]int8{ranks[0], ranks[1], ranks[0], ranks[1]}}
		driver := func(s int) string { return four[s].Level }
		double.add(four[:2], r, driver, 4)
		single.add(four[:2], r, driver, 2)
	}
	twice, once := double.ratings(four[:2])[1], single.ratings(four[:2])[1]
	if wide, usual := twice.High-twice.Low, once.High-once.Low; math.Abs(wide-usual) > 0.1*usual {
		t.Errorf("the interval is %.1f wide, and %.1f where each two seats are alike", usual, wide)
	}
}

// TestRatingsOnEveryProcessor pins every bit of the unrounded ratings.
func TestRatingsOnEveryProcessor(t *testing.T) {
	rows := rowsOf("a", "adept", "c", "d")
	d := tableOf(rows, "1234 1342 2143 4312 1243 1144 2431 1324 3142 1423")
	p := d.strengths(4, 1)
	text := fmt.Sprintf("%x %x %x", p, d.variances(p, 1), logarithm(p[2]))
	const want = "[0x1.02568424e7a8dp+01 0x1p+00 0x1.1cf95ec79a7b1p-01 0x1.7f8fb0f36a414p-01] " +
		"[0x1.13ecf0e3a1737p-02 0x0p+00 0x1.6c80212511416p-02 0x1.00552c67f8883p-02] -0x1.2bfe88c650ea6p-01"
	if text != want {
		t.Errorf("%s", text)
	}
}

func TestLogarithm(t *testing.T) {
	for _, x := range []float64{1e-300, 0.001, 0.4999, 0.5, math.Sqrt2 / 2, 0.99, 1, 1.5, 10, 12345.678, 1e300} {
		if got, want := logarithm(x), math.Log(x); math.Abs(got-want) > 1e-13*max(1, math.Abs(want)) {
			t.Errorf("of %v: %v, want %v", x, got, want)
		}
	}
}
