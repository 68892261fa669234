package stones

import (
	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/ui"
)

func (a *artist) drawTrade(c *ui.Canvas) {
	if a.player.mode() != trading {
		return
	}
	p, w := &a.places.ledge.trade, &a.words.trade
	headed(c, p.head, w.head, w.note)
	noted(c, p.sum, w.sum, w.away, c.Type.Strong.In(c.Palette.GoldText).AtMost(p.sum.H*.78))
	if p.rect.Empty() || !a.Holds(theEye) {
		a.drawKinds(c)
	}
	if !p.eye.Empty() {
		slate(c, p.eye.Snap())
		c.Icon(ui.IconEye, p.eye, c.Theme.Icon, c.Palette.Text)
	}
}

// drawTradeRow draws the ground of a row that may be traded in, with its box to tick.
func (a *artist) drawTradeRow(c *ui.Canvas, t thing) {
	r := a.places.ledge.trade.rows[t.N]
	if a.player.mode() != trading || r.Empty() {
		return
	}
	p, mark, radius := &c.Palette, a.words.stance(t), c.Radius.Panel
	r = r.Snap()
	c.Box(r, radius, ui.Flat(p.Ink.Fade(.62)))
	c.Frame(r, radius, c.Hairline, ui.Flat(p.Gold.Fade(.25)))
	stand(c, mark&^boards.Dim, r, radius)
	room := ui.Rc(r.X, r.Y, min(r.H, c.Dp(52)), r.H)
	side := ui.Whole(min(c.Dp(28), room.W*.62))
	box := room.Place(ui.Sz(side, side), .5, .5).Snap()
	switch {
	case mark&boards.Chosen != 0:
		c.Box(box, side*.2, ui.Flat(p.BrassTop))
		c.Icon(ui.IconCheck, box, side*.86, p.OnBrass)
	case mark&boards.Lit != 0:
		c.Box(box, side*.2, ui.Flat(p.Ink))
		c.Frame(box, side*.2, max(c.Hairline, ui.Whole(c.Dp(1.6))), ui.Flat(p.Gold))
	default:
		c.Frame(box, side*.2, c.Hairline, ui.Flat(p.Edge))
	}
	a.drawHint(c, t, r, radius)
}

func (a *artist) drawKinds(c *ui.Canvas) {
	p, w := &a.places.ledge.trade, &a.words.trade
	if !p.rect.Empty() {
		field := a.places.field
		c.Rect(ui.Rc(field.X, p.rect.Y, field.W, p.rect.H), c.Palette.Night) // hide what reaches out from beneath
		c.Panel(p.rect.Snap())
	}
	asks := p.asks
	if !p.rect.Empty() {
		asks = asks.Inset(ui.Sides(c.Gap.S, 0))
	}
	headed(c, asks, w.stones, w.each)
	for kind := rules.NoStone + 1; kind < rules.Stones; kind++ {
		if r := p.stones[kind]; !r.Empty() {
			a.drawKind(c, kind, r.Snap())
		}
	}
}

// Widths of the tiles of rune stones, in dp. A tile narrower than kindBare has room for a caption only; on one narrower
// than kindNarrow the name stands above everything, if it is high enough.
const (
	kindBare   = 112
	kindNarrow = 168
)

func (a *artist) drawKind(c *ui.Canvas, kind rules.Stone, r ui.Rect) {
	p, mark, radius := &c.Palette, a.words.tile(kind), c.Radius.Panel
	c.Box(r, radius, ui.Shade(p.SlateTop, p.Slate))
	c.Frame(r, radius, c.Hairline, ui.Flat(p.Edge))
	in, n := kindRoom(c.Kit, r), a.Model.stonesLeft[kind]
	if c.InDp(r.W) < kindBare {
		text := a.words.fixed.captions[kind]
		if why := a.words.trade.why[kind]; why != "" {
			text = why
		}
		before := faded(c, mark&boards.Dim != 0, .55)
		a.drawStone(c, kind, n, text, in)
		c.Unfade(before)
	} else {
		a.drawKindWords(c, kind, in, mark)
	}
	stand(c, mark&^boards.Dim, r, radius)
	if mark&boards.Chosen != 0 {
		mid, d := boards.Corner(c, r) // words may fill the right corner
		boards.Check(c, ui.Pt(r.X+r.Right()-mid.X, mid.Y), d)
	}
	a.drawHint(c, stoneOf(kind), r, radius)
}

// kindRoom returns the room within a tile. In a bare tile the caption has nearly all of the width.
func kindRoom(k *ui.Kit, tile ui.Rect) ui.Rect {
	if k.InDp(tile.W) < kindBare {
		return tile.Inset(ui.Sides(k.Dp(1.5), k.Gap.XS/2))
	}
	return tile.Grow(-k.Gap.XS)
}

func (a *artist) drawKindWords(c *ui.Canvas, kind rules.Stone, r ui.Rect, mark boards.Mark) {
	name := c.Type.Name.Scaled(.86)
	if mark&boards.Dim != 0 {
		name = name.In(c.Palette.Muted)
	}
	high := c.LineHeight(name)
	var top, left ui.Rect
	if c.InDp(r.W) < kindNarrow && r.H > 2.6*high {
		top, r = r.CutTop(high, 0)
		left, r = r.CutLeft(min(r.W*.34, r.H), c.Gap.XS)
	} else {
		left, r = r.CutLeft(min(r.W*.36, r.H), c.Gap.S)
		top, r = r.CutTop(min(high, r.H), 0)
	}
	before := faded(c, mark&boards.Dim != 0, .45)
	a.drawStone(c, kind, a.Model.stonesLeft[kind], "", left)
	c.Unfade(before)
	if !boards.Label(c, a.words.fixed.names[kind], name, top, ui.AlignLeft) {
		c.TextIn(a.words.fixed.captions[kind], name, top, ui.AlignLeft|ui.AlignMiddle)
	}
	text, style := a.words.fixed.effects[kind], a.kindStyle(c, r.Size())
	if why := a.words.trade.why[kind]; why != "" {
		text, style = why, style.Bold().In(c.Palette.Muted.Mix(c.Palette.Cream, .3))
	}
	if r.H >= c.LineHeight(style)*.9 {
		c.Paragraph(text, style, r, ui.AlignLeft|ui.AlignTop)
	}
}

// kindStyle returns the style in which the words about every rune stone fit a room, so that all tiles have one size.
func (a *artist) kindStyle(c *ui.Canvas, room ui.Size) ui.TextStyle {
	style := c.Type.Small.In(c.Palette.Text).AtMost(c.Dp(15))
	least := style.Size
	for _, text := range a.words.fixed.effects[1:] {
		for fit := style; fit.Size > c.Legible; fit.Size -= c.Dp(.5) {
			if c.Measure(text, fit, room.W).H <= room.H {
				least = min(least, fit.Size)
				break
			}
			least = min(least, max(c.Legible, fit.Size-c.Dp(.5)))
		}
	}
	style.Size = least
	return style
}
