package boardtest

import (
	"fmt"
	"strings"
	"testing"

	"runehall/games"
)

// AllMet checks that each refusal of a game was met at the board. untried lists the ones that cannot be met there, by
// reason, or by clause and reason where several clauses have the same reason.
func AllMet(t *testing.T, refusals []*games.Refusal, met map[*games.Refusal]int, untried map[string]string) {
	t.Helper()
	for _, why := range refusals {
		_, reason, _ := strings.Cut(why.Reason, ".refusal.")
		_, listed := untried[reason]
		if _, alone := untried[why.Clause+" "+reason]; alone {
			listed = true
		}
		switch {
		case listed && met[why] > 0:
			t.Errorf("%s is listed among those that cannot be met, and was", reason)
		case !listed && met[why] == 0:
			t.Errorf("%s %s was never met at the board", why.Clause, reason)
		}
	}
	t.Logf("%d refusals were met, %d cannot be", len(met), len(untried))
}

// Meets has somebody try something that is refused. The board must hand just that refusal on, with the place that it is
// about, and a language must have words for it. try returns false where what is tried has no place on the screen; then
// Meets does so too.
func (r *Rig[C, M, E, V, B]) Meets(who Player, why *games.Refusal, tag string, try func() bool) bool {
	r.T.Helper()
	what := fmt.Sprintf("%s by %s in %s", why.Reason, who.Name, tag)
	if book := Books(r.T)[tag]; !book.Has(why.Reason) || book.Text(why.Reason) == "" {
		r.T.Fatalf("%s: there are no words for it", what)
	}
	if r.Why = nil; !try() {
		return false
	}
	if r.Why != why || r.Made > 0 {
		r.T.Fatalf("%s: the board says %v of %v, and %d moves were made; the targets are %v", what, r.Why, r.WhyOf,
			r.Made, r.Targets())
	}
	if r.WhyAt.Empty() {
		r.T.Fatalf("%s: the refusal has no place", what)
	}
	return true
}
