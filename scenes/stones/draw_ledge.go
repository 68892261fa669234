package stones

import (
	"math"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/ui"
)

// drawLedge draws the things of the seat in front, and what it does.
func (a *artist) drawLedge(c *ui.Canvas) {
	if !a.given.Sits(a.given.Front) {
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
	a.drawActs(c)
}

// drawName draws who is in front.
func (a *artist) drawName(c *ui.Canvas) {
	l, s := &a.places.ledge, a.given.Front
	if l.badge.Empty() {
		return
	}
	if light := a.show.model.flashed(s); light > 0 {
		c.Glow(l.badge.Center(), l.badge.H, c.Palette.Gold.Fade(.5*light))
	}
	boards.Badge(c, a.given.Frame.Sitters, s, l.badge)
	if a.show.model.acting(s) {
		c.Circle(l.badge.Center(), min(l.badge.W, l.badge.H)*.5, c.Outline*.6, c.Palette.Ember)
	}
	name := a.given.Frame.Sitters[s].Name
	room, wide := l.name, c.Measure(name, c.Type.Name, 0).W
	if room.W < wide+c.Dp(60) {
		c.TextIn(name, c.Type.Name, room, ui.AlignLeft|ui.AlignMiddle)
		return
	}
	c.TextIn(name, c.Type.Name, room, ui.AlignLeft|ui.AlignMiddle)
	_, room = room.CutLeft(wide, c.Gap.M)
	style := c.Type.Strong.In(a.given.Color(s).Mix(c.Palette.Cream, .25))
	points := c.Measure(a.words.points, style, 0).W
	c.TextIn(a.words.points, style, room, ui.AlignLeft|ui.AlignMiddle)
	_, room = room.CutLeft(points, c.Gap.M)
	goal, small := a.words.goal(), c.Type.Label.In(c.Palette.Text)
	if half := c.Measure(goal, small, 0).W * .56; half <= room.W && room.H >= 2*c.LineHeight(small) || 2*half <= room.W {
		c.TextIn(goal, small, room, ui.AlignRight|ui.AlignMiddle)
	}
}

// drawTabs draws the three actions, the chosen one with an edge of gold.
func (a *artist) drawTabs(c *ui.Canvas) {
	l := &a.places.ledge
	if l.tabs[0].Empty() {
		return
	}
	p := &c.Palette
	all := l.tabs[0].Union(l.tabs[len(l.tabs)-1])
	channel(c, all)
	for i, r := range l.tabs {
		style := c.Type.Strong.In(p.Text)
		if action(i) == a.hand.sel.action {
			inlay(c, r)
			style = style.In(p.GoldText)
		}
		c.TextIn(a.words.fixed.tabs[i], style, r.Inset(ui.Sides(c.Gap.S, c.Gap.XS)), ui.AlignCenter|ui.AlignMiddle)
	}
}

// channel draws the ground of a few things of which one is chosen, and inlay the ground of that one.
func channel(c *ui.Canvas, r ui.Rect) {
	round := min(r.H/2, c.Dp(24))
	c.Box(r, round, ui.Flat(c.Palette.Ink.Fade(.85)))
	c.Frame(r, round, c.Hairline, ui.Flat(c.Palette.Gold.Fade(.3)))
}

func inlay(c *ui.Canvas, r ui.Rect) {
	p, in := &c.Palette, r.Grow(-ui.Whole(c.Dp(2)))
	round := min(in.H/2, c.Dp(22))
	c.Box(in, round, ui.Flat(p.Oak.Mix(p.Gold, .12)))
	c.Frame(in, round, max(c.Hairline, ui.Whole(c.Dp(1.6))), ui.Flat(p.Gold))
}

// drawHand draws the hand: chosen cards rise, with their place in the order and what becomes of them.
func (a *artist) drawHand(c *ui.Canvas) {
	hand, l, k := a.words.frontHand(), &a.places.ledge, &a.words.marks
	if a.hand.mode() == choosing {
		a.drawLaid(c)
	}
	for i, r := range l.hand {
		if i >= len(hand) {
			break
		}
		at := spot{kind: spotHand, seat: a.given.Front, index: i}
		r = a.shifted(c, r, at)
		if a.show.model.away(at) {
			continue
		}
		if k.hand[i] == standsChosen {
			r = r.Move(ui.Pt(0, -min(c.Dp(6), r.H*.05)))
		}
		r = r.Snap()
		radius := a.drawCard(c, a.given.Front, hand[i], r)
		stand(c, k.hand[i], r, radius)
		if n := k.order[i]; n > 0 && a.words.doing() == "use" {
			d := max(c.Dp(9), min(c.Dp(14), r.W*.14, r.H*.2))
			badge(c, n, ui.Pt(r.Right()-d*.8, r.Y+d*.1), d)
		}
		a.drawHint(c, target{onHand, i}, r, radius)
		if tag := a.tagOf(c, i, r); k.fates[i] != noFate {
			a.drawFate(c, k.fates[i], tag)
		}
	}
}

// tagOf returns where stands what becomes of a hand card: in its place below it, or else as a sign in its corner.
func (a *artist) tagOf(c *ui.Canvas, i int, r ui.Rect) ui.Rect {
	if l := &a.places.ledge; i < len(l.tags) && !l.tags[i].Empty() {
		return l.tags[i]
	}
	high := min(c.Dp(22), r.H*.3)
	return ui.Rc(r.X, r.Bottom()-high, high*1.4, high)
}

// drawLaid draws the cards that are laid for their magic, at the left of the hand.
func (a *artist) drawLaid(c *ui.Canvas) {
	for i, card := range a.show.model.played {
		if i >= len(a.places.ledge.step.cards) {
			return
		}
		r := a.places.ledge.step.cards[i].Snap()
		if !a.show.model.away(spot{kind: spotPlayed, seat: a.given.Front, index: i}) {
			radius := a.drawCard(c, a.given.Front, card, r)
			veil(c, r, radius, .3)
		}
	}
}

// drawSaid draws the sum of the magic and what it buys, or what is to be said about what is chosen.
func (a *artist) drawSaid(c *ui.Canvas) {
	r, w := a.places.ledge.line, a.words
	if r.Empty() || w.line.text == "" && w.sum.n == 0 {
		return
	}
	p := &c.Palette
	tray(c, r)
	in := r.Inset(ui.Sides(min(r.H*.5, c.Gap.M), 0))
	style := c.Type.Small.In(p.Text)
	style.Size = min(style.Size, r.H*.62)
	align := ui.AlignCenter | ui.AlignMiddle
	if w.sum.n > 0 && w.line.short {
		end := a.drawSum(c, in)
		_, in = in.CutLeft(end-in.X, c.Gap.S)
		align = ui.AlignRight | ui.AlignMiddle
	}
	text := w.line.text
	if w.line.brief != "" && c.Measure(text, style, 0).W*.86 > in.W {
		text = w.line.brief
	}
	if w.sum.n == 0 && !fits(c, text, style, in.Size()) {
		return // advice for which there is no room
	}
	c.TextIn(text, style, in, align)
}

// drawSum draws how the magic adds up, from the left of r, and returns where it ends.
func (a *artist) drawSum(c *ui.Canvas, r ui.Rect) float64 {
	p, s := &c.Palette, &a.words.sum
	side := min(r.H*.72, c.Dp(22))
	style := c.Type.Number.In(p.Cream)
	style.Size = max(c.Legible, min(c.Dp(18), r.H*.66, r.W*.11))
	side = min(side, style.Size*1.25)
	x, y := r.X, r.Center().Y
	write := func(text string, st ui.TextStyle) {
		c.Text(text, st, ui.Pt(x, y), ui.AlignLeft|ui.AlignMiddle)
		x += c.Measure(text, st, 0).W + side*.18
	}
	for i := range s.parts[:s.n] {
		part := &s.parts[i]
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
	write("=", style.In(p.GoldText))
	write(s.total, style.In(p.GoldText).Scaled(1.08))
	return x
}

// drawRows draws both power rows of the seat in front, and what they are worth.
func (a *artist) drawRows(c *ui.Canvas) {
	l, s := &a.places.ledge, a.given.Front
	for i := range l.rows {
		row := &l.rows[i]
		if row.fields[0].Empty() {
			continue
		}
		a.drawTradeRow(c, rules.Row(i))
		for j, r := range row.fields {
			a.drawSquare(c, s, i, j, r)
		}
		a.drawWorth(c, rules.Row(i), row.worth)
	}
}

// drawSquare draws one field of a row: gold where the artifact goes that is forged, dashed where it could go as well.
func (a *artist) drawSquare(c *ui.Canvas, s games.Seat, row, i int, r ui.Rect) {
	m := &a.show.model
	index := row*fields + i
	at := spot{kind: spotField, seat: s, index: index}
	r = a.shifted(c, r, at).Snap()
	field, mark := fieldOrder[i], a.words.marks.fields[index]
	lies := m.who[s].rows[row][field]
	if m.away(at) {
		lies, mark = rules.NoColour, standsPlain
	}
	radius := r.W * .16
	if mark == standsChosen {
		a.painter.field(c, field, a.words.pay.artifact, r)
	} else {
		a.painter.field(c, field, lies, r)
	}
	switch mark {
	case standsChosen:
		gild(c, r, radius)
	case standsLit:
		d := boards.Dash{Width: max(1, ui.Whole(c.Dp(1.6))), Long: max(3, r.W*.14), Gap: max(2, r.W*.1), Color: c.Palette.BrassTop}
		d.Frame(c, r.Grow(-ui.Whole(c.Dp(1.5))).Snap())
	}
	a.drawHint(c, target{onField, index}, r, radius)
}

// drawWorth draws what a row is worth now and, with an arrow, what it will be.
func (a *artist) drawWorth(c *ui.Canvas, row rules.Row, r ui.Rect) {
	if r.Empty() {
		return
	}
	n := a.words.worth[row]
	if text := a.words.pay.head; text != "" && r.W > c.Dp(84) && r.H > c.Dp(40) { // there is room for words
		top, low := r.CutTop(r.H*.42, 0)
		top.X += c.Gap.S
		top.W -= c.Gap.S
		low.X, low.W = top.X, top.W
		c.TextIn(a.words.fixed.rows[row], c.Type.Small.Bold().In(c.Palette.Cream), top, ui.AlignLeft|ui.AlignMiddle)
		if said := a.words.pay.rows[row]; said != "" {
			side := min(low.H, c.Dp(30))
			var worth ui.Rect
			worth, low = low.CutRight(side, c.Gap.XS)
			a.drawWorthAt(c, n, worth)
			label(c, said, c.Type.Small.In(c.Palette.Muted), low, ui.AlignLeft)
			return
		}
		low.W = min(low.W, c.Dp(104))
		a.drawWorthAt(c, n, low)
		return
	}
	a.drawWorthAt(c, n, r)
}

// drawWorthAt draws power points, and what they become.
func (a *artist) drawWorthAt(c *ui.Canvas, n change, r ui.Rect) {
	if !n.changes || r.W < r.H*1.2 {
		side := ui.Whole(min(r.H*.86, r.W*.92, c.Dp(40)))
		before := c.Fade(1)
		if n.now == 0 && !n.changes {
			c.Fade(.3)
		}
		a.painter.points(c, max(n.now, n.after), r.Center(), side)
		c.Unfade(before)
		return
	}
	side := ui.Whole(min(r.H*.86, r.W*.36, c.Dp(36)))
	left, right := ui.Pt(r.X+side/2, r.Center().Y), ui.Pt(min(r.Right()-side/2, r.X+side*2.3), r.Center().Y)
	a.painter.points(c, n.now, left, side)
	style := c.Type.Number.In(c.Palette.GoldText)
	style.Size = side * .7
	c.Text("→", style, left.Lerp(right, .5), ui.AlignCenter|ui.AlignMiddle)
	a.painter.points(c, n.after, right, side)
}

// drawPurse draws gems and ore of the seat in front: what there is and, where something is chosen, what there will be.
func (a *artist) drawPurse(c *ui.Canvas) {
	l := &a.places.ledge
	if l.purse[0].Empty() {
		return
	}
	tray(c, ui.Bounding(l.purse[:]...))
	for i, r := range l.purse {
		n := a.words.purse[i]
		side := ui.Whole(min(r.H*.72, r.W*.42, c.Dp(28)))
		style := c.Type.Number.In(c.Palette.Cream)
		style.Size = min(c.Dp(18), r.H*.5)
		wide := side*1.12 + c.Measure(ui.Digits(n.now), style, 0).W
		if n.changes {
			wide += c.Measure("→", style, 0).W + c.Measure(ui.Digits(n.after), style, 0).W + style.Size*.24
			if room := r.W * .98; wide > room {
				side, style.Size, wide = math.Floor(side*room/wide), style.Size*room/wide, room
			}
		}
		x := r.Center().X - wide/2
		mid := ui.Pt(x+side/2, r.Center().Y)
		if i < fields {
			a.painter.gem(c, fieldOrder[i], mid, side)
			a.drawJoker(c, fieldOrder[i], mid, side)
		} else {
			a.painter.ore(c, mid, side)
		}
		arrowed(c, n, style, ui.Rc(x+side*1.12, r.Y, r.Right()-x-side*1.12, r.H))
	}
}

// drawJoker marks the gems of the colour that counts as jokers for the seat in front (STO-33).
func (a *artist) drawJoker(c *ui.Canvas, colour rules.Colour, mid ui.Point, side float64) {
	if a.show.model.who[a.given.Front].onStone == colour && colour != rules.NoColour {
		a.painter.gem(c, rules.White, mid.Add(ui.Pt(side*.34, -side*.34)), ui.Whole(side*.5))
	}
}

// drawOwn draws the rune stones of the seat in front, and the places of those that it may still get.
func (a *artist) drawOwn(c *ui.Canvas) {
	l, who := &a.places.ledge, &a.show.model.who[a.given.Front]
	for i, r := range l.own {
		if r.Empty() {
			continue
		}
		if i >= len(who.stones) || a.show.model.away(spot{kind: spotOwnStone, seat: a.given.Front, index: i}) {
			side := ui.Whole(min(r.W, r.H) * .8)
			box := r.Place(ui.Sz(side*.84, side), .5, .5).Snap()
			d := boards.Dash{Width: max(1, c.Hairline), Long: max(2, side*.09), Gap: max(2, side*.08), Color: c.Palette.Muted.Fade(.4)}
			d.Frame(c, box)
			continue
		}
		a.drawOwnStone(c, who.stones[i], i, r)
	}
}

// drawOwnStone draws one of them: lit where it can be used now, dark where it has been.
func (a *artist) drawOwnStone(c *ui.Canvas, kind rules.Stone, i int, r ui.Rect) {
	r = a.shifted(c, r, spot{kind: spotOwnStone, seat: a.given.Front, index: i})
	mark, text := a.words.marks.own[kind], ""
	if r.H >= c.Dp(58) && r.W >= c.Dp(52) {
		if text = a.words.fixed.captions[kind]; kind == rules.SwapStone && mark == standsDim {
			text = a.words.fixed.used
		}
	}
	style := c.Type.Label.In(c.Palette.Text)
	box := r
	if text != "" {
		var below ui.Rect
		below, box = r.CutBottom(c.LineHeight(style), 0)
		c.TextIn(text, style, below, ui.AlignCenter|ui.AlignMiddle)
	}
	side := ui.Whole(min(box.W, box.H) * .94)
	box = box.Place(ui.Sz(side, side), .5, 1).Snap()
	if a.words.marks.works[kind] {
		c.Glow(box.Center(), side*.75, c.Palette.Ice.Fade(.4))
	}
	before := c.Fade(1)
	if mark == standsDim {
		c.Fade(.42)
	}
	a.painter.stone(c, kind, box)
	c.Unfade(before)
	if mark == standsLit {
		alight(c, r.Grow(-ui.Whole(c.Dp(1))), c.Radius.Chip)
	}
	if gem := a.show.model.who[a.given.Front].onStone; kind == rules.JokerStone && gem != rules.NoColour {
		a.painter.gem(c, gem, ui.Pt(box.Right()-side*.2, box.Bottom()-side*.2), ui.Whole(side*.44))
	}
	a.drawHint(c, target{onOwnStone, int(kind)}, r, c.Radius.Chip)
}

// drawOwnPiles draws the own pile and the own discards of the seat in front.
func (a *artist) drawOwnPiles(c *ui.Canvas) {
	l, s := &a.places.ledge, a.given.Front
	who := &a.show.model.who[s]
	a.drawPile(c, l.draw, who.pile, a.words.fixed.draw)
	top := a.words.tops.own
	if !who.discards.Has(top) {
		top = rules.Hidden
	}
	a.drawHeap(c, l.discards, s, top, who.discards.Size(), a.words.fixed.discards)
}

// drawActs draws the buttons beside the golden one, and that which opens the curtain.
func (a *artist) drawActs(c *ui.Canvas) {
	for i := range a.hand.acts {
		if a.hand.acts[i].on {
			a.hand.acts[i].Draw(c)
		}
	}
	if !a.hand.curtain.Rect().Empty() {
		a.hand.curtain.Draw(c)
	}
}

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
		if !label(c, a.words.fixed.doors[i], style, name, ui.AlignCenter) {
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
