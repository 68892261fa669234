package stones

import (
	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/ui"
)

// drawCard draws a card of a seat, or its back if the reader does not know the card. It returns the radius of the
// corners.
func (a *artist) drawCard(c *ui.Canvas, s games.Seat, card rules.Card, r ui.Rect) (radius float64) {
	radius = cardRadius(c.Kit, r)
	if face, ok := a.words.face(s, card); ok {
		a.painter.card(c, card, face, r)
	} else {
		a.painter.back(c, r)
	}
	return radius
}

// drawStone draws the rune stones of a kind. More stones show behind the first one.
func (a *artist) drawStone(c *ui.Canvas, kind rules.Stone, n int, text string, r ui.Rect) {
	style := c.Type.Label.In(c.Palette.Text)
	r, below := captioned(c.Kit, text, r)
	if c.LineHeight(style)*1.2 < below.H {
		c.Paragraph(text, style.Sized(c.Legible), below, ui.AlignCenter|ui.AlignMiddle)
	} else {
		c.TextIn(text, style, below, ui.AlignCenter|ui.AlignMiddle)
	}
	side := ui.Whole(min(r.W*.9, r.H*.94))
	box := r.Place(ui.Sz(side, side), .5, 1).Snap()
	before := faded(c, n == 0, .34)
	for i := min(n, 3) - 1; i > 0; i-- {
		d := float64(i) * side * .07
		a.painter.stone(c, rules.NoStone, box.Move(ui.Pt(ui.Whole(d), -ui.Whole(d*.6))))
	}
	a.painter.stone(c, kind, box)
	c.Unfade(before)
	rad := max(c.Dp(8), min(c.Dp(11), side*.2))
	count(c, n, ui.Pt(min(box.Right()-rad*.2, r.Right()-rad), box.Bottom()-rad), rad)
}

// captioned divides a tile into the room of a rune and, below it, the room of the caption in one line or two. Without
// room for a caption the rune alone has to do.
func captioned(k *ui.Kit, text string, tile ui.Rect) (rune, caption ui.Rect) {
	if text == "" {
		return tile, ui.Rect{}
	}
	style, small := k.Type.Label, k.Type.Label.Sized(k.Legible)
	one, two := k.LineHeight(style), 2*k.LineHeight(small)
	switch {
	case tile.H >= 2.4*one && boards.Fits(k, text, style, ui.Sz(tile.W, one)):
		caption, rune = tile.CutBottom(one, 0)
	case tile.H >= 1.6*two && boards.Fits(k, text, small, ui.Sz(tile.W, two)):
		caption, rune = tile.CutBottom(two, 0)
	default:
		rune = tile
	}
	return rune, caption
}

// drawStones draws the rune stones that are left, their number and, if there is room, what they do.
func (a *artist) drawStones(c *ui.Canvas) {
	for kind := rules.NoStone + 1; kind < rules.Stones; kind++ {
		r := a.places.stones[kind]
		if r.Empty() {
			continue
		}
		text := ""
		if r.H >= c.Dp(62) {
			text = a.words.fixed.captions[kind]
		}
		a.drawStone(c, kind, a.Model.stonesLeft[kind], text, r)
		a.drawHint(c, stoneOf(kind), r, c.Radius.Chip)
	}
}

func (a *artist) drawSmithies(c *ui.Canvas) {
	m := &a.Model
	for i, r := range a.places.smithies {
		if r.Empty() {
			continue
		}
		at := smithyOf(i)
		r = a.shifted(c, r, at).Snap()
		a.painter.smithy(c, rules.Smithy(i), m.lies(rules.Smithy(i)), a.Given.View.SmithyPrice(rules.Smithy(i)), r)
		radius := r.W * .2
		mark := a.words.stance(at)
		if mark&boards.Dim != 0 {
			c.Fill(archPath, r.Min(), r.W, c.Palette.Ink.Fade(boards.VeilNever))
			_, low := r.CutTop(r.W*archTop, 0)
			c.Rect(low, c.Palette.Ink.Fade(boards.VeilNever))
		}
		stand(c, mark&^boards.Dim, r, radius)
		a.drawHint(c, at, r, radius)
	}
}

// drawDisplay draws the display with its prices. Cards that can be bought or taken are lit, cards out of reach are
// dark.
func (a *artist) drawDisplay(c *ui.Canvas) {
	m := &a.Model
	for i, r := range a.places.display {
		if r.Empty() {
			continue
		}
		at := slotAt(i + 1)
		r = a.aside(c, a.shifted(c, r, at)).Snap()
		card := m.display[i]
		if card == rules.Hidden || m.away(at) {
			blank(c, r)
			continue
		}
		radius, mark := a.drawCard(c, games.Nobody, card, r), a.words.stance(at)
		stand(c, mark, r, radius)
		if mark&boards.Chosen != 0 {
			tick(c, r, a.places.prices[i].Right() > r.Right()-r.W*.1)
		}
		a.drawHint(c, at, r, radius)
	}
	if a.words.marks.takes {
		return
	}
	for i, r := range a.places.prices {
		if !r.Empty() {
			a.painter.price(c, a.Given.View.SlotPrice(i+1), r.Center(), ui.Whole(min(r.W, r.H)))
		}
	}
}

// headed draws a title at the left, and a note at the right if there is room for both.
func headed(c *ui.Canvas, r ui.Rect, head, note string) {
	noted(c, r, head, note, c.Type.Name.AtMost(r.H*.8))
}

// noted draws a line of any style at the left, and a note at the right if there is room for both.

func noted(c *ui.Canvas, r ui.Rect, head, note string, style ui.TextStyle) {
	if r.Empty() || head == "" {
		return
	}
	small := c.Type.Small.In(c.Palette.Muted).AtMost(c.Dp(14))
	wide := c.Measure(note, small, 0).W
	if c.Measure(head, style, 0).W+wide+c.Gap.M <= r.W {
		c.TextIn(note, small, r, ui.AlignRight|ui.AlignMiddle)
		r.W -= wide + c.Gap.M
	}
	c.TextIn(head, style, r, ui.AlignLeft|ui.AlignMiddle)
}

// channel draws the ground of several things, one of them chosen.
func channel(c *ui.Canvas, r ui.Rect) {
	round := min(r.H/2, c.Dp(24))
	c.Box(r, round, ui.Flat(c.Palette.Ink.Fade(.85)))
	c.Frame(r, round, c.Hairline, ui.Flat(c.Palette.Gold.Fade(.3)))
}

// inlay draws the ground of the chosen thing, on the ground of the channel.

func inlay(c *ui.Canvas, r ui.Rect) {
	p, in := &c.Palette, r.Grow(-ui.Whole(c.Dp(2)))
	round := min(in.H/2, c.Dp(22))
	c.Box(in, round, ui.Flat(p.Oak.Mix(p.Gold, .12)))
	c.Frame(in, round, max(c.Hairline, ui.Whole(c.Dp(1.6))), ui.Flat(p.Gold))
}

func blank(c *ui.Canvas, r ui.Rect) {
	if r.Empty() {
		return
	}
	radius := cardRadius(c.Kit, r)
	c.Box(r, radius, ui.Flat(c.Palette.Ink.Fade(.35)))
	c.Frame(r, radius, c.Hairline, ui.Flat(c.Palette.Edge))
}
