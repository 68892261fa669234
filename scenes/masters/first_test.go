package masters

import (
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
)

// TestTheOnlyCardIsChosen plays matches: the board chooses a card exactly where no other fits and there is nothing else
// to do, and looks for a place then. Every other card that fits is offered.
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
						t.Fatalf("seed %d: %v is offered: %v, and what fits is %v", seed, card,
							b.player.options.offers(card), fits)
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

// TestAChosenCardIsTurnedToWhereItFits chooses each card of many hands, whichever way it was turned: some place for it
// is lit, unless it fits nowhere.
func TestAChosenCardIsTurnedToWhereItFits(t *testing.T) {
	turned, not := 0, 0
	for seed := range uint64(40) {
		m := newMatch(t, 2+int(seed%2), everything, 500+seed)
		for {
			v := m.Play.View(games.All)
			if v.Phase() == rules.OverPhase {
				break
			}
			o := newOptions(m.Play.View(v.OnTurn()), v.OnTurn(), true)
			for n := range rules.Turns * len(o.hand()) {
				i, was := n/rules.Turns, uint8(n%rules.Turns)
				card, s := o.hand()[i], selection{}
				s.turns[card] = was
				s, _, _ = intent(o, s, gesture{Kind: boards.Tap, On: cardAt(v.OnTurn(), i)})
				fits := slices.Contains(o.fits, card)
				switch lit := len(o.lit(&s)); {
				case fits && lit == 0:
					t.Fatalf("seed %d: nothing is lit for %v", seed, card)
				case s.turn() != was && len(o.placesFor(card, was)) > 0:
					t.Fatalf("seed %d: %v is turned away from where it fits", seed, card)
				case s.turn() != was:
					turned++
				case !fits:
					not++
				}
			}
			if _, on := m.Random(); !on {
				break
			}
		}
	}
	if turned == 0 || not == 0 {
		t.Errorf("%d cards were turned, %d fit nowhere", turned, not)
	}
}
