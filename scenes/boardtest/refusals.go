package boardtest

import (
	"strings"
	"testing"

	"runehall/games"
)

// AllMet checks that each refusal of a game was met at the board, in so many tries, but those that are listed by their reason
// as not to be met there, or by clause and reason where other clauses have the same.
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
