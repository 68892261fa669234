package market

import (
	rules "runehall/games/market"
	"runehall/scenes/boards"
	"runehall/ui"
)

// drawPhases draws the four phases of a turn (MAR-7): finished ones with a tick, the present one with a golden edge,
// later ones with a ring. Where their names have no room, only their signs stand side by side, before words for what is
// to be done now.
func (a *artist) drawPhases(c *ui.Canvas) {
	list := a.places.phases[:]
	if list[0].Empty() {
		return
	}
	p := &c.Palette
	strip := ui.Bounding(list...)
	boards.Tag(c, strip, .85, c.Hairline, p.Gold.Fade(.3))
	now, others := a.words.phase, true // others: whether all names have room
	cell := func(r ui.Rect) (sign, rest ui.Rect) {
		return r.Inset(ui.Sides(min(c.Gap.S, r.W*.08), 0)).CutLeft(min(r.H*.5, c.Dp(14)), c.Dp(3))
	}
	for i, r := range list {
		_, rest := cell(r)
		others = others && c.Measure(a.words.phases[i], c.Type.Label, 0).W*c.Legible <= rest.W*c.Type.Label.Size
	}
	if !others && now < len(list) {
		a.drawNow(c, strip)
		return
	}
	for i, r := range list {
		style := a.caption(c.Kit).In(p.Muted)
		if i == now {
			in := r.Grow(-ui.Whole(c.Dp(2)))
			c.Box(in, in.H/2, ui.Flat(p.Oak.Mix(p.Gold, .12)))
			c.Frame(in, in.H/2, max(c.Hairline, ui.Whole(c.Dp(1.6))), ui.Flat(p.Gold))
			style = style.In(p.GoldText)
		}
		sign, rest := cell(r)
		if a.drawPhaseSign(c, i, sign); a.words.ends[i] {
			style = style.In(p.Ember)
		}
		boards.Label(c, a.words.phases[i], style, rest, ui.AlignLeft)
	}
}

// drawNow draws how far the turn has come, and behind that what is to be done now.
func (a *artist) drawNow(c *ui.Canvas, strip ui.Rect) {
	in := strip.Inset(ui.Sides(c.Gap.S, 0))
	for i := range phases {
		var sign ui.Rect
		sign, in = in.CutLeft(min(in.H*.5, c.Dp(12)), c.Dp(2))
		a.drawPhaseSign(c, i, sign)
	}
	_, in = in.CutLeft(c.Gap.XS, 0)
	boards.Label(c, a.words.todo, a.caption(c.Kit).In(c.Palette.GoldText), in, ui.AlignLeft)
}

// drawPhaseSign draws whether a phase is done, is now, is yet to come, or would be ended by a move.
func (a *artist) drawPhaseSign(c *ui.Canvas, i int, sign ui.Rect) {
	p := &c.Palette
	switch now := a.words.phase; {
	case a.words.ends[i]:
		c.Icon(ui.IconForward, sign, sign.W, p.Ember)
	case i < now:
		c.Icon(ui.IconCheck, sign, sign.W, p.Moss)
	case i == now:
		c.Disc(sign.Center(), sign.W*.28, p.GoldText)
	default:
		c.Circle(sign.Center(), sign.W*.28, max(1, c.Hairline), p.Muted)
	}
}

func (a *artist) drawSeat(c *ui.Canvas, p *seatPlace) {
	s, m := p.Seat, &a.Model
	if p.Chip.Empty() || int(s) >= m.seats {
		return
	}
	defer c.Unturn(c.Turn(p.Turned))
	boards.ColouredChip(c, a.Given.Color(s), m.acting(s), m.flashed(s)).Draw(c, p.Chip)
	a.drawBadge(c, s, p.badge)
	if a.Given.Sits(s) {
		a.drawSitter(c, a.Given.Frame.Sitters[s].Name, p.name)
	}
	a.drawPoints(c, whole(m.who[s].points), p.points)
	for at := range p.stores {
		a.drawTheirStore(c, p, rules.Place(at))
	}
	boards.Label(c, a.words.safe, a.caption(c.Kit).In(c.Palette.Muted), p.safe, ui.AlignCenter)
	a.drawTheirHand(c, p)
	for colour := rules.Red; colour <= rules.Blue; colour++ {
		a.drawLoose(c, colour, m.who[s].loose[colour], p.loose[colour].Inset(ui.Sides(c.Dp(1), 0)))
		on := looseOf(s, colour)
		a.offered(c, on, p.loose[colour])
		if a.player.took == on && m.who[s].loose[colour] == 0 {
			a.drawHole(c, p.loose[colour])
		}
	}
	if !a.aims() {
		a.stand(c, chipOf(s), p.Chip, c.Radius.Panel)
	}
}

// drawSitter draws the name of another seat, shortened where it is too long.
func (a *artist) drawSitter(c *ui.Canvas, name string, r ui.Rect) {
	if r.Empty() || boards.Label(c, name, c.Type.Name, r, ui.AlignLeft) {
		return
	}
	style := c.Type.Label.In(c.Type.Name.Color)
	key := nameKey{name, r.W}
	short, made := a.names[key]
	if !made {
		style.Size = c.Legible
		short = boards.Shortened(c.Kit, name, style, .97*r.W)
		a.names[key] = short
	}
	boards.Label(c, short, style.Sized(c.Type.Label.Size), r, ui.AlignLeft)
}

// drawHole draws a hole where something has just been taken, while one more thing may be.
func (a *artist) drawHole(c *ui.Canvas, r ui.Rect) {
	if a.places.made.mode == taking && a.words.now > 0 {
		side := ui.Whole(min(r.W, r.H) * .6)
		c.Disc(r.Center(), side*.42, c.Palette.Ink.Fade(.6))
		dashed(c, ui.RectAround(r.Center(), ui.Sz(side, side)), c.Palette.Muted)
	}
}

// drawTheirHand draws how many cards another seat holds, face down.
func (a *artist) drawTheirHand(c *ui.Canvas, p *seatPlace) {
	r, n := p.cards, len(a.Model.who[p.Seat].hand)
	if r.Empty() {
		return
	}
	high := ui.Whole(min(r.H*.92, c.Dp(46)))
	if a.places.made.mode == taking {
		high = ui.Whole(min(r.H*.86, r.W*.5/.7, c.Dp(60)))
	}
	wide := ui.Whole(high * .7)
	style := c.Type.Number
	style.Size = min(style.Size, high*.7)
	room := r.W - style.Size*1.1
	step := wide * .55
	if n > 1 {
		step = min(step, max(0, room-wide)/float64(n-1))
	}
	x, y := r.X, ui.Whole(r.Center().Y-high/2)
	if a.places.made.mode == taking {
		x = r.Center().X - (wide+step*float64(max(0, n-1))+style.Size)/2
	}
	for i := range min(n, 6) {
		a.painter.back(c, ui.Rc(ui.Whole(x+float64(i)*step), y, wide, high))
	}
	switch {
	case n > 0:
	case a.player.took == handBacks(p.Seat):
		a.drawHole(c, r)
	default: // without it the 0 would count nothing
		dashed(c, ui.Rc(ui.Whole(x), y, wide, high), c.Palette.Muted.Fade(.7))
	}
	right := x + wide + step*float64(max(0, min(n, 6)-1))
	if at := right + c.Gap.XS; at+c.Measure(ui.Digits(n), style, 0).W > r.Right()+c.Gap.XS { // on the cards
		a.painter.count(c, n, c.Palette.Gold, ui.Pt(right-wide*.45, r.Center().Y), ui.Whole(wide*.8))
	} else {
		c.Text(ui.Digits(n), style, ui.Pt(at, r.Center().Y), ui.AlignLeft|ui.AlignMiddle)
	}
	a.offered(c, handBacks(p.Seat), r)
}
