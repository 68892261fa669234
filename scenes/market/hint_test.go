package market

import (
	"testing"

	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/boards"
	"runehall/scenes/boardtest"
	"runehall/ui"
)

// TestHintsTellNothingHidden proposes moves to the seat that holds the cards, to another one, and to everybody: only the first is shown
// them, whatever they are, for even that nothing holds a duel tells of a hand.
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
				for _, reader := range []games.Seat{games.Public, seat, (seat + 1) % 3} {
					b := New()
					b.player.Given.See(m.Play.View(reader))
					hidden := b.Given.View.Hand(seat).Size() < v.HandSize(seat)
					for _, move := range m.Play.Core().AppendMoves(nil, seat) {
						if shown := b.Hint(move); shown == hidden {
							t.Fatalf("to reader %d the hint of %v is shown: %v", reader, move, shown)
						}
					}
				}
			}
			m.Random()
		}
	}
	if phases[rules.AnswerPhase] == 0 || phases[rules.TurnPhase] == 0 {
		t.Errorf("moves were proposed in %v", phases)
	}
}

// TestAHintChangesNothing lights moves: what is chosen stays. What is proposed is marked, and out again when something is pressed.
func TestAHintChangesNothing(t *testing.T) {
	hinted := 0
	for seed := range uint64(5) {
		m := newMatch(t, 2+int(seed%4), openStores, seed)
		for n := range 300 {
			seat := acting(m.Play.View(games.All))
			if seat < 0 {
				break
			}
			if n%9 == 0 {
				r := newRig(m, boardtest.Screens[n/9%len(boardtest.Screens)], seat)
				before := r.Board.Sel
				for i, move := range m.Play.Core().AppendMoves(nil, seat) {
					if i%5 != 0 {
						continue
					}
					if !r.Board.Hint(move) {
						t.Fatalf("the hint of %v is not shown", move)
					}
					r.Tick(ui.Input{})
					if r.Board.Sel != before || r.Made > 0 {
						t.Fatalf("the hint of %v makes %+v of %+v", move, r.Board.Sel, before)
					}
					if n := r.marked(boards.Hinted); n == 0 && move.Kind != rules.End && move.Kind != rules.Yield {
						t.Fatalf("nothing is marked for %v", move)
					}
					hinted++
				}
				for on := range r.Board.player.Each {
					players(r)[1].press(on)
					break
				}
				if r.marked(boards.Hinted) > 0 {
					t.Fatal("the hint is still lit after a tap")
				}
			}
			m.Random()
		}
	}
	if hinted < 200 {
		t.Errorf("only %d moves were proposed", hinted)
	}
}

// marked counts the targets with a mark.
func (r *rig) marked(with boards.Mark) (n int) {
	r.Board.player.think()
	for _, m := range r.Board.player.now.marks {
		if m&with != 0 {
			n++
		}
	}
	return n
}
