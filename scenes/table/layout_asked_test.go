package table

import (
	"fmt"
	"testing"

	"runehall/ui"
)

// TestTheQuestionLeavesRoom asks on ledges of all heights, on which a board shows what the question is about. That and
// the question must not overlap, all medallions must be large enough to press, and a large screen must have room for
// both.
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
				disjoint(t, p.asked, parts)
				if k.InDp(safe.H) >= 320 {
					touchable(t, k, coins)
				}
				if p.about.Empty() {
					if k.InDp(safe.W) >= 1000 && k.InDp(safe.H) >= 700 &&
						(ledge >= 400 || ledge >= 240 && !p.portrait) {
						t.Errorf("%d seats: on %v there is no room for what is asked about", seats, safe)
					}
					continue
				}
				shared++
				disjoint(t, p.ledge, map[string]ui.Rect{"the question": p.asked, "what it is about": p.about})
			}
		}
	})
	if shared == 0 {
		t.Error("no screen shows what is asked about")
	}
}

// TestCoinsOfARailAreAsLargeAsItsRoom asks on phones held sideways. The coins of up to three seats stand in one row if
// that makes them larger than two rows would, and are never smaller than in the other arrangement.
func TestCoinsOfARailAreAsLargeAsItsRoom(t *testing.T) {
	for _, size := range []ui.Size{{W: 915, H: 412}, {W: 667, H: 375}} {
		k, err := ui.NewKit(ui.Look{Interface: 1, Device: 1})
		if err != nil {
			t.Fatal(err)
		}
		safe := ui.Rc(0, 0, size.W, size.H)
		for seats := 2; seats <= 5; seats++ {
			p := arrange(k, safe, safe, seats, false, func(r Room) Need {
				return Need{Rail: k.Dp(390), Ledge: k.Dp(240), About: ui.Sz(.56*r.Screen.W, k.Dp(250))}
			}, sight{})
			if !p.rail {
				t.Fatalf("%v has no rail", size)
			}
			b := arrangeQuestion(k, &p, seats)
			row := ui.Bounding(b.coins...)
			m := medallion{rect: b.coins[0]}
			coin, _ := m.split(k)
			if seats <= 3 && coin.W < k.Dp(64) {
				t.Errorf("%v: the coins of %d are %v wide", size, seats, coin.W)
			}
			for columns := 1; columns <= seats; columns++ {
				if other := coinSide(k, row, seats, columns); columns >= (seats+1)/2 && other > 1.3*coin.W {
					t.Errorf("%v: the coins of %d are %v wide, in %d columns %v", size, seats, coin.W, columns, other)
				}
			}
		}
	}
}
