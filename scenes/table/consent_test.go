package table

import (
	"testing"

	"runehall/scenes/table/apart"
	"runehall/ui"
)

// ledgeLeft is the least part of an upright screen's ledge that must be left while something is asked.
const ledgeLeft = .7

// TestWhatIsAskedLiesOverNothing asks for consent on all screens, in few words and in many: beside clocks, behind an
// open curtain with its recap, and on a phone that shows a hand. The sheet must lie below the bar, have buttons for
// fingers, and cover neither seats, field, recap nor ledge; and most of an upright screen's ledge must be left.
func TestWhatIsAskedLiesOverNothing(t *testing.T) {
	each(t, func(t *testing.T, k *ui.Kit, screen, safe ui.Rect) {
		if k.InDp(safe.H) < 320 {
			return // more than such a screen can hold
		}
		need := func(r Room) Need { // as boards do
			n := greedyNeed(3)(r)
			if r.Low {
				n.Rail, n.Seats = k.Dp(240), k.Dp(180)
			}
			return n
		}
		for _, text := range []string{
			"Ingrid asks.", "Maximiliane möchte, dass die Partie jetzt ohne ein Ergebnis zu Ende geht.",
		} {
			w := apart.Consent{Text: text, Yes: ui.Button{Text: "Einverstanden"}, No: ui.Button{Text: "Nein"}}
			asks := func(width float64) float64 { return w.High(k, width) }
			for what, s := range map[string]sight{
				"plain": {}, "clocks": {clocks: true}, "open": {open: true}, "hand": {hand: true},
				"recap":       {open: true, recap: func(float64) float64 { return k.Dp(200) }},
				"recap aside": {open: true, aside: true, recap: func(float64) float64 { return k.Dp(200) }},
			} {
				for _, round := range []bool{false, true} {
					s.asks = asks
					p := arrange(k, screen, safe, 3, round, need, s)
					w.Fit(k, p.consent)
					if w.Rect().Empty() || !safe.Grow(1).Holds(w.Rect()) {
						t.Fatalf("%s: it lies at %v", what, w.Rect())
					}
					touchable(t, k, map[string]ui.Rect{"yes": w.Yes.Rect(), "no": w.No.Rect()})
					if without := arrange(k, screen, safe, 3, round, need, sight{}); what == "plain" && p.portrait &&
						p.ledge.H < ledgeLeft*without.ledge.H {
						t.Errorf("of a ledge of %v dp %v are left: who answers does not see what they hold",
							k.InDp(without.ledge.H), k.InDp(p.ledge.H))
					}
					parts := map[string]ui.Rect{
						"bar": p.top, "turn": p.turn, "clocks": p.clocks, "seats": p.seats, "field": p.field,
						"ledge": p.ledge, "golden button": p.primary, "recap": p.recap,
					}
					for i, d := range p.docks {
						parts[string(rune('a'+i))] = d.Rect
					}
					for name, r := range parts {
						if r.Grow(-1).Overlaps(w.Rect()) {
							t.Errorf("%s: it lies at %v, over %s at %v", what, w.Rect(), name, r)
						}
					}
					if p.field.H < k.Dp(60) && k.InDp(safe.H) >= 500 {
						t.Errorf("%s: it leaves %v of the field", what, p.field)
					}
				}
			}
		}
	})
}
