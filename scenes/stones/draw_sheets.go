package stones

import (
	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/ui"
)

// drawBoardOf draws everything of a seat that everybody may know: its rows and what they would bring, gems, ore, rune
// stones, piles and the hand.
func (a *artist) drawBoardOf(c *ui.Canvas) {
	s, said := &a.places.sheet, &a.player.sheets
	if said.seat < 0 || int(said.seat) >= a.Model.seats || len(s.Lines) < seatLines {
		return
	}
	w := &a.Model.who[said.seat]
	c.HLine(s.Head.X, s.Head.Bottom(), s.Rect.Right()-s.Head.X-c.Gap.M, c.Palette.Gold.Fade(.3))
	for row := range rules.Rows {
		a.drawRowOf(c, &w.rows[row], s.Lines[lineRows+int(row)])
	}
	a.drawPurseOf(c, w, s.Lines[linePurse])
	for i := range rules.MaxStones {
		r := s.Items[itemStones+i]
		if i < len(w.stones) {
			a.drawStoneOf(c, w, w.stones[i], r)
		} else if i == 0 && len(w.stones) == 0 {
			c.TextIn(said.none, a.sized(c.Type.Small), s.Lines[lineStones].Inset(ui.Sides(c.Gap.S, 0)),
				ui.AlignLeft|ui.AlignMiddle)
		}
	}
	a.drawPileOf(c, said.draw, w.pile, s.Items[itemDraw])
	a.drawPileOf(c, said.own, w.discards.Size(), s.Items[itemOwn])
	name, _ := s.Lines[lineHand].Inset(ui.Sides(c.Gap.S, 0)).CutLeft(s.Lines[lineHand].W*handName-c.Gap.S, 0)
	number, name := name.CutRight(name.W*.3, c.Gap.XS)
	boards.Label(c, said.hand, a.sized(c.Type.Small).In(c.Palette.Text), name, ui.AlignLeft)
	c.TextIn(ui.Digits(len(w.hand)), a.sized(c.Type.Number), number, ui.AlignCenter|ui.AlignMiddle)
	for i, card := range w.hand[:min(len(w.hand), rules.ManyCards)] {
		if a.player.hides(said.seat) {
			card = rules.Hidden
		}
		a.drawCard(c, said.seat, card, s.Items[itemHand+i].Snap())
	}
}

func (a *artist) drawRowOf(c *ui.Canvas, row *rules.Fields, r ui.Rect) {
	gap := c.Gap.XS
	side := min(r.H-gap, (r.W-gap*fields)/(fields+1))
	x := r.X
	for _, field := range fieldOrder {
		a.painter.field(c, field, row[field], ui.Rc(x, r.Center().Y-side/2, side, side).Snap())
		x += side + gap
	}
	worth := rules.TradePoints(row.Count())
	fade := faded(c, worth == 0, .4)
	a.painter.points(c, worth, ui.Pt(x+side/2, r.Center().Y), side*.8)
	c.Unfade(fade)
}

// drawPurseOf draws gems and ore with their numbers, in two lines if one is too tight.
func (a *artist) drawPurseOf(c *ui.Canvas, w *seatModel, r ui.Rect) {
	columns := purseSize
	if r.W < a.places.sheet.Size*c.Dp(52*purseSize) {
		columns = purseSize / 2
	}
	cell := ui.Sz(r.W/float64(columns), r.H/float64(purseSize/columns))
	side := min(cell.W*.46, cell.H*.8, c.Dp(34)*a.places.sheet.Size)
	for i := range purseSize {
		mid := ui.Pt(r.X+cell.W*(float64(i%columns)+.5)-side*.5, r.Y+cell.H*(float64(i/columns)+.5))
		n := w.purse(i)
		a.painter.valuable(c, i, mid, side)
		style := a.sized(c.Type.Number)
		if n == 0 {
			style.Color = c.Palette.Muted
		}
		c.Text(ui.Digits(n), style, mid.Add(ui.Pt(side*.62, 0)), ui.AlignLeft|ui.AlignMiddle)
	}
}

// drawPinOf draws the pin of a seat and its points at the right end of a sheet's head, and returns the rest of the
// head.
func (a *artist) drawPinOf(c *ui.Canvas, s games.Seat, head ui.Rect) (rest ui.Rect) {
	high, style, points := head.H*.6, a.sized(c.Type.Number), a.words.standing(s)
	place, rest := head.CutRight(high+max(c.Measure("00", style, 0).W, c.Measure(points, style, 0).W+c.Gap.XS),
		c.Gap.XS)
	c.Text(points, style, ui.Pt(place.X+high, place.Center().Y), ui.AlignLeft|ui.AlignMiddle)
	a.painter.pin(c, a.Given.Frame.Sitters[s].Look, ui.Pt(place.X+high*.5, place.Center().Y+high/2), high, 0)
	return rest
}

func (a *artist) drawStoneOf(c *ui.Canvas, w *seatModel, k rules.Stone, r ui.Rect) {
	side := min(r.W, r.H)
	left := r.Place(ui.Sz(side, side), .5, .5).Snap()
	a.painter.stone(c, k, left)
	if k == rules.JokerStone && w.stone != rules.NoColour {
		a.painter.gem(c, w.stone, ui.Pt(left.Right()-side*.22, left.Bottom()-side*.24), side*.42)
	}
}

func (a *artist) drawPileOf(c *ui.Canvas, word string, n int, r ui.Rect) {
	p := &c.Palette
	c.Recess(r.Inset(ui.Sides(0, c.Gap.XS/2)), c.Radius.Chip)
	in := r.Grow(-c.Gap.XS)
	back, rest := in.CutLeft(in.H/cardRatio, c.Gap.S)
	if rest.W < c.Dp(96)*a.places.sheet.Size {
		rest = in.Inset(ui.Sides(c.Gap.XS, 0))
	} else {
		a.painter.back(c, back.Snap())
	}
	style := a.sized(c.Type.Number)
	number, rest := rest.CutRight(c.Measure("00", style, 0).W*1.3, c.Gap.XS)
	c.TextIn(ui.Digits(n), style, number, ui.AlignCenter|ui.AlignMiddle)
	c.TextIn(word, a.sized(c.Type.Small).In(p.Text), rest, ui.AlignLeft|ui.AlignMiddle)
}

func (a *artist) drawPileCards(c *ui.Canvas) {
	s, said := &a.places.sheet, &a.player.sheets
	if len(said.cards) == 0 && len(s.Lines) > 0 {
		c.TextIn(said.none, a.sized(c.Type.Small), s.Lines[0], ui.AlignLeft|ui.AlignMiddle)
	}
	first := a.Sel.page * len(s.Items)
	for i, r := range s.Items {
		if first+i >= len(said.cards) {
			return
		}
		card := said.cards[first+i]
		if face, ok := a.Given.View.Face(max(0, said.seat), card); ok {
			a.painter.card(c, card, face, r.Snap())
		}
	}
}

func (a *artist) drawChoices(c *ui.Canvas) {
	s, said, p := &a.places.sheet, &a.player.sheets, &c.Palette
	if len(s.Lines) == len(said.lines) {
		s.DrawNotes(c, said.lines, p.Cream, p.Muted,
			func(i int, r ui.Rect, ink ui.Color) { a.drawSign(c, &said.told.Lines[i].Sign, r, ink) })
	}
	for i, r := range s.Items {
		if i >= len(said.pick) {
			return
		}
		c.Box(r, c.Radius.Button, ui.Shade(p.Steel, p.SlateTop))
		c.Frame(r, c.Radius.Button, c.Hairline, ui.Flat(p.Gold.Fade(.5)))
		a.drawChoice(c, said.pick[i], said.labels[i], r.Grow(-c.Gap.XS))
	}
}

func (a *artist) drawChoice(c *ui.Canvas, m rules.Move, word string, r ui.Rect) {
	side := min(r.H*.7, c.Dp(30)*a.places.sheet.Size, r.W*.36)
	from, to := m.Colour, rules.NoColour
	x := r.X + side*.6
	words := ui.Rect{X: x + side*1.8 + c.Gap.XS, Y: r.Y, H: r.H}
	if m.Kind == rules.SetJoker {
		words.X = x + side*.6 + c.Gap.XS
	}
	words.W = r.Right() - words.X
	if words.W < c.Dp(64) { // leave the words out: the signs say enough
		x += words.W / 2
		words.W = 0
	}
	if m.Kind == rules.SwapOre {
		from, to = rules.NoColour, m.Colour
	}
	for i, colour := range [...]rules.Colour{from, to} {
		mid := ui.Pt(x+side*1.2*float64(i), r.Center().Y)
		switch {
		case colour != rules.NoColour:
			a.painter.gem(c, colour, mid, side)
		case m.Kind != rules.SetJoker:
			a.painter.ore(c, mid, side)
		}
	}
	if words.W > 0 {
		c.TextIn(word, a.sized(c.Type.Small).In(c.Palette.Text), words, ui.AlignLeft|ui.AlignMiddle)
	}
}
