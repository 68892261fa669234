package ritual

import (
	"slices"
	"testing"

	rules "runehall/games/ritual"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// TestTheFocusFollowsATile takes the first tile out of the hand: the focus stays on the second one, which is the first
// one now.
func TestTheFocusFollowsATile(t *testing.T) {
	h := &newRig(newMatch(t, 2, "adventurers", 6), boardtest.Screen{W: 1440, H: 900, Scale: 1}, 0).Board.player
	first, second := h.Owner(handTile(0, 0)), h.Owner(handTile(0, 1))
	h.Model.hands[0] = h.Model.hands[0][1:]
	if now := h.Owner(handTile(0, 0)); now != second || now == first {
		t.Error("the focus does not follow its tile")
	}
	if h.Owner(hexAt(rules.Cell{Q: 1})) != h.Owner(hexAt(rules.Cell{R: 2})) {
		t.Error("the cells are several stops")
	}
}

// TestTheOrderOfTheFocus chooses a tile: from the hand the focus goes to the rituals, to the field and to the chips. It
// frames the rituals as they lie, without the room that fingers need.
func TestTheOrderOfTheFocus(t *testing.T) {
	m := newMatch(t, 3, "adventurers", 6)
	for v := m.Play.View(0); v.OnTurn() != 0 || v.Phase() != rules.TurnPhase ||
		len(v.Rituals(0)) == 0; v = m.Play.View(0) {
		m.Random()
	}
	r := newRig(m, boardtest.Screen{W: 412, H: 915, Scale: 1}, 0)
	h := &r.Board.player
	r.Tap(ui.Touch, r.Target("ritual.tile.0"))
	var order []kind
	for on, at := range h.Each {
		order = append(order, on.Kind)
		if on.Kind == rituals && at != h.places.ledge.cards {
			t.Errorf("the focus frames %v, the rituals lie in %v", at, h.places.ledge.cards)
		}
	}
	if order = slices.Compact(order); !slices.Equal(order, []kind{hand, rituals, hex, chip}) {
		t.Errorf("the focus goes over kinds %v, want %v", order, []kind{hand, rituals, hex, chip})
	}
}
