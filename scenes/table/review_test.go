package table

import (
	"slices"
	"strings"
	"testing"

	"runehall/games"
	"runehall/games/bots"
	"runehall/games/ritual"
	"runehall/ui"
)

// TestAReviewSaysWhy looks through matches of a weak player. Some better moves have a reason with words; decisions that
// gained something have none.
func TestAReviewSaysWhy(t *testing.T) {
	st, whys, lost := newStage(t, "en", ui.Look{Device: 1, Interface: 1}), 0, 0
	for seed := range uint64(4) {
		r := newRig(t, "explorers", 300+seed, "random", "adept")
		r.until("the match is over", r.over)
		rv := newReview(st, r.kind, r.match)
		for !rv.Step(2000) {
		}
		for _, turning := range rv.Turnings() {
			switch {
			case turning.Change < 0:
				lost++
				if turning.Why.Key != "" {
					whys++
					if words := st.Say(turning.WhyNamed, st.Sitters(r.match.Record().Players)); strings.Contains(words,
						"you") || words == "" {
						t.Errorf("seed %d: to others it says %q", seed, words)
					}
					if !st.Book.Has(turning.Why.Key) {
						t.Errorf("seed %d: %s has no words", seed, turning.Why.Key)
					}
				}
			case turning.Why.Key != "" || turning.WhyNamed.Key != "":
				t.Errorf("seed %d: what gained %d has the reason %v", seed, turning.Change, turning.Why)
			}
		}
	}
	if lost < 4 || whys < lost/3 {
		t.Errorf("of %d decisions that lost something %d have a reason", lost, whys)
	}
}

// TestAReasonThatSpeaksForBothIsNone compares reasons for two moves: the result is the weightiest one that speaks only
// for the better move, or more for it.
func TestAReasonThatSpeaksForBothIsNone(t *testing.T) {
	st, r := newStage(t, "en", ui.Look{Device: 1, Interface: 1}), newRig(t, "explorers", 3, games.Person, "adept")
	rv := newReview(st, r.kind, r.match).(*review[*ritual.Game, ritual.Move, ritual.Event, ritual.View])
	v := &bots.Verdict[ritualMove]{Seat: 0}
	coins, fit := games.Reason{Part: "coins", Change: 200, Amount: 200},
		games.Reason{Part: "fit", Change: 60, Amount: 60}
	less := games.Reason{Part: "coins", Change: 100, Amount: 100}
	for _, c := range []struct {
		other, made []games.Reason
		want        string
	}{
		{[]games.Reason{coins, fit}, nil, "coins"},
		{[]games.Reason{coins, fit}, []games.Reason{less}, "coins"},
		{[]games.Reason{coins, fit}, []games.Reason{coins}, "fit"},
		{[]games.Reason{coins}, []games.Reason{fit, coins}, ""},
	} {
		if got := rv.because(v, slices.Clone(c.other), c.made); got.Part != c.want {
			t.Errorf("%v instead of %v: %q", c.other, c.made, got.Part)
		}
	}
}
