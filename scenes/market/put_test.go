package market

import (
	"testing"

	rules "runehall/games/market"
)

// TestAllLooseRunesOfAColourArePutAway taps several loose runes of a colour: the golden button puts all of them away,
// one after the other, and says how many.
func TestAllLooseRunesOfAColourArePutAway(t *testing.T) {
	o, _ := begun(t, true, func(o *options) bool {
		return o.view.LooseRunes(max(o.actor, 0), rules.Red) > 1 &&
			o.any(func(m *rules.Move) bool { return m.Kind == rules.Put && m.Colour == rules.Red })
	})
	s := tapped(t, o, selection{moved: true}, looseOf(o.actor, rules.Red))
	now := upshotOf(o, s)
	if n := o.view.LooseRunes(o.actor, rules.Red); !now.ready || len(now.plan.Moves) != n {
		t.Fatalf("of %d red runes %v are put away, %v", n, now.plan.Moves, now.ready)
	}
	for _, m := range now.plan.Moves {
		if m.Kind != rules.Put || m.Colour != rules.Red || !o.legal(m) {
			t.Errorf("%+v is made", m)
		}
	}
	if label := said(now); label.Key != "market.board.do.put" || label.Args[0].Number != len(now.plan.Moves) {
		t.Errorf("gold says %v", label)
	}
}
