package market

import (
	"iter"
	"math"
	"strings"

	rules "runehall/games/market"
	"runehall/scenes/boards"
	"runehall/ui"
)

// drawDuel draws the swords of a duel and its two cards: the attacker's, which breaks when the answer holds, and the
// answer, which turns over. The reader's own answer lies in its place as soon as it is chosen, before it is shown.
func (a *artist) drawDuel(c *ui.Canvas) {
	r, m := &a.places.ring, &a.Model
	a.painter.swords(c, r.between.Center(), ui.Whole(min(r.between.W, r.between.H)*(1.1+.3*m.clashing())))
	if at := r.cards[attackSide].Snap(); !m.away(ringCardAt(attackSide)) {
		switch {
		case m.crack > 0:
			a.drawBreaking(c, m.fight.Card, at, m.crack)
		case !m.fight.Open && m.fight.Shown != rules.Hidden:
			a.painter.card(c, m.fight.Card, at)
			boards.Veil(c, at, cardRadius(at), boards.VeilReach)
			a.drawCrack(c, at, 1)
		default:
			a.painter.card(c, m.fight.Card, at)
		}
	}
	shown, turned := m.fight.Shown, m.turned
	if own := a.Sel.shown; m.fight.Open && shown == rules.Hidden && own != rules.Hidden {
		shown, turned = own, 1
	}
	switch at := r.cards[answerSide].Snap(); {
	case shown == rules.Hidden:
		dashed(c, at, c.Palette.Gold.Fade(.7))
		if m.fight.Open {
			a.drawAnswerPlace(c, at)
		}
	case !m.away(ringCardAt(answerSide)):
		if m.crack > 0 {
			c.Halo(at, cardRadius(at), c.Part.Glow, c.Palette.Gold.Fade(min(1, m.crack)))
		}
		a.drawTurned(c, shown, at, turned)
	}
}

// drawAnswerPlace writes on the empty place of the answer what comes there: so small that no word is broken, and not at
// all if it could not be read then.
func (a *artist) drawAnswerPlace(c *ui.Canvas, at ui.Rect) {
	style, room := c.Type.Label.In(c.Palette.Muted), at.Grow(-at.W*.1)
	if large := c.Type.Body.In(c.Palette.Muted); at.W >= c.Dp(120) {
		style = large
	}
	for word := range strings.FieldsSeq(a.words.answerHere) {
		if wide := c.Measure(word, style, 0).W; wide > room.W {
			style.Size *= .98 * room.W / wide
		}
	}
	if style.Size >= c.Legible && boards.Fits(c.Kit, a.words.answerHere, style, room.Size()) {
		c.TextIn(a.words.answerHere, style, room, ui.AlignCenter|ui.AlignMiddle)
	}
}

// clashing returns how strongly the swords clash now, up to 1.
func (m *model) clashing() float64 {
	for f := range m.flashes.Each() {
		if f.kind == flashClash && !f.Still {
			return math.Sin(math.Pi * math.Sqrt(f.T))
		}
	}
	return 0
}

// crackLine runs down a card that breaks, in shares of its width and height.
var crackLine = [...]ui.Point{{X: .56, Y: 0}, {X: .48, Y: .16}, {X: .58, Y: .3}, {X: .44, Y: .46}, {X: .55, Y: .6},
	{X: .45, Y: .78}, {X: .52, Y: 1}}

// breakWidth is how far the halves of a broken card slide to each side, in dp.
const breakWidth = 6

// drawBreaking draws a card that breaks while crack grows to 1, and fades while it grows to 2.
func (a *artist) drawBreaking(c *ui.Canvas, one rules.Card, r ui.Rect, crack float64) {
	before := c.Fade(min(1, 2-crack))
	slide := ui.Whole(c.Dp(breakWidth) * max(0, min(1, 2*crack-1)))
	for i, side := range [...]float64{-1, 1} {
		half := ui.Rc(r.X+float64(i)*r.W/2, r.Y, r.W/2, r.H).Move(ui.Pt(side*slide, 0)).Snap()
		whole := c.Clip(half)
		a.painter.card(c, one, r.Move(ui.Pt(side*slide, 0)))
		a.drawCrack(c, r.Move(ui.Pt(side*slide, 0)), min(1, 2*crack))
		c.Unclip(whole)
	}
	c.Unfade(before)
}

// drawCrack draws the crack in a card, down to a share of its height.
func (a *artist) drawCrack(c *ui.Canvas, r ui.Rect, far float64) {
	at := func(p ui.Point) ui.Point { return ui.Pt(r.X+p.X*r.W, r.Y+p.Y*r.H) }
	for from, to := range cracked(far) {
		c.Line(at(from), at(to), max(c.Hairline, r.W*.025), c.Palette.Ink)
	}
}

// cracked yields the pieces of the crack from the top of a card down to a share of its height.
func cracked(far float64) iter.Seq2[ui.Point, ui.Point] {
	return func(yield func(from, to ui.Point) bool) {
		for i, p := range crackLine[1:] {
			from := crackLine[i]
			if far <= from.Y || !yield(from, from.Lerp(p, min(1, (far-from.Y)/(p.Y-from.Y)))) {
				return
			}
		}
	}
}
