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
	b.art.refresh()
	whole := c.Clip(b.places.field)
	b.drawField(c)
	c.Unclip(whole)
	for i := range b.places.seats {
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
	for s := range games.Seat(b.model.seats) {
		for _, cell := range b.model.standing[s] {
			b.drawMasterOn(c, s, cell, 1)
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
	s := b.cam.Side
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
	r, side := b.rect(ui.Rc(float64(t.Cell.X), float64(t.Cell.Y), 1, 1)), b.cam.Side
	b.art.ring(c, b.seatColour(s), r.Center(), side*.46)
	b.art.gem(c, t.Colour, r.Center(), side*.9)
}

// Measures of the outline of an area, in sections.
const (
	areaInset = .055
	areaWidth = .055
	areaCase  = .105
)

// drawAreas outlines the areas that masters hold in their seats' colours. The dark casing keeps a colour legible over runes
// of the same colour.
func (b *Board) drawAreas(c *ui.Canvas) {
	s := b.cam.Side
	for i := range b.model.held {
		h := &b.model.held[i]
		col := b.seatColour(h.seat)
		light := b.model.flashed(flashAreas, h.seat)
		for _, cell := range h.cells {
			r := b.rect(ui.Rc(float64(cell.X), float64(cell.Y), 1, 1))
			c.Rect(r, col.Fade(.1+.25*light))
		}
		b.outline(c, h, areaCase*s, c.Palette.Ink.Fade(.9))
		b.outline(c, h, max(1.5, (areaWidth+.03*light)*s), col)
		b.outline(c, h, max(.75, .014*s), white.Fade(.5))
	}
}

// outline draws a line round an area, inside its edge. At a corner that points outwards both lines end there; at one that
// points inwards they go on into the neighbouring cell.
func (b *Board) outline(c *ui.Canvas, h *held, width float64, col ui.Color) {
	s := b.cam.Side
	inset, half := areaInset*s, width/2
	for _, cell := range h.cells {
		mid := b.at(middle(cell))
		for _, way := range [...][2]int8{{0, -1}, {1, 0}, {0, 1}, {-1, 0}} {
			n := rules.Cell{X: cell.X + way[0], Y: cell.Y + way[1]}
			if h.has(n) {
				continue
			}
			// Out points over the edge, and along it clockwise.
			out, along := ui.Pt(float64(way[0]), float64(way[1])), ui.Pt(-float64(way[1]), float64(way[0]))
			edge := mid.Add(out.Mul(s/2 - inset))
			end := func(sign int8) float64 {
				dx, dy := int8(along.X)*sign, int8(along.Y)*sign
				switch {
				case !h.has(rules.Cell{X: cell.X + dx, Y: cell.Y + dy}):
					return s/2 - inset + half
				case h.has(rules.Cell{X: n.X + dx, Y: n.Y + dy}):
					return s/2 + inset + half
				}
				return s / 2
			}
			c.Line(edge.Sub(along.Mul(end(-1))), edge.Add(along.Mul(end(1))), width, col)
		}
	}
}

// drawWorths draws what each area is worth now, on the upper right corner of a cell that nothing stands on.
func (b *Board) drawWorths(c *ui.Canvas) {
	s := b.cam.Side
	for i := range b.model.held {
		h := &b.model.held[i]
		cell := b.tagCell(h)
		r := b.rect(ui.Rc(float64(cell.X), float64(cell.Y), 1, 1))
		high := max(s*.36, c.Dp(22))
		w := high * 1.75
		y := r.Y + s*.12
		if b.model.at(cell) >= 0 { // not over its head
			y = r.Bottom() - s*.1
		}
		r = ui.RectAround(ui.Pt(r.Right()-s*.12, y), ui.Sz(w, high)).Snap()
		// A tag that the field's edge would cut stays within it.
		f := b.places.field.Grow(-c.Gap.XS)
		if !f.Overlaps(r) {
			continue
		}
		r.X, r.Y = max(f.X, min(r.X, f.Right()-r.W)), max(f.Y, min(r.Y, f.Bottom()-r.H))
		col := b.seatColour(h.seat)
		c.Shadow(r, r.H/2, c.Dp(4), c.Palette.Shadow)
		c.Box(r, r.H/2, ui.Flat(c.Palette.Ink))
		c.Frame(r, r.H/2, px(high*.08), ui.Flat(col))
		if int(h.seat) < len(b.frame.Sitters) {
			c.Emblem(b.frame.Sitters[h.seat].Look.Emblem, ui.Pt(r.X+high*.52, r.Center().Y), high*.24, col)
		}
		style := c.Type.Number.In(c.Palette.Cream)
		style.Size = high * .72
		c.Text(number(h.points), style, ui.Pt(r.X+high*1.16, r.Center().Y), ui.AlignCenter|ui.AlignMiddle)
	}
}

// tagCell returns the cell of an area on whose corner its worth stands: the uppermost, rightmost one that no master stands
// on or beside.
func (b *Board) tagCell(h *held) rules.Cell {
	best, bestCost := h.cells[0], math.MaxInt
	for _, cell := range h.cells {
		cost := int(cell.Y)*40 - int(cell.X)
		for _, o := range [...]rules.Cell{{}, {X: 1}, {Y: -1}, {X: 1, Y: -1}, {X: 0, Y: 1}} {
			if b.model.at(rules.Cell{X: cell.X + o.X, Y: cell.Y + o.Y}) >= 0 {
				cost += 2000
			}
		}
		if b.aim.on && covers(b.aim.laid, cell) {
			cost += 10000
		}
		if cost < bestCost {
			best, bestCost = cell, cost
		}
	}
	return best
}

// drawLit marks the runes that can be named for a master or token.
func (b *Board) drawLit(c *ui.Canvas) {
	if !b.Shown() || b.state.Bare {
		return
	}
	s := b.cam.Side
	for _, cell := range b.options.cells {
		r := b.rect(ui.Rc(float64(cell.X), float64(cell.Y), 1, 1)).Grow(-s * .06).Snap()
		if r.Overlaps(b.places.field) {
			c.Frame(r, px(s*.12), px(s*.025), ui.Flat(c.Palette.GoldText.Fade(.55)))
		}
	}
	if b.hinted && (b.hint.Kind == rules.PlaceMaster || b.hint.Kind == rules.PlaceToken) {
		r := b.rect(ui.Rc(float64(b.hint.Cell.X), float64(b.hint.Cell.Y), 1, 1))
		c.Glow(r.Center(), s*.9, c.Palette.Gold.Fade(.5))
		c.Selected(r.Snap(), px(s*.12))
	}
}

// drawPicked draws the master or token where it would stand.
func (b *Board) drawPicked(c *ui.Canvas) {
	if !b.sel.pick || b.options.actor < 0 {
		return
	}
	cell := b.sel.picked
	r := b.rect(ui.Rc(float64(cell.X), float64(cell.Y), 1, 1))
	c.Selected(r.Grow(-b.cam.Side*.04).Snap(), px(b.cam.Side*.12))
	if b.options.phase == rules.MasterPhase {
		b.drawMasterOn(c, b.options.actor, cell, .85)
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
	s := b.cam.Side
	for i := range b.model.flashes {
		f := &b.model.flashes[i]
		switch f.kind {
		case flashCell, flashIgnore:
			r := b.rect(ui.Rc(float64(f.cell.X), float64(f.cell.Y), 1, 1))
			c.Glow(r.Center(), s*(.7+.4*f.t), c.Palette.Gold.Fade(.6*(1-f.t)))
			c.Frame(r.Grow(s*.08*f.t), px(s*.14), px(s*.05), ui.Flat(c.Palette.BrassTop.Fade(1-f.t*f.t)))
		case flashCard:
			r := b.rect(area(f.laid))
			c.Halo(r, px(s*.13), s*.3*(.4+f.t), c.Palette.Bone.Fade(.35*(1-f.t)))
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
	rect := ui.RectAround(ui.Pt(mid.X, mid.Y-b.cam.Side-1.5*unit-pad), ui.Sz(w, 3*unit+2*pad))
	field := b.places.field.Grow(-pad)
	if rect.Y < field.Y {
		rect.Y = mid.Y + b.cam.Side
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
