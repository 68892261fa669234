package masters

import (
	"testing"

	"runehall/games"
	rules "runehall/games/masters"
)

// TestSteppingBeginsAtAnEnd steps through the places of a card, the areas for a master and the runes for a token, along
// matches and before one of them is chosen. Forwards it begins at the first, backwards at the last; and a full round
// leads to the same one again.
func TestSteppingBeginsAtAnEnd(t *testing.T) {
	met := map[rules.Phase]int{}
	for seed := range uint64(6) {
		m := newMatch(t, 2+int(seed%2), everything, seed)
		for {
			v := m.Play.View(games.All)
			seat := v.OnTurn()
			o, s := newOptions(m.Play.View(seat), seat, true), selection{}
			if o.laying() {
				s.card = o.fits[0]
				s = o.turned(s)
			}
			if _, n := o.candidates(&s); n > 1 {
				met[o.phase]++
				for by, want := range map[int]int{1: 0, -1: n - 1} {
					next := o.further(s, by)
					if at, _ := o.candidates(&next); at != want {
						t.Fatalf("%d of %d steps lead to candidate %d", by, n, at)
					}
					for range n {
						next = o.further(next, by)
					}
					if at, _ := o.candidates(&next); at != want {
						t.Fatalf("all round by %d of %d candidate %d is chosen", by, n, at)
					}
				}
			}
			if _, on := m.Random(); !on {
				break
			}
		}
	}
	for _, phase := range []rules.Phase{rules.PlayPhase, rules.MasterPhase, rules.TokenPhase} {
		if met[phase] == 0 {
			t.Errorf("in phase %v there was never a choice: %v", phase, met)
		}
	}
}
