package masters

import (
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/boardtest"
)

// TestTheOnlyCardIsChosen plays matches by chance: a card is chosen by itself just where no other fits and nothing else can be done, and it waits for
// a place then; every other card that fits is offered.
func TestTheOnlyCardIsChosen(t *testing.T) {
	chosen, left := 0, 0
	for seed := range uint64(12) {
		m := newMatch(t, 2+int(seed%2), everything, 300+seed)
		for {
			v := m.Play.View(games.All)
			if v.Phase() == rules.OverPhase {
				break
			}
			r := newRig(m, boardtest.Screen{W: 412, H: 915, Scale: 1}, v.OnTurn())
			b := r.Board
			var fits []rules.Card
			others := 0
			for _, move := range m.Play.Core().AppendMoves(nil, v.OnTurn()) {
				if lays(move) && !slices.Contains(fits, move.Card) {
					fits = append(fits, move.Card)
				} else if !lays(move) {
					others++
				}
			}
			switch only := len(fits) == 1 && others == 0; {
			case only:
				chosen++
				if b.Sel.card != fits[0] || b.Sel.draft {
					t.Fatalf("seed %d: of %v %v is chosen, as a draft %v", seed, fits, b.Sel.card, b.Sel.draft)
				}
			case b.Sel.card != rules.Hidden:
				t.Fatalf("seed %d: of %v, with %d other moves, %v is chosen", seed, fits, others, b.Sel.card)
			case len(fits) > 0:
				left++
				for _, card := range v.Hand(v.OnTurn()) {
					if b.player.options.offers(card) != slices.Contains(fits, card) {
						t.Fatalf("seed %d: %v is offered: %v, and what fits is %v", seed, card, b.player.options.offers(card), fits)
					}
				}
			}
			if _, on := m.Random(); !on {
				break
			}
		}
	}
	if chosen == 0 || left == 0 {
		t.Errorf("%d cards were chosen by themselves, and %d times one was to be chosen", chosen, left)
	}
}
