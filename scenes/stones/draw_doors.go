package stones

import (
	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/ui"
)

// drawDoors draws the doors to what found no room, each with a picture of what is behind it.
func (a *artist) drawDoors(c *ui.Canvas) {
	for i, r := range a.places.ledge.doors {
		if r.Empty() {
			continue
		}
		slate(c, r.Snap(), standsPlain)
		in := r.Grow(-c.Gap.XS)
		style := c.Type.Label.In(c.Palette.Text)
		name, sign := in.CutBottom(c.LineHeight(style), 0)
		if !boards.Label(c, a.words.fixed.doors[i], style, name, ui.AlignCenter) {
			in = r.Grow(-c.Hairline * 2)
			sign = in.Place(ui.Sz(in.W, min(in.H, in.W*.44)), .5, .5)
		}
		a.drawDoorSign(c, i, sign)
	}
}

// drawDoorSign draws what is behind a door.
func (a *artist) drawDoorSign(c *ui.Canvas, door int, r ui.Rect) {
	if r.H < c.Dp(10) {
		return
	}
	m, s := &a.show.model, a.given.Front
	side := ui.Whole(r.H)
	left, right := ui.RectAround(r.Center().Sub(ui.Pt(side*.6, 0)), ui.Sz(side, side)).Snap(), ui.RectAround(r.Center().Add(ui.Pt(side*.6, 0)), ui.Sz(side, side)).Snap()
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
