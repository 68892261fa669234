package stones

import (
	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/ui"
)

func (a *artist) drawSeat(c *ui.Canvas, p *seatPlace) {
	s, m := p.Seat, &a.Model
	if p.Chip.Empty() || int(s) >= m.seats {
		return
	}
	defer c.Unturn(c.Turn(p.Turned))
	colour := a.Given.Color(s)
	boards.ColouredChip(c, colour, m.acting(s), m.flashed(s)).Draw(c, p.Chip)
	a.drawBadge(c, s, p.badge)
	if !p.name.Empty() && int(s) < len(a.Given.Frame.Sitters) {
		style := c.Type.Name.AtMost(p.name.H * .92)
		c.TextIn(a.Given.Frame.Sitters[s].Name, style, p.name, ui.AlignLeft|ui.AlignMiddle)
	}
	if !p.points.Empty() {
		style := c.Type.Number.In(colour.Mix(c.Palette.Cream, .25)).AtMost(p.points.H * .95)
		c.TextIn(a.words.standing(s), style, p.points, ui.AlignLeft|ui.AlignMiddle)
	}
	a.drawBar(c, s, p.bar)
	a.drawSmallRows(c, s, p.rows)
	a.drawSmallPurse(c, s, p.purse)
	a.drawRunes(c, s, p.stones)
	a.drawCards(c, s, p.cards)
}

func (a *artist) drawBadge(c *ui.Canvas, s games.Seat, r ui.Rect) {
	boards.Badge(c, a.Given.Frame.Sitters, s, r)
	if s == a.Given.View.Starts() {
		boards.Starter(c, boards.StartPlace(c.Kit, r))
	}
}

// drawSmallRows draws both power rows of a seat as small squares. Full squares are taken; if a wild artifact lies
// there, the square has an edge in the colour of the field.
func (a *artist) drawSmallRows(c *ui.Canvas, s games.Seat, r ui.Rect) {
	if r.Empty() {
		return
	}
	gap := max(1, ui.Whole(r.W*.04))
	side := ui.Whole(min((r.W-(fields-1)*gap)/fields, (r.H-gap)/2))
	x, y := r.Right()-fields*side-(fields-1)*gap, ui.Whole(r.Center().Y-side-gap/2)
	for row := range rules.Rows {
		for i, field := range rules.FieldOrder() {
			box := ui.Rc(x+float64(i)*(side+gap), y+float64(row)*(side+gap), side, side).Snap()
			t := tones(&c.Palette, field)
			c.Box(box, side*.24, ui.Flat(c.Palette.Ink.Fade(.8)))
			has := a.Model.who[s].rows[row][field]
			if has == rules.NoColour {
				c.Frame(box, side*.24, max(1, c.Hairline*.8), ui.Flat(t.Body.Fade(.5)))
				continue
			}
			own := tones(&c.Palette, has)
			c.Box(box, side*.24, ui.Shade(own.Light, own.Body))
			if has != field {
				c.Frame(box, side*.24, max(1, c.Hairline), ui.Flat(t.Body))
			}
		}
	}
}

func (a *artist) drawSmallPurse(c *ui.Canvas, s games.Seat, r ui.Rect) {
	if r.Empty() {
		return
	}
	who := &a.Model.who[s]
	for i := range purseSize {
		wide := r.W / purseSize
		cell := ui.Rc(r.X+float64(i)*wide, r.Y, wide, r.H)
		top, low := cell.CutTop(cell.H*.52, 0)
		n := who.purse(i)
		a.painter.valuable(c, i, top.Center(), ui.Whole(min(top.H, top.W*.9)))
		style := c.Type.Number.In(c.Palette.Cream)
		if n == 0 {
			style = style.In(c.Palette.Muted)
		}
		style.Size = min(c.Dp(14), low.H*.9)
		c.Text(ui.Digits(n), style, low.Center(), ui.AlignCenter|ui.AlignMiddle)
	}
}

func (a *artist) drawRunes(c *ui.Canvas, s games.Seat, r ui.Rect) {
	stones := a.Model.who[s].stones
	if r.Empty() || len(stones) == 0 {
		return
	}
	step := min(r.W/float64(len(stones)), r.H*.85)
	high := min(r.H*.82, step*1.1)
	for i, kind := range stones {
		a.painter.rune(c, kind, ui.Pt(r.X+step*(float64(i)+.5), r.Center().Y), high, c.Palette.Ice)
	}
}

func (a *artist) drawCards(c *ui.Canvas, s games.Seat, r ui.Rect) {
	if r.Empty() {
		return
	}
	high := ui.Whole(min(r.H*.9, c.Dp(24)))
	card := ui.Rc(r.X, ui.Whole(r.Center().Y-high/2), ui.Whole(high*upright), high).Snap()
	a.painter.back(c, card)
	style := c.Type.Number.Sized(high * .72)
	c.Text(ui.Digits(len(a.Model.who[s].hand)), style, ui.Pt(card.Right()+c.Gap.XS, r.Center().Y),
		ui.AlignLeft|ui.AlignMiddle)
}
