package market

import (
	"testing"

	"runehall/games"
	rules "runehall/games/market"
)

// TestMAR10_InterestOfAllStoresIsForeseen makes the interest that the golden button offers for several stores: the
// points that were told beside it are those that the seat has afterwards.
func TestMAR10_InterestOfAllStoresIsForeseen(t *testing.T) {
	several := 0
	for seed := range uint64(40) {
		m := newMatch(t, 2, nil, seed)
		for {
			v := m.Play.View(games.All)
			s := v.OnTurn()
			if m.Play.View(s).Phase() == rules.TurnPhase {
				n := upshotOf(newOptions(m.Play.View(s), s, true), selection{})
				if n.mode == bearing && len(n.plan.Moves) > 1 {
					want := v.Points(s) + n.after.Changes[s].Points
					for _, move := range n.plan.Moves {
						m.Make(s, move)
					}
					if got := m.Play.View(games.All).Points(s); got != want {
						t.Fatalf("seed %d: %v leads to %d points, and %d were told", seed, n.plan.Moves, got, want)
					}
					several++
					continue
				}
			}
			if _, on := m.Random(); !on {
				break
			}
		}
	}
	if several == 0 {
		t.Error("nobody had interest from two stores")
	}
}

// TestARuneWithAStoreStandsFirst chooses cards that buy a rune of either colour: meant is the colour that has a store.
func TestARuneWithAStoreStandsFirst(t *testing.T) {
	seen := map[rules.Colour]int{}
	for seed := range uint64(30) {
		m := newMatch(t, 2, nil, seed)
		for {
			v := m.Play.View(games.All)
			s := v.OnTurn()
			o := newOptions(m.Play.View(s), s, true)
			for _, move := range o.moves {
				if move.Kind != rules.BuyRune {
					continue
				}
				n := upshotOf(o, selection{cards: move.Cards, moved: true})
				stored := map[rules.Colour]bool{}
				for at := rules.RedMain; at < rules.Pile1; at++ {
					if stock, there := o.view.Store(s, at); there {
						stored[stock.Colour] = true
					}
				}
				if stored[rules.Red] == stored[rules.Blue] || len(n.offers) < 2 || n.offers[1].kind != rules.BuyRune {
					continue
				}
				if !stored[n.meant.colour] {
					t.Fatalf("seed %d: the rune that is meant has colour %v, and stores are of %v", seed,
						n.meant.colour, stored)
				}
				seen[n.meant.colour]++
			}
			if _, on := m.Random(); !on {
				break
			}
		}
	}
	if seen[rules.Red] == 0 || seen[rules.Blue] == 0 {
		t.Errorf("a colour was not meant: %v", seen)
	}
}
