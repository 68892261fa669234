package ritual

import (
	"testing"
)

func TestRIT40_LittleExplorers(t *testing.T) {
	tb := sitFor(t, 2, LittleExplorers).draw("a b").spare(0, Grey, 2).spare(1, Grey, 1)
	wantEqual(t, "rituals", tb.cards.pile.count, 0)
	tb.refused(0, tb.fit(0, Cell{}, Grey, 1), refuseLittle)
	tb.told()
	tb.do(0, tb.fit(0, Cell{0, 1}, Black, 1))
	wantEqual(t, "a black tile counts as grey", tb.told(), []string{"Placed", "CoinsPlaced", "TurnBegan"})
	for _, m := range tb.AppendMoves(nil, 1) {
		wantEqual(t, "kind of move", m.Kind, Place)
	}
}

func TestRIT41_Explorers(t *testing.T) {
	tb := sitFor(t, 2, Explorers).draw("a b").spare(0, Grey, 1).spare(1, Grey, 1)
	wantEqual(t, "rituals", tb.cards.pile.count, 18)
	for _, c := range tb.cards.pile.list() {
		if c.Strong() {
			t.Errorf("%v is strong", c)
		}
	}
	tb.refused(0, tb.fit(0, Cell{}, Grey, 1), refuseExplorers)
	tb.do(0, tb.fit(0, Cell{0, 1}, Black, 1))
	wantEqual(t, "rituals are drawn", tb.cards.holds[0], 1)
}

// A Quick turn may not build over either.
func TestRIT41_NoBuildingOverInAQuickTurn(t *testing.T) {
	tb := sitFor(t, 2, Explorers).draw("a b").give(0, QuickTurn).spare(1, Grey, 1)
	over := tb.fit(0, Cell{}, Grey, 1)
	tb.play("0 reveal quick-turn", "1 decline")
	tb.refused(0, over, refuseExplorers)
	for _, m := range tb.AppendMoves(nil, 0) {
		wantEqual(t, "kind of move", m.Kind, Place)
	}
}

func TestRIT42_AdventurersIsTheDefault(t *testing.T) {
	g := newGame(setupOf(2, 1), nil)
	wantEqual(t, "variant", g.variant, Adventurers)
	wantEqual(t, "rituals", g.cards.pile.count, 28)
}
