package market

import (
	"testing"

	"runehall/games"
	rules "runehall/games/market"
)

// TestHintsTellNothingHidden proposes moves in positions of matches. Only who knows the whole hand is shown them,
// whatever they are: even that no card holds a duel tells of a hand.
func TestHintsTellNothingHidden(t *testing.T) {
	phases := map[rules.Phase]int{}
	for seed := range uint64(4) {
		m := newMatch(t, 3, nil, seed)
		for range 60 {
			v := m.Play.View(games.All)
			seat := acting(v)
			if seat < 0 {
				break
			}
			if v.HandSize(seat) > 0 {
				phases[v.Phase()]++
				promises.HintsTellNothingHidden(t, m, seat, m.Play.Core().AppendMoves(nil, seat),
					func(to rules.View, _ rules.Move) bool { return to.Hand(seat).Size() < v.HandSize(seat) })
			}
			m.Random()
		}
	}
	if phases[rules.AnswerPhase] == 0 || phases[rules.TurnPhase] == 0 {
		t.Errorf("moves were proposed in %v", phases)
	}
}

func TestAHintChangesNothing(t *testing.T) {
	promises.AHintChangesNothing(t, "hand", func(seed uint64) *match {
		return newMatch(t, 2+int(seed%4), openStores, seed)
	}, func(b *Board) any { return b.Sel })
}
