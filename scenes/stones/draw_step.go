package stones

import (
	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/ui"
)

func (a *artist) drawStep(c *ui.Canvas) {
	if a.player.mode() != stepping {
		return
	}
	p, w := &a.places.ledge.step, &a.words.step
	for i, card := range a.Model.played {
		if i >= len(p.cards) {
			break
		}
		tag := ui.Rect{}
		if i < len(p.tags) {
			tag = p.tags[i]
		}
		a.drawPlayed(c, card, i, p.cards[i].Snap(), tag)
	}
	if !p.head.Empty() {
		style := c.Type.Name.AtMost(p.head.H * .8)
		c.TextIn(w.head, style, p.head, ui.AlignLeft|ui.AlignMiddle)
	}
	if a.Model.die.Die != rules.NoDie {
		a.drawDie(c, p.die, p.head)
		if w.again != "" && !p.die.Empty() {
			room := p.icons[1]
			if room.Empty() || room.X < p.die.Right() {
				room = ui.Rc(p.die.Right()+c.Gap.M, p.die.Y, max(0, p.head.Right()-p.die.Right()-c.Gap.M), p.die.H)
			}
			a.drawAgain(c, room)
		}
	} else {
		a.drawIcons(c)
	}
	a.drawOffers(c)
	a.drawNext(c)
}

// drawAgain says that the result of the die counts twice, beside the rune stone that makes it so.
func (a *artist) drawAgain(c *ui.Canvas, r ui.Rect) {
	if r.Empty() {
		return
	}
	side := ui.Whole(min(r.H*.6, c.Dp(44)))
	stone, rest := r.CutLeft(side, c.Gap.S)
	a.painter.stone(c, rules.DoubleStone, stone.Place(ui.Sz(side, side), .5, .5).Snap())
	boards.Label(c, a.words.step.again, c.Type.Strong.In(c.Palette.GoldText), rest, ui.AlignLeft)
}

func (a *artist) drawIcons(c *ui.Canvas) {
	p, w := &a.places.ledge.step, &a.words.step
	if w.card == rules.Hidden || p.icons[0].Empty() {
		return
	}
	if w.face.Kind == rules.ExchangeAbility {
		r := p.icons[0].Union(p.icons[1]).Snap()
		radius := c.Radius.Button
		leaf(c, r, radius)
		in := r.Inset(ui.Sides(c.Gap.S, r.H*.16))
		if w.extra {
			var more ui.Rect
			more, in = in.CutRight(min(in.W*.24, in.H*1.3), c.Dp(2))
			a.drawExtra(c, more)
		}
		a.painter.ability(c, w.face, in)
		if a.words.tiles.n > 0 {
			boards.Alight(c, r, radius)
		}
		return
	}
	for i, r := range p.icons {
		if w.face.Icons[i].Kind == rules.NoIcon || r.Empty() {
			continue
		}
		a.drawIconTile(c, i, r.Snap())
	}
}

func (a *artist) drawExtra(c *ui.Canvas, r ui.Rect) {
	side := ui.Whole(min(r.H, r.W*.7))
	mid := r.Center()
	a.painter.points(c, 1, mid.Add(ui.Pt(side*.2, 0)), side)
	style := c.Type.Number.In(c.Palette.ParchmentInk).Sized(side * .6)
	c.Text("+", style, mid.Sub(ui.Pt(side*.5, 0)), ui.AlignCenter|ui.AlignMiddle)
}

// drawIconTile draws an icon of the current card and its name. It is gold if it is chosen, and half dark if it has been
// used or cannot be.
func (a *artist) drawIconTile(c *ui.Canvas, i int, r ui.Rect) {
	w, radius := &a.words.step, c.Radius.Button
	mark := w.states[i]
	leaf(c, r, radius)
	in := r.Grow(-c.Gap.XS)
	style := c.Type.Small.Bold().In(c.Palette.ParchmentInk)
	if in.H >= c.LineHeight(style)*2.2 {
		if below, rest := in.CutBottom(c.LineHeight(style), 0); boards.Label(c, w.icons[i], style, below,
			ui.AlignCenter) {
			in = rest
		}
	}
	a.painter.icon(c, w.face.Icons[i], in.Center(), ui.Whole(min(in.H*.92, in.W*.8, c.Dp(64))))
	stand(c, mark&^boards.Dim, r, radius)
	if mark&boards.Dim != 0 {
		boards.Veil(c, r, radius, .55)
	}
	if w.done[i] {
		mid, d := boards.Corner(c, r)
		boards.Check(c, mid, d)
	}
	if a.Proposed.Move.Card == w.card { // otherwise only the played card is lit
		a.drawHint(c, iconAt(i), r, radius)
	}
}

func (a *artist) drawNext(c *ui.Canvas) {
	r, w := a.places.ledge.step.next, &a.words.step
	if r.Empty() || w.after == "" || w.die {
		return
	}
	boards.Tray(c, r)
	in := r.Inset(ui.Sides(c.Gap.S, c.Dp(3)))
	style := c.Type.Small.In(c.Palette.Text).AtMost(c.Dp(15))
	if w.next != rules.Hidden {
		strip := ui.Rect{}
		if in.H >= c.LineHeight(style)+c.Dp(20) {
			strip, in = in.CutBottom(in.H-c.LineHeight(style), 0)
			strip.W = min(strip.W, strip.H*6)
		} else {
			strip, in = in.CutRight(min(in.W*.5, in.H*4), c.Gap.S)
		}
		strip = strip.Snap()
		leaf(c, strip, strip.H*.2)
		a.painter.ability(c, w.face2, strip.Inset(ui.Sides(strip.H*.2, strip.H*.08)))
	}
	if boards.Fits(c.Kit, w.after, style, in.Size()) { // without room for words the ability is enough
		c.TextIn(w.after, style, in, ui.AlignLeft|ui.AlignMiddle)
	}
}
