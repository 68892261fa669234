package masters

import (
	"math"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/ui"
)

// figure and cowl are the outline of a hooded master and the dark under its hood, with its foot at the origin and 1 high.
var (
	figure = mustPath("M-.26 0C-.28 -.26 -.22 -.46 -.13 -.58C-.19 -.66 -.17 -.84 0 -.98C.17 -.84 .19 -.66 .13 -.58C.22 -.46 .28 -.26 .26 0C.14 .06 -.14 .06 -.26 0Z")
	cowl   = mustPath("M-.09 -.62C-.12 -.72 -.08 -.82 0 -.88C.08 -.82 .12 -.72 .09 -.62C.04 -.57 -.04 -.57 -.09 -.62Z")
	foot   = ui.Ellipse(ui.Pt(0, .01), .31, .085)
)

func mustPath(d string) *ui.Path {
	p, err := ui.ParsePath(d)
	if err != nil {
		panic(err)
	}
	return p
}

// drawMaster draws a seat's master with its foot at a point.
func (b *Board) drawMaster(c *ui.Canvas, s games.Seat, at ui.Point, high float64) {
	col := b.seatColour(s)
	breast := at.Sub(ui.Pt(0, .29*high))
	if !b.art.figure(c, col, at, high) {
		dark := col.Mix(c.Palette.Ink, .55)
		c.Fill(foot, at.Add(ui.Pt(high*.06, high*.015)), high*1.12, c.Palette.Shadow)
		c.Fill(foot, at, high, dark)
		c.Fill(figure, at, high*1.05, c.Palette.Ink)
		c.Fill(figure, at.Sub(ui.Pt(0, high*.015)), high*.98, col)
		c.Fill(cowl, at.Sub(ui.Pt(0, high*.015)), high, c.Palette.Ink)
		for _, x := range [...]float64{-.035, .035} {
			c.Disc(at.Add(ui.Pt(x*high, -.72*high)), max(.6, high*.016), c.Palette.Bone)
		}
		c.Disc(breast, high*.145, c.Palette.Ink)
	}
	if int(s) < len(b.frame.Sitters) {
		c.Emblem(b.frame.Sitters[s].Look.Emblem, breast, high*.09, col)
	}
}

// foot returns where the foot of a master on a cell is.
func (b *Board) foot(cell rules.Cell) ui.Point {
	return b.at(middle(cell)).Add(ui.Pt(0, b.cam.Scale*.36))
}

// squash is how much of its height a master loses for a moment when it comes down.
const squash = .08

// squashed returns how tall the master on a cell is now, in shares of its height.
func (m *model) squashed(cell rules.Cell) float64 {
	for i := range m.flashes {
		if f := &m.flashes[i]; f.kind == flashMaster && f.cell == cell && !f.still {
			return 1 - squash*math.Sin(math.Pi*min(1, f.elapsed()/float64(squashTicks)))
		}
	}
	return 1
}

// drawMasterOn draws a master on a cell, as tall as a share of its height.
func (b *Board) drawMasterOn(c *ui.Canvas, s games.Seat, cell rules.Cell, tall, alpha float64) {
	at := b.foot(cell)
	if !b.places.field.Grow(b.cam.Scale).Has(at) {
		return
	}
	before := c.Fade(alpha)
	b.drawMaster(c, s, at, b.cam.Scale*1.02*tall)
	c.Unfade(before)
}

// drawSeat draws the chip of a seat that is not in front.
func (b *Board) drawSeat(c *ui.Canvas, p *seatPlace) {
	defer c.Unturn(c.Turn(p.turned))
	pal := &c.Palette
	acting := b.acting(p.seat)
	if acting {
		c.Shadow(p.chip, c.Radius.Panel, c.Dp(14), pal.Ember.Fade(.35))
	}
	c.Box(p.chip, c.Radius.Panel, ui.Shade(pal.SlateTop, pal.Slate))
	edge, width := pal.Edge, c.Hairline
	if acting {
		edge, width = b.seatColour(p.seat), c.Outline*.75
	}
	c.Frame(p.chip, c.Radius.Panel, width, ui.Flat(edge))
	if light := b.model.flashed(flashSeat, p.seat); light > 0 {
		c.Box(p.chip, c.Radius.Panel, ui.Flat(pal.Gold.Fade(.25*light)))
	}
	b.drawBadge(c, p.seat, p.badge)
	if !p.name.Empty() {
		c.TextIn(b.frame.Sitters[p.seat].Name, c.Type.Name, p.name, ui.AlignLeft|ui.AlignMiddle)
	}
	b.drawPoints(c, p.seat, p.points)
	b.drawMasters(c, p.seat, p.masters)
	b.drawHandCount(c, p.seat, p.cards)
	b.drawExtra(c, p.seat, p.extra)
}

// acting reports whether a seat is on turn.
func (b *Board) acting(s games.Seat) bool { return b.model.onTurn == s && !b.model.over }

// drawBadge draws a seat's colour and emblem.
func (b *Board) drawBadge(c *ui.Canvas, s games.Seat, r ui.Rect) {
	if !r.Empty() && int(s) < len(b.frame.Sitters) {
		c.Coin(b.frame.Sitters[s].Look, r.Center(), math.Round(min(r.W, r.H)*.46))
	}
}

// drawPoints draws what a seat would score now.
func (b *Board) drawPoints(c *ui.Canvas, s games.Seat, r ui.Rect) {
	if r.Empty() {
		return
	}
	style := c.Type.Section.In(c.Palette.GoldText)
	style.Size = min(style.Size*1.25, r.H*.95)
	c.TextIn(number(b.model.points(s)), style, r, ui.AlignRight|ui.AlignMiddle)
}

// drawMasters draws the masters that a seat still has, and rings for those that are gone.
func (b *Board) drawMasters(c *ui.Canvas, s games.Seat, r ui.Rect) {
	if r.Empty() {
		return
	}
	step := min(r.W/rules.HandCards, r.H*.62)
	high := min(r.H*.92, step/.6)
	for i := range rules.HandCards {
		at := ui.Pt(r.X+step*(float64(i)+.5), r.Center().Y+high*.46)
		if i < b.model.left[s] {
			b.drawMaster(c, s, at, high)
			continue
		}
		c.Stroke(foot, at.Sub(ui.Pt(0, high*.08)), high*.7, max(1, c.Hairline), b.seatColour(s).Fade(.55))
	}
}

// drawHandCount draws how many cards a seat holds. Cards of it that everybody has seen lie open (MAS-16).
func (b *Board) drawHandCount(c *ui.Canvas, s games.Seat, r ui.Rect) {
	if r.Empty() {
		return
	}
	high := 2 * math.Floor(min(r.H*.8, c.Dp(28), (r.W-c.Dp(16))/1.5)/2)
	card := ui.Rc(r.X, r.Center().Y-high/2, high*1.5, high)
	hand := b.model.hands[s]
	shown := rules.Hidden
	for _, h := range hand {
		if h != rules.Hidden {
			shown = h
		}
	}
	if len(hand) > 0 {
		b.art.card(c, shown, 0, card, high/2)
	} else {
		c.Frame(card, px(high*.12), c.Hairline, ui.Flat(c.Palette.Edge))
	}
	style := c.Type.Number.Scaled(.85)
	c.Text(number(len(hand)), style, ui.Pt(card.Right()+c.Gap.XS, r.Center().Y), ui.AlignLeft|ui.AlignMiddle)
}

// drawExtra draws a seat's adept, its token and the cards beside it.
func (b *Board) drawExtra(c *ui.Canvas, s games.Seat, r ui.Rect) {
	if r.Empty() {
		return
	}
	pal, m := &c.Palette, &b.model
	high := min(r.H*.8, c.Dp(26))
	box := ui.Rc(r.X, r.Center().Y-high/2, high, high)
	if side := m.side[s]; side != rules.NoSide {
		colour := rules.Green
		if side == rules.BlueSide {
			colour = rules.Blue
		}
		_, body, deep := gemColours(&pal.Gem, colour)
		tablet := adeptIDs[side]
		if m.used[s] {
			body, deep, tablet = pal.Steel, pal.Slate, adeptIDs[rules.NoSide]
		}
		if !b.art.sprite(c, tablet, box) {
			c.Box(box, px(high*.16), ui.Shade(body, deep))
			c.Frame(box, px(high*.16), c.Hairline, ui.Flat(pal.Edge))
		}
		icon := ui.IconPlus
		if side == rules.BlueSide {
			icon = ui.IconEye
		}
		c.Icon(icon, box, high*.7, pal.Bone)
		box.X += high + c.Gap.XS
	}
	if b.view.Rules().High && m.tokens[s].Colour == rules.NoRune && box.Right() <= r.Right()+1 {
		b.art.ring(c, b.seatColour(s), box.Center(), high*.48)
		c.Disc(box.Center(), high*.22, pal.Gem.Green)
		box.X += high + c.Gap.XS
	}
	if n := len(m.beside[s]); n > 0 && box.Right() <= r.Right()+1 {
		c.Text(number(-n), c.Type.Number.Scaled(.85).In(pal.Blood.Mix(pal.Cream, .4)), ui.Pt(box.X, r.Center().Y), ui.AlignLeft|ui.AlignMiddle)
	}
}

// drawLegend draws what the runes are worth.
func (b *Board) drawLegend(c *ui.Canvas) {
	r := b.places.legend
	if r.Empty() {
		return
	}
	c.Box(r, c.Radius.Panel, ui.Flat(c.Palette.Ink.Fade(.7)))
	c.Frame(r, c.Radius.Panel, c.Hairline, ui.Flat(c.Palette.Edge))
	wide := r.W / 3
	for i := range 3 {
		colour := rules.Blue + rules.Colour(i)
		s := min(r.H*.8, wide*.5)
		mid := ui.Pt(r.X+(float64(i)+.5)*wide, r.Center().Y)
		b.art.gem(c, colour, mid.Sub(ui.Pt(s*.35, 0)), s)
		c.Text(number(colour.Worth()), c.Type.Number, mid.Add(ui.Pt(s*.3, 0)), ui.AlignLeft|ui.AlignMiddle)
	}
}
