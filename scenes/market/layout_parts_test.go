package market

import (
	"testing"

	"runehall/games"
	rules "runehall/games/market"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/table"
	"runehall/ui"
)

// TestPartsOfTheLedge pays for an outpost with runes, on a screen with room for all: the runes paid come before what
// else can be done, and the buttons beside the golden one lie one below the other.
func TestPartsOfTheLedge(t *testing.T) {
	_, m := begun(t, true, func(o *options) bool {
		s := selection{thing: bayAt(bayOutposts), moved: true}
		return o.can(rules.OutpostForRunes) && !o.can(rules.Outpost) && len(upshotOf(o, s).offers) > 1
	})
	r := newRig(m, boardtest.Screen{W: 1440, H: 900, Scale: 1}, acting(m.Play.View(games.All)))
	h, l := &r.Board.player, &r.Board.places.ledge
	h.Sel = tapped(t, h.options, selection{}, bayAt(bayOutposts))
	r.Tick(ui.Input{})
	if len(l.tiles) == 0 || len(l.tiles) != h.now.pay.Size() || len(l.offers) != len(h.now.offers) ||
		l.tiles[0].X >= l.offers[0].X && l.tiles[0].Y >= l.offers[0].Y {
		t.Errorf("runes are paid at %v, and what can be done stands at %v", l.tiles, l.offers)
	}
	if l.acts[0].X != l.acts[1].X {
		t.Errorf("the buttons lie at %v", l.acts)
	}
}

// TestManyCardsLieInTwoRows places a hand whose cards would be narrower than a finger in one row.
func TestManyCardsLieInTwoRows(t *testing.T) {
	r := begin(t)
	s := &setter{f: &table.Frame{Kit: r.Kit}, k: r.Kit, touch: r.Kit.Dp(48)}
	for n, rows := range map[int]int{3: 1, 9: 2} {
		seen := map[float64]bool{}
		for _, c := range s.cards(ui.Rc(0, 0, 8*s.touch, 2.5*s.touch), n) {
			seen[c.Y] = true
		}
		if len(seen) != rows {
			t.Errorf("%d cards lie in %d rows", n, len(seen))
		}
	}
}
