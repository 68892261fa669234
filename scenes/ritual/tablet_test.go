package ritual

import (
	"fmt"
	"testing"

	"runehall/internal/workshop/boardtest"
	"runehall/scenes/stage"
	"runehall/ui"
)

// TestTabletsHaveAFullLedge lays out hands of three tiles with up to three rituals on tablets: tiles are larger than on
// a phone, the ledge is filled from one end to the other without a wide gap of bare wood, and nothing overlaps.
func TestTabletsHaveAFullLedge(t *testing.T) {
	for _, s := range []boardtest.Screen{{W: 768, H: 1024, Scale: 1}, {W: 820, H: 1180, Scale: 1},
		{W: 1024, H: 768, Scale: 1}, {W: 1180, H: 820, Scale: 1}} {
		kit, err := ui.NewKit(ui.Look{Interface: 1, Device: 1})
		if err != nil {
			t.Fatal(err)
		}
		f := boardtest.Frame(t, kit, New().Need, s, 3)
		for rituals := range 4 {
			a := arrangement{seats: 3, front: 1, rituals: rituals, known: true}
			a.hands = [5]int{3, 3, 3}
			l := arrange(&f, a).ledge
			what := fmt.Sprintf("%vx%v, %d rituals", s.W, s.H, rituals)
			least := 64.0 // more than the 46 of a phone
			if rituals > 1 {
				least = 50
			}
			if r := kit.InDp(l.radius); r < least {
				t.Errorf("%s: tiles have a radius of %v", what, r)
			}
			if len(l.faces) != rituals || rituals > 0 && l.faces[0].W < stage.MinTouch(kit) {
				t.Errorf("%s: they lie at %v", what, l.faces)
			}
			parts := map[string]ui.Rect{
				"emblem": l.badge, "name": l.name, "coins": l.coins, "hand": ui.Bounding(l.hand...),
				"turn left": l.left, "turn right": l.right,
				"line": l.reason, "golden button": f.Primary,
			}
			if rituals > 0 {
				parts["rituals"] = l.cards
			}
			row := []ui.Rect{f.Primary}
			for name, r := range parts {
				boardtest.Inside(t, what+": "+name, r, f.Ledge)
				for other, q := range parts {
					if name < other && r.Grow(-1).Overlaps(q.Grow(-1)) {
						t.Errorf("%s: %s at %v and %s at %v overlap", what, name, r, other, q)
					}
				}
				if name != "line" {
					row = append(row, r)
				}
			}
			if gap := widestGap(row, f.Ledge); gap > f.Ledge.W/4 {
				t.Errorf("%s: %v of %v are bare wood", what, gap, f.Ledge.W)
			}
		}
	}
}

// widestGap returns the width of the widest stretch of a ledge where nothing lies.
func widestGap(things []ui.Rect, ledge ui.Rect) (widest float64) {
	run := 0.0
	for x := ledge.X; x < ledge.Right(); x++ {
		run++
		for _, r := range things {
			if r.X <= x && x < r.Right() {
				run = 0
			}
		}
		widest = max(widest, run)
	}
	return widest
}
