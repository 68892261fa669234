package boardtest

import (
	"slices"
	"strings"
	"testing"

	"runehall/games"
)

// HeadlineNamesWhoMustAct checks the headline: every seat that it names must act, and if only one seat must act, it
// names it.
func (p Promises[C, M, E, V, B]) HeadlineNamesWhoMustAct(t *testing.T) {
	p.each(t, func(r *Rig[C, M, E, V, B], _ *games.Chance) {
		var musts, named []games.Seat
		for _, a := range r.Match.Play.Core().AppendActing(nil) {
			if a.Must {
				musts = append(musts, a.Seat)
			}
		}
		_, turn := r.Board.Headline()
		for _, a := range turn.Args {
			if a.Kind == games.ArgSeat {
				named = append(named, a.Seat)
			}
		}
		speaksToAll := slices.ContainsFunc(p.Asks, func(key string) bool {
			return strings.HasSuffix(turn.Key, "."+key)
		})
		for _, s := range named {
			if !slices.Contains(musts, s) {
				t.Fatalf("after %v the headline %v names seat %d, and %v must act",
					r.Match.Text, phrase(turn), s, musts)
			}
		}
		if len(named) == 0 && len(musts) == 1 && !speaksToAll {
			t.Fatalf("the headline %v names nobody, and seat %d must act", phrase(turn), musts[0])
		}
	})
}

// GoldenButtonDoesWhatItSays presses things at random, and then the golden button: the move that it makes must be of a
// kind that its words allow.
func (p Promises[C, M, E, V, B]) GoldenButtonDoesWhatItSays(t *testing.T) {
	met := map[string]int{}
	p.each(t, func(r *Rig[C, M, E, V, B], c *games.Chance) {
		for range c.IntN(4) {
			if all := sorted(r.Targets()); len(all) > 0 {
				r.Tap(0, r.Target(all[c.IntN(len(all))]))
			}
		}
		r.rest()
		label, ready := r.Draft()
		if !ready || label.Key == "" {
			return
		}
		before := len(r.Match.Play.Made())
		r.Golden()
		_, says, _ := strings.Cut(label.Key, ".")
		says = strings.TrimPrefix(says, "board.")
		moves := r.Match.made(before)
		allowed, known := p.Golden[says]
		met[says] += len(moves)
		switch {
		case !known:
			t.Errorf("the golden button says %s, of which it is not known what it does: %v", says, moves)
		case len(moves) > 0 && !begins(moves[0], allowed):
			t.Errorf("the golden button says %s and makes the move %s, not %v", says, moves[0], allowed)
		}
	})
	if len(met) == 0 {
		t.Error("the golden button never made a move")
	}
	t.Logf("moves made by what it says: %v", met)
}

func sorted[T any](all map[string]T) (names []string) {
	for name := range all {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}
