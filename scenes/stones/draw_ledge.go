package stones

import (
	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/ui"
)

func (a *artist) drawLedge(c *ui.Canvas) {
	if !a.Given.Sits(a.Given.Front) {
		return
	}
	a.drawName(c)
	a.drawTabs(c)
	a.drawHand(c)
	a.drawSaid(c)
	a.drawStep(c)
	a.drawPay(c)
	a.drawRows(c)
	a.drawPurse(c)
	a.drawOwn(c)
	a.drawOwnPiles(c)
	a.drawTrade(c)
	a.drawDoors(c)
	a.player.acts.Draw(c)
}

func (a *artist) drawName(c *ui.Canvas) {
	l, s := &a.places.ledge, a.Given.Front
	if l.badge.Empty() {
		return
	}
	if light := a.Model.flashed(s); light > 0 {
		c.Glow(l.badge.Center(), l.badge.H, c.Palette.Gold.Fade(.5*light))
	}
	if a.Model.acting(s) {
		c.Circle(l.badge.Center(), min(l.badge.W, l.badge.H)*.5, c.Outline*.6, c.Palette.Ember)
	}
	a.drawBadge(c, s, l.badge)
	if l.name.Empty() { // the badge stands alone, beside the purse
		return
	}
	name := a.Given.Frame.Sitters[s].Name
	room, wide := l.name, c.Measure(name, c.Type.Name, 0).W
	if room.W < wide+c.Dp(60) {
		c.TextIn(name, c.Type.Name, room, ui.AlignLeft|ui.AlignMiddle)
		return
	}
	c.TextIn(name, c.Type.Name, room, ui.AlignLeft|ui.AlignMiddle)
	_, room = room.CutLeft(wide, c.Gap.M)
	style := c.Type.Strong.In(a.Given.Color(s).Mix(c.Palette.Cream, .25))
	points := c.Measure(a.words.points, style, 0).W
	c.TextIn(a.words.points, style, room, ui.AlignLeft|ui.AlignMiddle)
	_, room = room.CutLeft(points, c.Gap.M)
	goal, small := a.words.goal(), c.Type.Label.In(c.Palette.Text)
	if half := c.Measure(goal, small, 0).W * .56; half <= room.W && room.H >= 2*c.LineHeight(small) ||
		2*half <= room.W {
		c.TextIn(goal, small, room, ui.AlignRight|ui.AlignMiddle)
	}
}

func (a *artist) drawTabs(c *ui.Canvas) {
	l := &a.places.ledge
	if l.tabs[0].Empty() {
		return
	}
	p := &c.Palette
	all := l.tabs[0].Union(l.tabs[len(l.tabs)-1])
	channel(c, all)
	size := a.tabSize(c)
	for i, r := range l.tabs {
		style := c.Type.Strong.In(p.Text).Sized(size)
		if a.words.idle[i] {
			style = style.In(p.Muted)
		}
		if action(i) == a.Sel.action {
			inlay(c, r)
			style = style.In(p.GoldText)
		}
		c.TextIn(a.words.fixed.tabs[i], style, r.Inset(ui.Sides(c.Gap.S, c.Gap.XS)), ui.AlignCenter|ui.AlignMiddle)
		a.drawHint(c, tabOf(i), r.Grow(-c.Dp(2)), min(r.H/2, c.Dp(22)))
	}
}

// tabSize returns the size of the words on the tabs: one size for all, in which the longest word fits its tab. If that
// is too small, the words keep their usual size and break.
func (a *artist) tabSize(c *ui.Canvas) float64 {
	style := c.Type.Strong
	least := style.Size
	for i, r := range a.places.ledge.tabs {
		if wide, room := c.Measure(a.words.fixed.tabs[i], style, 0).W, r.W-2*c.Gap.S; wide > room {
			least = min(least, style.Size*room/wide*.99)
		}
	}
	if least < max(c.Legible, style.Size*.66) {
		return style.Size
	}
	return least
}

// drawSaid draws the sum of the magic and what it buys, or a line about what is chosen.
func (a *artist) drawSaid(c *ui.Canvas) {
	r, w := a.places.ledge.line, a.words
	if r.Empty() || w.line.text == "" && w.sum.n == 0 {
		return
	}
	in := r.Inset(ui.Sides(min(r.H*.5, c.Gap.M), 0))
	style := c.Type.Small.In(c.Palette.Text).AtMost(r.H * .62)
	text := w.line.text
	if w.line.brief != "" && c.Measure(text, style, 0).W*.86 > in.W {
		text = w.line.brief
	}
	if w.sum.n == 0 && !boards.Fits(c.Kit, text, style, in.Size()) {
		return // advice is left out if there is no room
	}
	boards.Tray(c, r)
	if w.sum.n > 0 && w.line.short {
		_, in = in.CutLeft(a.drawSum(c, in)-in.X, c.Gap.S)
		boards.Label(c, text, style, in, ui.AlignRight) // may be left out: the ticks say it too
		return
	}
	c.TextIn(text, style, in, ui.AlignCenter|ui.AlignMiddle)
}

// drawSum draws how the magic adds up, from the left of r, and returns where it ends. Without room for the parts it
// draws only a spark and the total.
func (a *artist) drawSum(c *ui.Canvas, r ui.Rect) float64 {
	p, s := &c.Palette, &a.words.sum
	side := min(r.H*.72, c.Dp(22))
	style := c.Type.Number.In(p.Cream).Sized(max(c.Legible, min(c.Dp(18), r.H*.66, r.W*.11)))
	side = min(side, style.Size*1.25)
	x, y := r.X, r.Center().Y
	parts := s.parts[:s.n]
	if digit := c.Measure("0", style, 0).W; float64(len(parts))*(side*1.48+2*digit)+digit*2 > r.W {
		a.painter.magic(c, parts[0].colour, ui.Pt(x+side/2, y), side)
		x, parts = x+side*1.3, nil
	}
	write := func(text string, st ui.TextStyle) {
		c.Text(text, st, ui.Pt(x, y), ui.AlignLeft|ui.AlignMiddle)
		x += c.Measure(text, st, 0).W + side*.18
	}
	for i := range parts {
		part := &parts[i]
		if i > 0 {
			write("+", style.In(p.Muted))
		}
		mid := ui.Pt(x+side/2, y)
		if part.stone != rules.NoStone {
			a.painter.rune(c, part.stone, mid, side*.9, p.Ice)
		} else {
			a.painter.magic(c, part.colour, mid, side)
		}
		x += side * 1.12
		write(part.text, style)
	}
	if parts != nil {
		write("=", style.In(p.GoldText))
	}
	write(s.total, style.In(p.GoldText).Scaled(1.08))
	return x
}
