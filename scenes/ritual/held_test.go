package ritual

import (
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/internal/workshop/boardtest"
)

// TestRIT34_AHeldRitualSaysWhyItCannotBePlayed asks why rituals in hand cannot be played, along matches. For a ritual
// against somebody, the reason is one that holds against another seat, and not that nobody plays it against themselves.
func TestRIT34_AHeldRitualSaysWhyItCannotBePlayed(t *testing.T) {
	against, plain := 0, 0
	for seed := range uint64(20) {
		m := newMatch(t, 3, "adventurers", seed)
		for {
			v := m.Play.View(games.All)
			if seat := v.OnTurn(); v.Phase() == rules.TurnPhase && v.RitualCount(seat) > 0 {
				r := newRig(m, boardtest.Screen{W: 412, H: 915, Scale: 1}, seat)
				for _, card := range v.Rituals(seat) {
					if card == rules.CopyRitual { // its target depends on the discards
						continue
					}
					why := r.Board.words.cardRefusal(card)
					var whys []*games.Refusal
					for s := range games.Seat(v.Seats()) {
						move := rules.Move{Kind: rules.Reveal, Card: card}
						if card.Targets() {
							move.Kind, move.Target = rules.RevealAt, s
						}
						if !card.Targets() || s != seat {
							whys = append(whys, v.WhyNot(seat, move))
						}
					}
					if !slices.Contains(whys, why) {
						t.Fatalf("of %v seat %d is told %v, and none of %v", card, seat, why, whys)
					}
					switch {
					case why != nil && card.Targets():
						against++
					case why != nil:
						plain++
					}
				}
			}
			if _, on := m.Random(); !on {
				break
			}
		}
	}
	if against == 0 || plain == 0 {
		t.Errorf("%d rituals against somebody could not be played, and %d others", against, plain)
	}
}
