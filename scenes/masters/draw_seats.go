package masters

import (
	"math"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/boards"
	"runehall/ui"
)

func (a *artist) drawSeat(c *ui.Canvas, p *seatPlace) {
	defer c.Unturn(c.Turn(p.Turned))
	ground := boards.Chip{
		Acting: a.Model.acting(p.Seat), Edge: c.Palette.Edge, Width: c.Hairline, Light: a.Model.flashed(chipOf(p.Seat)),
	}
	if ground.Acting {
		ground.Edge, ground.Width = a.Given.Color(p.Seat), c.Outline*.75
	}
	ground.Draw(c, p.Chip)
	boards.Badge(c, a.Given.Frame.Sitters, p.Seat, p.badge)
	if !p.name.Empty() {
		c.TextIn(a.Given.Frame.Sitters[p.Seat].Name, c.Type.Name, p.name, ui.AlignLeft|ui.AlignMiddle)
	}
	a.drawPoints(c, p.Seat, p.points)
	if !p.now.Empty() {
		c.TextIn(a.words.now, c.Type.Label.In(c.Palette.Text), p.now, ui.AlignRight|ui.AlignTop)
	}
	a.drawMasters(c, p.Seat, p.masters)
	a.drawHandCount(c, p.Seat, p.cards)
	a.drawExtra(c, p.Seat, p.extra)
}

func (a *artist) drawPoints(c *ui.Canvas, s games.Seat, r ui.Rect) {
	if r.Empty() {
		return
	}
	style := c.Type.Section.In(c.Palette.GoldText)
	style.Size = min(style.Size*1.25, r.H*.95)
	boards.Score(c, a.Model.points(s), style, r)
}

func (a *artist) drawMasters(c *ui.Canvas, s games.Seat, r ui.Rect) {
	if r.Empty() {
		return
	}
	step := min(r.W/rules.HandCards, r.H*.62)
	high := min(r.H*.92, step/.6)
	for i := range rules.HandCards {
		at := ui.Pt(r.X+step*(float64(i)+.5), r.Center().Y+high*.46)
		if i < a.Model.left[s] {
			a.drawMaster(c, s, at, high)
			continue
		}
		c.Stroke(foot, at.Sub(ui.Pt(0, high*.08)), high*.7, max(1, c.Hairline), a.Given.Color(s).Fade(.55))
	}
}

// drawHandCount draws how many cards a seat holds. A card that everybody has seen is shown face up (MAS-16).
func (a *artist) drawHandCount(c *ui.Canvas, s games.Seat, r ui.Rect) {
	if r.Empty() {
		return
	}
	high := 2 * math.Floor(min(r.H*.8, c.Dp(28), (r.W-c.Dp(16))/1.5)/2)
	card := ui.Rc(r.X, r.Center().Y-high/2, high*1.5, high)
	held := a.Model.hands[s]
	shown := rules.Hidden
	for _, h := range held {
		if h != rules.Hidden {
			shown = h
		}
	}
	if len(held) > 0 {
		a.painter.card(c, shown, 0, card, high/2)
	} else {
		c.Frame(card, ui.Whole(high*.12), c.Hairline, ui.Flat(c.Palette.Edge))
	}
	style := c.Type.Number.Scaled(.85)
	c.Text(ui.Digits(len(held)), style, ui.Pt(card.Right()+c.Gap.XS, r.Center().Y), ui.AlignLeft|ui.AlignMiddle)
}

func (a *artist) drawExtra(c *ui.Canvas, s games.Seat, r ui.Rect) {
	if r.Empty() {
		return
	}
	pal, m := &c.Palette, &a.Model
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
		if !a.painter.Sprite(c, tablet, box) {
			c.Box(box, ui.Whole(high*.16), ui.Shade(body, deep))
			c.Frame(box, ui.Whole(high*.16), c.Hairline, ui.Flat(pal.Edge))
		}
		icon := ui.IconPlus
		if side == rules.BlueSide {
			icon = ui.IconEye
		}
		c.Icon(icon, box, high*.7, pal.Bone)
		box.X += high + c.Gap.XS
	}
	if a.Given.View.Rules().High && m.tokens[s].Colour == rules.NoRune && box.Right() <= r.Right()+1 {
		a.painter.ring(c, a.Given.Color(s), box.Center(), high*.48)
		c.Disc(box.Center(), high*.22, pal.Gem.Green)
		box.X += high + c.Gap.XS
	}
	if n := len(m.beside[s]); n > 0 && box.Right() <= r.Right()+1 {
		c.Text(ui.Digits(-n), c.Type.Number.Scaled(.85).In(pal.Blood.Mix(pal.Cream, .4)), ui.Pt(box.X, r.Center().Y),
			ui.AlignLeft|ui.AlignMiddle)
	}
}

// spare appends the legend while a master is placed: what runes are worth is compared then, so a bubble had better not
// cover it. While a card is placed, the table matters more.
func (a *artist) spare(dst []ui.Rect) []ui.Rect {
	if a.places.legend.Empty() || a.player.options.phase != rules.MasterPhase {
		return dst
	}
	return append(dst, a.places.legend)
}

func (a *artist) drawLegend(c *ui.Canvas) {
	r := a.places.legend
	if r.Empty() || a.Given.Bare && a.Given.Frame.Ledge.Overlaps(r) {
		return
	}
	c.Box(r, c.Radius.Panel, ui.Flat(c.Palette.Ink.Fade(.7)))
	c.Frame(r, c.Radius.Panel, c.Hairline, ui.Flat(c.Palette.Edge))
	a.drawWorthOfRunes(c, r)
}
