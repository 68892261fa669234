package market

import (
	rules "runehall/games/market"
	"runehall/scenes/boards"
	"runehall/ui"
)

// drawLedge draws what the seat in front has, and what it can do.
func (a *artist) drawLedge(c *ui.Canvas) {
	if a.places.rail() {
		a.drawPhases(c)
	}
	a.drawName(c)
	a.drawOwn(c)
	a.drawOwnLoose(c)
	a.drawChosen(c)
	a.drawTakings(c)
	a.drawSigns(c)
	a.drawText(c)
	a.drawHand(c)
	a.player.acts.Draw(c)
}

// drawName draws who is in front, with its points: as they are and, where something is chosen, as they will be.
func (a *artist) drawName(c *ui.Canvas) {
	l, s := &a.places.ledge, a.Given.Front
	if l.badge.Empty() {
		return
	}
	if light := a.Model.flashed(s); light > 0 {
		c.Glow(l.badge.Center(), l.badge.H, c.Palette.Gold.Fade(.5*light))
	}
	a.drawBadge(c, s, l.badge)
	boards.Label(c, a.Given.Frame.Sitters[s].Name, c.Type.Name, l.name, ui.AlignLeft)
	a.drawPoints(c, a.words.points, l.points)
}

// drawOwn draws the stores of the seat in front, each with what it bears. While interest is taken, each lies in a panel
// with a switch.
func (a *artist) drawOwn(c *ui.Canvas) {
	l, s := &a.places.ledge, a.Given.Front
	who := &a.Model.who[s]
	for at := range rules.Places {
		if panel := l.panels[at]; !panel.Empty() {
			boards.Tray(c, panel)
		}
		r := l.stores[at]
		if r.Empty() {
			continue
		}
		if at == rules.Loose || !who.stores[at].There {
			a.drawRoom(c, s, r)
		} else {
			a.drawStore(c, s, at, &who.stores[at], a.drawComing(c, at, r))
		}
		if panel := l.panels[at]; !panel.Empty() {
			a.stand(c, storeAt(s, at), panel, c.Radius.Chip)
		} else {
			a.stand(c, storeAt(s, at), r.Grow(c.Dp(2)), c.Radius.Chip)
		}
		if words := l.words[at]; !words.Empty() {
			style := a.caption(c.Kit).In(c.Palette.Text)
			if !boards.Label(c, a.words.bears[at], style, words, ui.AlignCenter) && at == rules.Loose {
				boards.Label(c, a.words.room, style, words, ui.AlignCenter)
			}
		}
		a.drawSwitch(c, at)
	}
}

// drawComing draws the runes of interest that will come into a store at its right, unless they are left out, and
// returns the room that the store itself has.
func (a *artist) drawComing(c *ui.Canvas, at rules.Place, r ui.Rect) ui.Rect {
	if a.places.ledge.switches[at].Empty() {
		return r
	}
	n := a.Given.View.Bears(at)
	coming, stock := r.CutRight(min(r.W*.3, r.H*.6), 0)
	if n == 0 || a.Sel.left[at] {
		return stock
	}
	colour := a.Model.who[a.Given.Front].stores[at].Colour
	side := ui.Whole(min(coming.W, coming.H/float64(n), c.Dp(48)))
	for i := range n {
		mid := ui.Pt(coming.Center().X, coming.Center().Y+(float64(i)-float64(n-1)/2)*side)
		c.Glow(mid, side*.8, c.Palette.Gold.Fade(.35))
		a.painter.rune(c, colour, mid, side)
	}
	return stock
}

// drawSwitch draws whether the interest of a store is taken or left out. Where a store bears none, there is no switch.
func (a *artist) drawSwitch(c *ui.Canvas, at rules.Place) {
	r := a.places.ledge.switches[at]
	if r.Empty() || a.Given.View.Bears(at) == 0 {
		return
	}
	p := &c.Palette
	boards.Tag(c, r, .9, c.Hairline, p.Gold.Fade(.35))
	for i, part := range r.Grid(2, 2, 0) {
		on, words := !a.Sel.left[at], a.words.switches[at].take
		if i == 1 {
			on, words = !on, a.words.switches[at].leave
		}
		style := c.Type.Strong.In(p.Text)
		if on {
			in := part.Grow(-ui.Whole(c.Dp(2)))
			c.Box(in, in.H/2, ui.Flat(p.Oak.Mix(p.Gold, .18)))
			c.Frame(in, in.H/2, max(c.Hairline, ui.Whole(c.Dp(1.6))), ui.Flat(p.Gold))
			style = style.In(p.GoldText)
		}
		if room := part.Inset(ui.Sides(c.Gap.S, 0)); !boards.Label(c, words, style, room, ui.AlignCenter) {
			icon := ui.IconCheck
			if i == 1 {
				icon = ui.IconClose
			}
			c.Icon(icon, part, min(part.H*.5, c.Dp(20)), style.Color)
		}
	}
}

// drawOwnLoose draws the loose runes of the seat in front, which thieves can reach.
func (a *artist) drawOwnLoose(c *ui.Canvas) {
	l := &a.places.ledge
	if l.looseRect.Empty() {
		return
	}
	boards.Tray(c, l.looseRect)
	any := !l.looseWords.Empty()
	if any {
		style, align := c.Type.Body.In(c.Palette.Muted), ui.AlignLeft
		if l.looseWords.Y < l.loose[rules.Red].Y { // the words lie above the runes
			style, align = a.caption(c.Kit).In(c.Palette.Muted), ui.AlignCenter
		}
		boards.Label(c, a.words.loose, style, l.looseWords.Inset(ui.Sides(c.Gap.XS, 0)), align)
	}
	for colour := rules.Red; colour <= rules.Blue; colour++ {
		n := a.Model.who[a.Given.Front].loose[colour]
		any = any || n > 0
		a.drawLoose(c, colour, n, l.loose[colour])
		a.stand(c, looseOf(a.Given.Front, colour), l.loose[colour], c.Radius.Chip)
	}
	if !any {
		boards.Label(c, a.words.loose, a.caption(c.Kit).In(c.Palette.Muted), l.looseRect.Inset(ui.Sides(c.Gap.XS, 0)),
			ui.AlignCenter)
	}
}
