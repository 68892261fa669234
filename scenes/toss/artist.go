package toss

import (
	rules "runehall/games/toss"
	"runehall/ui"
)

// artist draws the board.
type artist struct {
	parts
	handwork *handwork
	player   *player
	words    *words
	painter  *painter
}

// runeRadius is the radius of the runes on the table, in pixels.
func (a *artist) runeRadius() float64 { return a.places.radius() }

// destinySize is how much larger than other runes Destiny is drawn. In a contest it is not: there distances to it are
// measured, and a larger picture would lie about them.
const destinySize = 1.16

// drawDisc draws a rune on the table or in the air above it. A rune that can be chosen or is chosen glows.
func (a *artist) drawDisc(c *ui.Canvas, d *disc) {
	look := runeLook{
		rune: d.rune, turn: d.angle - a.places.lens.Angle(), lift: 2 * d.lift, flips: d.flips, axis: d.angle,
		moving: d.flips > 0, ground: int(d.rune),
	}
	if !d.up {
		look.rune = rules.NoRune
	}
	if d.up && a.player.mark(pieceOf(d.rune)) != 0 {
		ember := c.Palette.Ember
		look.ring, look.glow = &ember, 1
	}
	at := a.places.lens.Screen(ui.Pt(d.x, d.y)).Sub(ui.Pt(0, d.lift*a.runeRadius()*1.2))
	r := a.runeRadius()
	if d.rune == rules.Destiny && a.places.made.mode != flicking {
		r *= destinySize
	}
	before := c.Fade(1 - d.fresh)
	a.painter.rune(c, at, r, look)
	c.Unfade(before)
}
