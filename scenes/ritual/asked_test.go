package ritual

import (
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/ritual"
)

// TestRIT33_WhoHoldsNoRitualIsNotAsked compares the questions of whole matches with the open counts of rituals. The
// rules ask everybody all the same.
func TestRIT33_WhoHoldsNoRitualIsNotAsked(t *testing.T) {
	idle, could := 0, 0
	var b Board
	for seed := range uint64(6) {
		m := newMatch(t, 4, "adventurers", seed)
		for {
			v := m.Play.View(games.Public)
			if q, open := b.Question(v); open {
				for _, s := range q.Seats {
					none := v.RitualCount(s) == 0
					if slices.Contains(q.Idle, s) != none {
						t.Fatalf("of seat %d with %d rituals %v cannot answer", s, v.RitualCount(s), q.Idle)
					}
					if none {
						idle++
					} else {
						could++
					}
				}
				if s := v.Asked(); slices.Contains(q.Idle, s) {
					moves := m.Play.View(s).AppendMoves(nil, s)
					if !slices.Equal(moves, []rules.Move{q.Decline}) {
						t.Fatalf("seat %d, which is not asked, could do %v", s, moves)
					}
				}
			}
			if _, on := m.Random(); !on {
				break
			}
		}
	}
	if idle == 0 || could == 0 {
		t.Errorf("%d seats held nothing, %d something", idle, could)
	}
}
