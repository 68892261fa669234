package table

import (
	"testing"

	"runehall/ui"
)

// ledgeLeft is how much of an upright screen's ledge is left at least while something is asked.
const ledgeLeft = .7

// TestWhatIsAskedLiesOverNothing asks for consent on all screens, in few words and in many, beside clocks, behind an open curtain with its recap, and on a
// hand: the sheet lies below the bar with buttons for fingers, and over neither seats, field, recap nor ledge, and
// most of an upright screen's ledge is left.
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
		for _, text := range []string{"Ingrid asks.", "Maximiliane möchte, dass die Partie jetzt ohne ein Ergebnis zu Ende geht."} {
			w := consent{text: text, yes: ui.Button{Text: "Einverstanden"}, no: ui.Button{Text: "Nein"}}
			asks := func(width float64) float64 { return w.high(k, width) }
			for what, s := range map[string]sight{
				"plain": {}, "clocks": {clocks: true}, "open": {open: true}, "hand": {hand: true},
				"recap": {open: true, recap: func(float64) float64 { return k.Dp(200) }}, "recap aside": {open: true, aside: true, recap: func(float64) float64 { return k.Dp(200) }},
			} {
				for _, round := range []bool{false, true} {
					s.asks = asks
					p := arrange(k, screen, safe, 3, round, need, s)
					w.fit(k, p.consent)
					if w.rect.Empty() || !safe.Grow(1).Holds(w.rect) {
						t.Fatalf("%s: it lies at %v", what, w.rect)
					}
					if r := w.words; k.Measure(text, w.style, r.W).H > r.H+1 {
						t.Errorf("%s: %q has no room in %v", what, text, r)
					}
					touchable(t, k, map[string]ui.Rect{"yes": w.yes.Rect(), "no": w.no.Rect()})
					if without := arrange(k, screen, safe, 3, round, need, sight{}); what == "plain" && p.portrait && p.ledge.H < ledgeLeft*without.ledge.H {
						t.Errorf("of a ledge of %v dp %v are left: who answers does not see what they hold", k.InDp(without.ledge.H), k.InDp(p.ledge.H))
					}
					parts := map[string]ui.Rect{"bar": p.top, "turn": p.turn, "clocks": p.clocks, "seats": p.seats, "field": p.field, "ledge": p.ledge, "golden button": p.primary, "recap": p.recap}
					for i, d := range p.docks {
						parts[string(rune('a'+i))] = d.Rect
					}
					for name, r := range parts {
						if r.Grow(-1).Overlaps(w.rect) {
							t.Errorf("%s: it lies at %v, over %s at %v", what, w.rect, name, r)
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
