package ritual

import (
	"strings"

	rules "runehall/games/ritual"
	"runehall/scenes/baked"
	"runehall/ui"
)

// Variants returns a function that draws a variant at the set-up: the best kind of tile that it has rules for, and
// cards where it has rituals. The function reports false for choices that it does not know.
func Variants(k *ui.Kit) func(c *ui.Canvas, choice string, r ui.Rect) bool {
	m := newPainter(k, nil)
	return func(c *ui.Canvas, choice string, r ui.Rect) bool {
		if m.stamp != baked.StampOf(k) {
			m = newPainter(k, nil)
		}
		m.begin()
		name, ok := strings.CutPrefix(choice, rules.OptionVariant+".")
		switch side := r.H; {
		case !ok:
			return false
		case name == rules.LittleExplorers.String():
			m.drawSample(c, rules.Grey, r.Center(), side*.5)
		case name == rules.Explorers.String():
			drawBack(c, r.Place(ui.Sz(side*.52, side*.76), .98, .5))
			m.drawSample(c, rules.Gold, ui.Pt(r.X+r.W*.38, r.Center().Y), side*.46)
		default:
			drawBack(c, r.Place(ui.Sz(side*.46, side*.68), 1.08, .72))
			drawBack(c, r.Place(ui.Sz(side*.46, side*.68), .84, .3))
			m.drawSample(c, rules.Gold, ui.Pt(r.X+r.W*.39, r.Center().Y+side*.14), side*.42)
			m.drawSample(c, rules.Black, ui.Pt(r.X+r.W*.33, r.Center().Y-side*.06), side*.42)
		}
		return true
	}
}

func (m *painter) drawSample(c *ui.Canvas, kind rules.TileKind, at ui.Point, radius float64) {
	var t rules.TileID
	for t.Kind() != kind {
		t++
	}
	m.drawLifted(c, t, 0, at, radius, radius, 0)
}
