package ritual

import (
	rules "runehall/games/ritual"
	"runehall/scenes/boards"
	"runehall/ui"
)

func (a *artist) drawGhost(c *ui.Canvas) {
	if a.Carries() || !a.Pointers.Hovering || !a.places.field.Has(a.Pointers.HoverAt) {
		return
	}
	cell := a.places.cell(a.Pointers.HoverAt)
	l := a.player.options.placement(a.Sel.tile, cell)
	if l == nil || a.player.drafted(cell) {
		return
	}
	turn := a.Sel.layable(l)
	a.drawTile(c, a.Sel.tile, turn, a.places.at(cell), .6)
	matches := a.Given.View.Preview(a.player.options.actor, a.Sel.tile, turn, cell).Matches
	for d := range rules.Dir(rules.Dirs) {
		if matches.Has(d) {
			a.drawHex(c, pictureKey{kind: edgePicture, a: uint8(d)}, a.places.at(cell), .8)
		}
	}
}

func (a *artist) drawDraft(c *ui.Canvas) {
	cell, tile, turn := a.Sel.cell, a.Sel.tile, a.Sel.turn()
	if !a.Sel.draft || a.Carries() {
		return
	}
	at, r := a.places.at(cell), a.Eye.Scale
	if a.Held.Going(int(tile)) || a.Held.Turning() {
		a.drawMark(c, targetPicture, cell, 1)
		if !a.Held.Going(int(tile)) {
			a.drawChosen(c, at, r, a.Eye.Crisp(), 0)
		}
		return
	}
	at.X += a.shaken(cell)
	p := a.Given.View.Preview(a.player.options.actor, tile, turn, cell)
	l := a.player.options.placement(tile, cell)
	fits := l != nil && l.coins[turn] >= 0
	a.drawHex(c, pictureKey{kind: shadowPicture}, at.Add(ui.Pt(.06*r, .12*r)), 1)
	a.drawTile(c, tile, turn, at, 1)
	frame := targetPicture
	if !fits {
		frame = wrongPicture
	}
	a.drawHex(c, pictureKey{kind: frame}, at, 1)
	for d := range rules.Dir(rules.Dirs) {
		if p.Matches.Has(d) {
			a.drawHex(c, pictureKey{kind: edgePicture, a: uint8(d)}, at, 1)
			a.drawRune(c, tile.Rune(turn, d), d, at, 1)
			a.drawRuneLit(c, cell.Next(d), d.Opposite(), 1)
		}
	}
	if !fits {
		a.drawCrosses(c, at, disagreeing(a.Given.View, p, cell), func(int) float64 { return 1 }, 1)
		return
	}
	if r, there := a.pillAt(cell); there {
		if from, to, far := boards.Leader(at, a.Eye.Scale*hexWidth/2, r); far {
			c.Line(from, to, c.Outline*1.5, c.Palette.Ink.Fade(.8))
			c.Line(from, to, c.Outline*.7, c.Palette.Gold)
		}
		a.drawPill(c, r, l.all(turn))
	}
}

// pillSize returns the size of the pill that says a draft's coins. It does not outgrow a cell.
func (a *artist) pillSize() ui.Size {
	k := a.Given.Frame.Kit
	w := min(k.Dp(74), a.Eye.Scale*hexWidth)
	return ui.Sz(w, w*.48)
}

// pillAt returns where the pill of a draft stands: beside the tile, where it covers nothing that is compared or can be
// played. False: there is no such place, and the reason on the ledge has to say the coins.
func (a *artist) pillAt(cell rules.Cell) (ui.Rect, bool) {
	k, r := a.Given.Frame.Kit, a.Eye.Scale
	return boards.Beside(a.places.at(cell), r*hexWidth/2, 3*r, a.pillSize(), a.places.field.Grow(-k.Hairline),
		func(p ui.Rect) bool {
			return touches(p, a.places.at(cell), r) || a.player.covers(p) ||
				a.player.showsCentre() && p.Overlaps(a.places.centre)
		})
}

// gains are the words for what a tile brings, made once so that drawing allocates nothing. A tile that covers an own
// one may bring less than nothing.
var gains = func() (list [rules.TileCoins + 100]string) {
	for i := range list {
		list[i] = signed(i - rules.TileCoins)
		if i >= rules.TileCoins {
			list[i] = "+" + list[i]
		}
	}
	return list
}()

// signed writes a number with the minus of the typefaces.
func signed(n int) string {
	if n < 0 {
		return "−" + ui.Digits(-n)
	}
	return ui.Digits(n)
}

// gained is the word for so many coins more, or less.
func gained(coins int) string { return gains[max(0, min(coins+rules.TileCoins, len(gains)-1))] }

func (a *artist) drawPill(c *ui.Canvas, r ui.Rect, coins int) {
	c.Shadow(r, r.H/2, c.Dp(8), c.Palette.Shadow)
	boards.Tag(c, r, .94, c.Outline*.7, c.Palette.Gold)
	text, coin := r.CutLeft(r.W*.52, 0)
	style := c.Type.Number.AtMost(r.H * .72)
	c.TextIn(gained(coins), style, text, ui.AlignRight|ui.AlignMiddle)
	a.drawCoin(c, a.player.options.actor, ui.Pt(coin.X+coin.H*.5, coin.Center().Y), r.H*.3)
}

// drawCarried draws the tile that a finger carries, the cell where it would lie, and the coins that it would take
// there.
func (a *artist) drawCarried(c *ui.Canvas) {
	f := a.Pointers.Carrying()
	if f == nil || a.Sel.tile < 0 {
		return
	}
	at, r := f.Carried(a.player.Lift()), a.Eye.Scale
	var l *placement
	if a.places.field.Has(at) {
		l = a.player.options.placement(a.Sel.tile, a.places.cell(at))
	}
	if l != nil {
		before := c.Clip(a.places.field)
		a.drawMark(c, targetPicture, l.cell, 1)
		c.Unclip(before)
	}
	a.drawChosen(c, at, r, a.Eye.Crisp(), a.Held.Lifted())
	if l != nil {
		coins := l.all(a.Sel.layable(l))
		size := a.pillSize()
		a.drawPill(c, ui.RectAround(at.Sub(ui.Pt(0, r*(1+liftedScale)+size.H)), size), coins)
	}
}
