package stones

import (
	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/ui"
)

// drawSign draws a sign as large as there is room. ink is for signs without colours of their own: numbers, the dot, the
// slash and the warning.
func (a *artist) drawSign(c *ui.Canvas, s *sign, r ui.Rect, ink ui.Color) {
	p, mid, side := a.painter, r.Center(), min(r.W, r.H)
	square := ui.RectAround(mid, ui.Sz(side, side)).Snap()
	switch s.kind {
	case numberSign:
		c.TextIn(ui.Digits(s.n), c.Type.Name.Sized(min(side*.8, c.Dp(30))).In(ink), r, ui.AlignCenter|ui.AlignMiddle)
	case iconSign:
		p.icon(c, s.icon, mid, side)
	case dotSign:
		c.Disc(mid, side*.1, ink)
	case slashSign:
		c.Stroke(slash, mid, side, max(1, side*.09), ink)
	case arrowSign:
		arrowTo(c, mid, side*.7)
	case gemSign:
		p.gem(c, s.colour, mid, side)
	case gemsSign:
		a.drawGems(c, &s.gems, r)
	case oreSign:
		heaped(r, s.n, func(mid ui.Point, side float64) { p.ore(c, mid, side) })
	case pointsSign:
		p.points(c, s.n, mid, side)
	case magicSign:
		heaped(r, s.n, func(mid ui.Point, side float64) { p.magic(c, s.colour, mid, min(side*.9, r.H*.66)) })
	case priceSign:
		p.price(c, s.n, mid, side)
	case cardSign:
		a.drawCardSign(c, s, r)
	case smithySign:
		p.smithy(c, s.smithy, s.colour, s.n, r.Fit(ui.Sz(1, .9)).Snap())
	case stoneSign:
		p.stone(c, s.stone, square)
	case fieldSign:
		p.field(c, s.colour, s.artifact, square)
	case dieSign:
		p.die(c, s.die, square)
	case seatSign:
		boards.Badge(c, a.Given.Frame.Sitters, s.seat, square)
	case throneSign:
		p.throne(c, a.Given.View.Throne(), square)
	case startSign:
		boards.Starter(c, square)
	case whySign:
		c.Icon(ui.IconWarning, square, side*.8, ink)
	}
}

func (a *artist) drawCardSign(c *ui.Canvas, s *sign, r ui.Rect) {
	if r = r.Fit(ui.Sz(1, cardRatio)); !a.growing() {
		r = r.Snap()
	}
	if s.card == rules.Hidden {
		a.painter.back(c, r)
	} else if face, ok := a.Given.View.Face(s.seat, s.card); ok {
		a.painter.card(c, s.card, face, r)
	}
}

// growing reports whether an explained thing is still growing from its place. Then pictures of a nearby size are good
// enough.
func (a *artist) growing() bool { return a.places != nil && a.Growth.Moving() }

// heap returns the place and the size of the i-th of n things that share a room, side by side or in two rows. n must be
// at least 1.
func heap(r ui.Rect, i, n int) (mid ui.Point, side float64) {
	columns := n
	if n > 2 {
		columns = (n + 1) / 2
	}
	rows := (n + columns - 1) / columns
	side = min(r.W/float64(columns), r.H/float64(rows))
	in := min(columns, n-i/columns*columns)
	x := float64(i%columns) - float64(in-1)/2
	y := float64(i/columns) - float64(rows-1)/2
	return r.Center().Add(ui.Pt(x*side, y*side)), side
}

func (a *artist) drawGems(c *ui.Canvas, gems *rules.Gems, r ui.Rect) {
	i, n := 0, gems.Count()
	for _, colour := range fieldOrder {
		for range gems[colour] {
			mid, side := heap(r, i, n)
			a.painter.gem(c, colour, mid, side)
			i++
		}
	}
}

// heaped draws n things that share a room, at least one.
func heaped(r ui.Rect, n int, draw func(mid ui.Point, side float64)) {
	for i := range max(1, n) {
		draw(heap(r, i, max(1, n)))
	}
}
