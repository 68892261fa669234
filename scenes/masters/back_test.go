package masters

import (
	"testing"

	"runehall/games"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// TestWhatChoseItselfIsNotTakenBack plays to turns in which only one card can be laid, so that the board chooses it.
// There undo has nothing to take back. Once the person has laid the card as a draft, one step back leads to the chosen
// card again; only another step of the way back puts that down.
func TestWhatChoseItselfIsNotTakenBack(t *testing.T) {
	alone := 0
	for seed := range uint64(12) {
		m := newMatch(t, 2, nil, seed)
		for {
			if _, on := m.Random(); !on {
				break
			}
			seat := m.Play.View(games.All).OnTurn()
			if seat < 0 {
				continue
			}
			r := newRig(m, boardtest.Screen{W: 412, H: 915, Scale: 1}, seat)
			r.Tick(ui.Input{})
			b, o := r.Board, r.Board.player.options
			card, ok := o.only()
			if !ok {
				if b.Drops() {
					t.Fatalf("nothing was chosen, and there is something to take back: %+v", b.Sel)
				}
				continue
			}
			alone++
			if b.Sel.card != card || b.Drops() {
				t.Fatalf("the only card is %v; chosen is %+v, to be taken back: %v", card, b.Sel, b.Drops())
			}
			itself := b.Sel
			b.Sel = o.further(b.Sel, 1)
			if !b.Drops() || !b.Drop() || b.Sel.card != card || b.Sel.draft || b.Drops() {
				t.Fatalf("from a draft a step back leads to %+v, not to %+v", b.Sel, itself)
			}
			if !b.Drop() || b.Sel.anything() || b.Drop() {
				t.Fatalf("the way back does not put the card down: %+v", b.Sel)
			}
		}
	}
	if alone == 0 {
		t.Error("there was always more than one card to lay")
	}
}
