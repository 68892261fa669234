package stones

import (
	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/ui"
)

func (a *artist) drawPiles(c *ui.Canvas) {
	m, f := &a.Model, &a.words.fixed
	a.drawPile(c, a.places.pile, m.pile, f.creatures)
	top := rules.Hidden
	if cards := a.words.tops.common; m.discards.Has(cards) {
		top = cards
	}
	a.drawHeap(c, a.places.discards, games.Nobody, top, m.discards.Size(), f.discards)
}

// pileParts returns the place of a pile's cards and the place of its name, which is empty if there is no room.
func pileParts(c *ui.Canvas, r ui.Rect) (cards, name ui.Rect) {
	if high := c.LineHeight(c.Type.Label); r.H >= c.Dp(84) && r.W >= c.Dp(52) {
		name, r = r.CutBottom(high, c.Dp(3))
	}
	wide := min(r.W, r.H*upright)
	return r.Place(ui.Sz(wide, r.H), .5, .5).Snap(), name
}

func (a *artist) drawPile(c *ui.Canvas, r ui.Rect, n int, name string) {
	if r.Empty() {
		return
	}
	cards, below := pileParts(c, r)
	if n == 0 {
		blank(c, cards)
	}
	for i := min(n, 3) - 1; i >= 0; i-- {
		d := float64(i) * c.Dp(1.6)
		a.painter.back(c, cards.Move(ui.Pt(d, d)).Snap())
	}
	a.drawCountOf(c, cards, n)
	caption(c, name, below)
}

func caption(c *ui.Canvas, name string, r ui.Rect) {
	if !r.Empty() {
		c.TextIn(name, c.Type.Label.In(c.Palette.Text), r, ui.AlignCenter|ui.AlignMiddle)
	}
}

func (a *artist) drawHeap(c *ui.Canvas, r ui.Rect, s games.Seat, top rules.Card, n int, name string) {
	if r.Empty() {
		return
	}
	cards, below := pileParts(c, r)
	if n == 0 || top == rules.Hidden {
		blank(c, cards)
	} else {
		if n > 1 {
			blank(c, cards.Move(ui.Pt(c.Dp(2), c.Dp(2))).Snap())
		}
		a.drawCard(c, s, top, cards)
	}
	a.drawCountOf(c, cards, n)
	caption(c, name, below)
}

func (a *artist) drawCountOf(c *ui.Canvas, cards ui.Rect, n int) {
	r := max(c.Dp(9), min(c.Dp(14), cards.W*.2))
	count(c, n, ui.Pt(cards.Right()-r*.5, cards.Y+r*.6), r)
}

func (a *artist) drawDoors(c *ui.Canvas) {
	for i, r := range a.places.ledge.doors {
		if r.Empty() {
			continue
		}
		slate(c, r.Snap())
		in := r.Grow(-c.Gap.XS)
		style := c.Type.Label.In(c.Palette.Text)
		name, sign := in.CutBottom(c.LineHeight(style), 0)
		if !boards.Label(c, a.words.fixed.doors[i], style, name, ui.AlignCenter) {
			in = r.Grow(-c.Hairline * 2)
			sign = in.Place(ui.Sz(in.W, min(in.H, in.W*.44)), .5, .5)
		}
		a.drawDoorSign(c, i, sign)
		a.drawHint(c, doorTo(i), r, min(c.Radius.Button, r.H/2))
	}
}

func (a *artist) drawDoorSign(c *ui.Canvas, door int, r ui.Rect) {
	if r.H < c.Dp(10) {
		return
	}
	m, s := &a.Model, a.Given.Front
	side := ui.Whole(r.H)
	left, right := ui.RectAround(r.Center().Sub(ui.Pt(side*.6, 0)), ui.Sz(side, side)).Snap(),
		ui.RectAround(r.Center().Add(ui.Pt(side*.6, 0)), ui.Sz(side, side)).Snap()
	switch door {
	case doorSmithies:
		a.painter.artifact(c, rules.Blue, left)
		a.painter.artifact(c, rules.Red, right)
	case doorRows:
		a.drawSmallRows(c, s, r.Place(ui.Sz(min(r.W, r.H*2.3), r.H), .5, .5))
	case doorStones:
		if has := m.who[s].stones; len(has) > 0 {
			a.painter.stone(c, has[0], left)
			if len(has) > 1 {
				a.painter.stone(c, has[1], right)
			}
			return
		}
		a.painter.stone(c, rules.MagicStone, left)
		a.painter.stone(c, rules.SwapStone, right)
	case doorHand:
		a.drawCards(c, s, r.Place(ui.Sz(min(r.W, r.H*1.7), r.H), .5, .5))
	}
}
