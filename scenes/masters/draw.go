package masters

import (
	"math"
	"slices"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/ui"
)

// Draw draws field, seats and ledge.
func (b *Board) Draw(c *ui.Canvas) {
	if b.frame.Kit == nil || !b.synced {
		return
	}
	b.art.begin()
	whole := c.Clip(b.places.field)
	b.drawField(c)
	c.Unclip(whole)
	for i := range b.places.seats {
		if b.places.aloft && b.verdictShown() {
			break // the words about a card stand there
		}
		b.drawSeat(c, &b.places.seats[i])
	}
	b.drawLegend(c)
	if !b.state.Bare {
		b.drawLedge(c)
	}
	if b.cornered() {
		b.drawDeck(c)
		b.buttons.centre.Draw(c)
	}
	b.drawVerdict(c)
	for i := range b.buttons.moves {
		b.buttons.choices[i].Draw(c)
	}
	if !b.buttons.curtain.Rect().Empty() {
		b.buttons.curtain.Draw(c)
	}
	b.drawFlights(c)
	b.drawSnap(c)
	b.drawCarried(c)
}

// drawField draws the table: cards, areas, masters, and what is meant.
func (b *Board) drawField(c *ui.Canvas) {
	for _, l := range b.model.laid {
		b.drawLaid(c, l, 1)
	}
	if b.model.settled { // a draft that was just made
		b.drawLaid(c, b.model.settling, 1)
	}
	for s := range b.model.seats {
		if t := b.model.tokens[s]; t.Colour != rules.NoRune {
			b.drawToken(c, games.Seat(s), t)
		}
	}
	b.drawAreas(c)
	b.drawLit(c)
	b.drawHover(c)
	b.drawFlashes(c)
	b.drawRefused(c)
	for s := range games.Seat(b.model.seats) {
		for _, cell := range b.model.standing[s] {
			b.drawMasterOn(c, s, cell, b.model.squashed(cell), 1)
		}
	}
	b.drawMarks(c)
	b.drawWorths(c)
	b.drawPicked(c)
	if b.sel.peek {
		b.drawPeek(c)
	}
}

// drawLaid draws a card on the table.
func (b *Board) drawLaid(c *ui.Canvas, l rules.Laid, alpha float64) {
	r := b.rect(area(l))
	if !r.Overlaps(b.places.field) {
		return
	}
	s := b.cam.Scale
	c.Shadow(r.Move(ui.Pt(0, px(s*.03))).Snap(), px(s*.13), px(s*.08), c.Palette.Shadow)
	before := c.Fade(alpha)
	b.art.card(c, l.Card, l.Turn, r, b.crisp)
	c.Unfade(before)
}

// seatColour returns a seat's colour.
func (b *Board) seatColour(s games.Seat) ui.Color {
	if s < 0 || int(s) >= len(b.frame.Sitters) {
		return b.frame.Kit.Palette.Muted
	}
	return b.frame.Sitters[s].Look.Color
}

// drawToken draws a high-master token: its rune on a ring of its seat's colour.
func (b *Board) drawToken(c *ui.Canvas, s games.Seat, t rules.Token) {
	r, side := b.rect(ui.Rc(float64(t.Cell.X), float64(t.Cell.Y), 1, 1)), b.cam.Scale
	b.art.ring(c, b.seatColour(s), r.Center(), side*.46)
	b.art.gem(c, t.Colour, r.Center(), side*.9)
}

// drawLit marks the runes that can be named for a master or token.
func (b *Board) drawLit(c *ui.Canvas) {
	if !b.Shown() || b.state.Bare {
		return
	}
	s := b.cam.Scale
	for _, cell := range b.options.cells {
		r := b.rect(ui.Rc(float64(cell.X), float64(cell.Y), 1, 1)).Grow(-s * .06).Snap()
		if r.Overlaps(b.places.field) {
			c.Frame(r, px(s*.12), px(s*.025), ui.Flat(c.Palette.GoldText.Fade(.55)))
		}
	}
	if b.hinted && (b.hint.Kind == rules.PlaceMaster || b.hint.Kind == rules.PlaceToken) {
		r := b.rect(ui.Rc(float64(b.hint.Cell.X), float64(b.hint.Cell.Y), 1, 1))
		breath := 1.0
		if b.beat < hintTicks {
			breath = .65 + .35*math.Cos(float64(b.beat)*2*math.Pi/96)
		}
		c.Glow(r.Center(), s*.9, c.Palette.Gold.Fade(.5*breath))
		before := c.Fade(breath)
		c.Selected(r.Snap(), px(s*.12))
		c.Unfade(before)
	}
}

// drawPicked draws the master or token where it would stand.
func (b *Board) drawPicked(c *ui.Canvas) {
	if !b.sel.pick || b.options.actor < 0 {
		return
	}
	cell := b.sel.picked
	r := b.rect(ui.Rc(float64(cell.X), float64(cell.Y), 1, 1))
	c.Selected(r.Grow(-b.cam.Scale*.04).Snap(), px(b.cam.Scale*.12))
	if b.options.phase == rules.MasterPhase {
		b.drawMasterOn(c, b.options.actor, cell, 1, .85)
		return
	}
	for _, m := range b.options.tokens {
		if m.Cell == cell {
			b.drawToken(c, b.options.actor, rules.Token{Cell: cell, Colour: m.Colour})
			return
		}
	}
}

// drawFlashes draws what has just happened on the table.
func (b *Board) drawFlashes(c *ui.Canvas) {
	s := b.cam.Scale
	for i := range b.model.flashes {
		f := &b.model.flashes[i]
		switch f.kind {
		case flashCell, flashIgnore:
			r := b.rect(ui.Rc(float64(f.cell.X), float64(f.cell.Y), 1, 1))
			c.Glow(r.Center(), s*(.7+.4*f.t), c.Palette.Gold.Fade(.6*(1-f.t)))
			c.Frame(r.Grow(s*.08*f.t), px(s*.14), px(s*.05), ui.Flat(c.Palette.BrassTop.Fade(1-f.t*f.t)))
		case flashCard:
			r := b.rect(area(f.laid))
			c.Halo(r, px(s*.13), px(s*.3*(.4+f.t)), c.Palette.Bone.Fade(.35*(1-f.t)))
		case flashMaster:
			col, r := b.seatColour(f.seat), .5
			if !f.still {
				r = .3 + .6*ui.OutCubic(f.t)
			}
			at := b.foot(f.cell)
			c.Glow(at, s*(r+.2), col.Fade(.5*(1-f.t)))
			c.Circle(at, math.Round(s*r), px(s*.05), col.Fade(1-f.t))
		}
	}
}

// drawPeek draws the cards that lie on a cell beside each other over the board, the topmost first.
func (b *Board) drawPeek(c *ui.Canvas) {
	b.peeks = b.peeks[:0]
	for _, l := range b.model.laid {
		if covers(l, b.sel.peeked) {
			b.peeks = append(b.peeks, l)
		}
	}
	if len(b.peeks) == 0 {
		return
	}
	pad := c.Gap.S
	n := float64(len(b.peeks))
	unit := math.Floor(min(c.Dp(34), (b.places.field.W-2*pad-(n+1)*pad)/(3*n), (b.places.field.H-4*pad)/3))
	w := pad
	for _, l := range b.peeks {
		wide, _ := extentOf(l.Turn)
		w += float64(wide)*unit + pad
	}
	mid := b.at(middle(b.sel.peeked))
	rect := ui.RectAround(ui.Pt(mid.X, mid.Y-b.cam.Scale-1.5*unit-pad), ui.Sz(w, 3*unit+2*pad))
	field := b.places.field.Grow(-pad)
	if rect.Y < field.Y {
		rect.Y = mid.Y + b.cam.Scale
	}
	rect.X, rect.Y = max(field.X, min(rect.X, field.Right()-w)), max(field.Y, min(rect.Y, field.Bottom()-rect.H))
	c.Panel(rect)
	x := rect.X + pad
	slices.Reverse(b.peeks)
	for i, l := range b.peeks {
		wide, high := extentOf(l.Turn)
		r := ui.Rc(x, rect.Center().Y-float64(high)*unit/2, float64(wide)*unit, float64(high)*unit)
		b.art.card(c, l.Card, l.Turn, r, unit)
		at := ui.Rc(r.X+float64(b.sel.peeked.X-l.Cell.X)*unit, r.Y+float64(b.sel.peeked.Y-l.Cell.Y)*unit, unit, unit)
		edge := c.Palette.Cream
		if i == 0 {
			edge = c.Palette.Gold
		}
		c.Frame(at, px(unit*.12), px(unit*.07), ui.Flat(edge))
		x += r.W + pad
	}
}
