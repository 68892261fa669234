package table

import (
	"slices"
	"strings"
	"testing"

	"runehall/games"
	"runehall/games/bots"
	"runehall/games/masters"
	"runehall/ui"
)

// TestChangesSayWhy finds in the results of a match why coins went: which tile was laid, and which line was completed, with the
// seat and the number that the row tells.
func TestChangesSayWhy(t *testing.T) {
	v := watch(t, 0)
	o := outcome(v.stage, v.scene.kind, v.match)
	says := map[string]string{
		"ritual.tally.placing": "ritual.say.placed. ritual.say.over. ritual.say.over-own. ritual.say.first.",
		"ritual.tally.line":    "ritual.say.line-paid", "ritual.tally.home-building-over": "ritual.say.over. ritual.say.over-own.",
	}
	looked := 0
	for _, row := range o.Rows {
		keys, ok := says[row.Reason]
		if !ok {
			continue
		}
		for _, c := range row.Changes {
			looked++
			begins := func(key string) bool { return strings.HasPrefix(c.Why.Key, key) }
			if !slices.ContainsFunc(strings.Fields(keys), begins) {
				t.Errorf("%s in move %d is explained by %q", row.Reason, c.Move, c.Why.Key)
			}
			made := v.match.Made()[c.Move-1]
			if seat := c.Why.Args[0].Seat; seat != made.Seat && row.Reason != "ritual.tally.line" {
				t.Errorf("%s: move %d is seat %d's, and seat %d is named", row.Reason, c.Move, made.Seat, seat)
			}
		}
	}
	if looked < 20 {
		t.Errorf("only %d changes were looked at", looked)
	}
}

// TestBestChangesComeFirst orders by effect, whether points are good or bad, and leaves the row as it is.
func TestBestChangesComeFirst(t *testing.T) {
	r := Row{Changes: []Change{{Move: 1, Points: -1}, {Move: 2, Points: -8}, {Move: 3, Points: 3}, {Move: 4, Points: -8}}}
	best := r.Best(3)
	if len(best) != 3 || best[0].Move != 2 || best[1].Move != 4 || best[2].Move != 3 {
		t.Errorf("the best are %+v", best)
	}
	if r.Changes[0].Move != 1 || len(r.Best(9)) != 4 {
		t.Error("the row has changed, or there is no end of it")
	}
}

// TestChangesOfOneDeedBecomeOne adds up what follows from a deed, and keeps apart what has words of its own.
func TestChangesOfOneDeedBecomeOne(t *testing.T) {
	var r Row
	for _, c := range []Change{{Move: 4, Seat: 1, Points: -2}, {Move: 4, Seat: 0, Points: -1}, {Move: 4, Seat: 1, Points: -3}, {Move: 5, Seat: 1, Points: -7}} {
		r.add(c, true)
	}
	if len(r.Changes) != 3 || r.Changes[0].Points != -5 {
		t.Errorf("what follows from deeds is %+v", r.Changes)
	}
	r.add(Change{Move: 5, Seat: 1, Points: -5}, false)
	if len(r.Changes) != 4 {
		t.Errorf("a line of its own is lost in %+v", r.Changes)
	}
}

// TestCurveFollowsWhatMastersHold draws a graph for a game that counts only at its end: it follows the view's points move by move.
func TestCurveFollowsWhatMastersHold(t *testing.T) {
	setup := games.Setup{Seats: 3, Seed: 8, Starts: []games.Seat{0}, Options: map[string]string{masters.OptionAdepts: games.Yes, masters.OptionExtra: games.Yes, masters.OptionHigh: games.Yes}}
	m, err := games.NewMatch(masters.Def, setup, players([]string{"greedy", "random", "greedy"}))
	if err != nil {
		t.Fatal(err)
	}
	kind := Kind[*masters.Game, masters.Move, masters.Event, masters.View]{Def: masters.Def, Levels: bots.Levels(masters.Def)}
	p, err := newPlay(&kind, m, &keeper{}, parts[masters.Move, masters.View]{})
	if err != nil {
		t.Fatal(err)
	}
	var want [][3]int
	note := func() {
		v := m.View(games.All)
		for len(want) <= len(m.Made()) {
			want = append(want, [3]int{v.Points(0), v.Points(1), v.Points(2)})
		}
	}
	for note(); !p.over(); note() {
		if err := p.tick(true, true); err != nil {
			t.Fatal(err)
		}
	}
	o := outcome(newStage(t, "en", ui.Look{}), &kind, m)
	if len(o.Curve) != len(want) {
		t.Fatalf("the curve has %d points after %d moves", len(o.Curve), len(m.Made()))
	}
	for move, points := range want {
		if got := [3]int(o.Curve[move]); got != points {
			t.Errorf("after move %d the curve says %v, want %v", move, got, points)
		}
	}
	if want[len(want)/2] == [3]int{} {
		t.Error("the match is flat up to its middle: nothing is compared")
	}
}
