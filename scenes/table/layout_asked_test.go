package table

import (
	"fmt"
	"testing"

	"runehall/ui"
)

// TestTheQuestionLeavesRoom asks on ledges of all heights, on which a board shows what the question is about: that and the question lie
// apart on the ledge, all medallions can be pressed, and a large screen has room for both.
func TestTheQuestionLeavesRoom(t *testing.T) {
	shared := 0
	each(t, func(t *testing.T, k *ui.Kit, screen, safe ui.Rect) {
		for seats := 2; seats <= 5; seats++ {
			for _, ledge := range []float64{120, 240, 400} {
				p := arrange(k, screen, safe, seats, false, func(r Room) Need {
					n := Need{Ledge: k.Dp(ledge), About: ui.Sz(.56*r.Screen.W, k.Dp(250))}
					if r.Low {
						n.Rail = k.Dp(390)
					}
					return n
				}, sight{})
				b := arrangeQuestion(k, &p, seats)
				parts, coins := map[string]ui.Rect{"nobody": b.nobody}, map[string]ui.Rect{}
				for name, r := range map[string]ui.Rect{"text": b.text, "note": b.note} {
					if !r.Empty() {
						parts[name] = r
					}
				}
				for i, r := range b.coins {
					coins[fmt.Sprint("coin ", i)], parts[fmt.Sprint("coin ", i)] = r, r
				}
				apart(t, p.asked, parts)
				if k.InDp(safe.H) >= 320 {
					touchable(t, k, coins)
				}
				if p.about.Empty() {
					if k.InDp(safe.W) >= 1000 && k.InDp(safe.H) >= 700 && (ledge >= 400 || ledge >= 240 && !p.portrait) {
						t.Errorf("%d seats: on %v there is no room for what is asked about", seats, safe)
					}
					continue
				}
				shared++
				apart(t, p.ledge, map[string]ui.Rect{"the question": p.asked, "what it is about": p.about})
			}
		}
	})
	if shared == 0 {
		t.Error("no screen shows what is asked about")
	}
}
