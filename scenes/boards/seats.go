package boards

import (
	"math"

	"runehall/games"
	"runehall/scenes/stage"
	"runehall/ui"
)

// Chip is the ground of a seat that is not in front.
type Chip struct {
	Acting bool // it glows
	Edge   ui.Color
	Width  float64 // of the edge, in pixels
	Light  float64 // how strongly it is lit for a moment, from 0 to 1
}

// Draw draws the chip into r.
func (h Chip) Draw(c *ui.Canvas, r ui.Rect) {
	p, round := &c.Palette, c.Radius.Panel
	if h.Acting {
		c.Shadow(r, round, c.Dp(14), p.Ember.Fade(.35))
	}
	c.Box(r, round, ui.Shade(p.SlateTop, p.Slate))
	c.Frame(r, round, h.Width, ui.Flat(h.Edge))
	if h.Light > 0 {
		c.Box(r, round, ui.Flat(p.Gold.Fade(.25*h.Light)))
	}
}

// Others returns the seats that are not in front, in turn order from the one after it; all of them where none is.
func Others(seats int, front games.Seat) (others []games.Seat) {
	for i := range seats {
		if s := games.Seat((max(0, int(front)) + i) % seats); s != front {
			others = append(others, s)
		}
	}
	return others
}

// CutBadge cuts the square place of a badge off the left of a room, in the middle of its height.
func CutBadge(room ui.Rect, side, gap float64) (badge, rest ui.Rect) {
	badge, rest = room.CutLeft(side, gap)
	return badge.Place(ui.Sz(badge.W, badge.W), .5, .5), rest
}

// Badge draws a seat's colour and emblem on a coin as large as r allows.
func Badge(c *ui.Canvas, sitters []stage.Sitter, s games.Seat, r ui.Rect) {
	if !r.Empty() && s >= 0 && int(s) < len(sitters) {
		c.Coin(sitters[s].Look, r.Center(), math.Round(min(r.W, r.H)*.46))
	}
}
