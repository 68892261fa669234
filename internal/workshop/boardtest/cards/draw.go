package cards

import (
	"runehall/games"
	rules "runehall/internal/workshop/gamestest/toys/cards"
	"runehall/scenes/boards"
	"runehall/scenes/plain"
	"runehall/scenes/table"
	"runehall/ui"
)

// shape is the shape of a card, and chip the shape of a seat.
var (
	shape = boards.Shape{Least: .7, Most: .7}
	chip  = boards.Shape{Least: 1.2, Most: 3.6}
)

// draw draws a card, the back of one, a seat, or a mat.
func draw(c *ui.Canvas, f *table.Frame, v rules.View, t plain.Thing, at ui.Rect) {
	if t.Kind != seat && t.Kind != mat {
		at = at.Fit(ui.Sz(shape.Most, 1)).Snap()
	}
	switch t.Kind {
	case deck:
		if v.Left == 0 {
			c.Dashes(at, c.Palette.Gold.Fade(.5))
			return
		}
		back(c, at)
	case discard, card:
		face(c, f, rules.Card(t.N), at)
	case played:
		face(c, f, v.Played, at)
	case seat:
		sitter(c, f, v, t.Seat, at)
	case mat:
		boards.Tray(c, at)
	}
}

// sitter draws a seat: who sits there, its points, and how many cards are in its hand and buried.
func sitter(c *ui.Canvas, f *table.Frame, v rules.View, s games.Seat, at ui.Rect) {
	acts := v.Phase == rules.Turn && s == v.OnTurn || v.Phase == rules.Answer && s == v.Asked
	boards.ColouredChip(c, f.Sitters[s].Look.Color, acts, 0).Draw(c, at)
	in := at.Grow(-min(c.Gap.XS, at.H*.08))
	top, low := in.CutTop(in.H*.5, 0)
	badge, top := boards.CutBadge(top, top.H, c.Gap.XS/2)
	boards.Badge(c, f.Sitters, s, badge)
	points, top := top.CutRight(min(top.W*.45, c.Dp(54)), c.Gap.XS/2)
	boards.Score(c, v.Points[s], c.Type.Number.In(c.Palette.GoldText).Sized(max(c.Legible,
		min(c.Type.Number.Size, top.H*.6))), points)
	boards.SitterName(c, f.Sitters[s].Name,
		c.Type.Small.In(c.Palette.Text).Sized(max(c.Legible, min(c.Type.Small.Size, top.H*.55))), top)
	hand, buried := low.CutLeft(low.W/2, 0)
	held(c, v.Sizes[s], hand, back)
	held(c, v.Buried[s], buried, func(c *ui.Canvas, at ui.Rect) { // lying
		c.Box(at, at.W*.08, ui.Flat(c.Palette.Ink))
		c.Dashes(at, c.Palette.Muted)
	})
}

// held draws a card and, beside it, how many of them there are.
func held(c *ui.Canvas, n int, at ui.Rect, one func(c *ui.Canvas, at ui.Rect)) {
	side := at.H * .9
	picture, words := at.Place(ui.Sz(min(at.W, side*1.7), side), .5, .5).CutLeft(side*.7, c.Gap.XS)
	one(c, picture.Snap())
	c.Text(ui.Digits(n), c.Type.Number.Sized(max(c.Legible, side*.6)), ui.Pt(words.X, words.Center().Y),
		ui.AlignLeft|ui.AlignMiddle)
}

// The signs of the cards that have no number, on boxes of 100.
var (
	bell   = ui.MustPath("M0 -46C6 -46 9 -42 9 -37C24 -32 29 -20 29 -4C29 14 34 22 42 28H-42C-34 22 -29 14 -29 -4C-29 -20 -24 -32 -9 -37C-9 -42 -6 -46 0 -46ZM-12 33H12C12 42 7 46 0 46C-7 46 -12 42 -12 33Z")
	shield = ui.MustPath("M0 -46C14 -38 26 -35 40 -35V-2C40 22 22 38 0 47C-22 38 -40 22 -40 -2V-35C-26 -35 -14 -38 0 -46Z")
	boss   = ui.MustPath("M0 -16L16 0L0 16L-16 0Z")
)

// face draws a card with its sign, and its name where that can be read. Cards differ in their signs, and in colour
// besides.
func face(c *ui.Canvas, f *table.Frame, card rules.Card, at ui.Rect) {
	p := &c.Palette
	leaf(c, at, ui.Shade(p.Parchment, p.Parchment.Mix(p.Oak, .18)))
	in := at.Grow(-at.W * .08)
	tones := [...]ui.KinTones{rules.NoCard: p.Kin.Grey, rules.One: p.Kin.Green, rules.Two: p.Kin.Blue,
		rules.Three: p.Kin.Red, rules.Bell: p.Kin.Yellow, rules.Shield: p.Kin.Grey}[card]
	c.Frame(in, in.W*.06, max(1, at.W*.02), ui.Flat(tones.Shade))
	sign, words := in, ui.Rect{}
	name := c.Type.Strong.Sized(at.W * .17).In(p.ParchmentInk)
	if name.Size >= c.Legible {
		words, sign = in.CutTop(in.H*.22, 0) // a number may lie below
		boards.Label(c, f.Say(cardPhrase(card)), name, words.Inset(ui.Sides(in.W*.05, 0)), ui.AlignCenter)
	}
	unit, mid := min(sign.W, sign.H)/100, sign.Center()
	switch card {
	case rules.Bell:
		c.Fill(bell, mid, unit*.85, tones.Shade)
		c.Fill(boss, mid, unit*.5, tones.Light)
	case rules.Shield:
		c.Fill(shield, mid, unit*.85, tones.Shade)
		c.Fill(boss, mid, unit, tones.Light)
	default:
		c.Disc(mid, 38*unit, tones.Shade)
		c.Text(ui.Digits(int(card)), c.Type.Title.Sized(56*unit).In(tones.Light), mid, ui.AlignCenter|ui.AlignMiddle)
	}
}

// back draws the back of a card.
func back(c *ui.Canvas, at ui.Rect) {
	p := &c.Palette
	leaf(c, at, ui.Shade(p.SlateTop, p.Night))
	in := at.Grow(-at.W * .1)
	c.Frame(in, in.W*.06, max(1, at.W*.025), ui.Flat(p.Gold))
	c.Fill(boss, in.Center(), in.W/70, p.Gold)
	c.Fill(boss, in.Center(), in.W/95, p.Night)
}

// leaf draws what a card is made of.
func leaf(c *ui.Canvas, at ui.Rect, paper ui.Paint) {
	c.Box(at, at.W*.08, paper)
	c.Frame(at, at.W*.08, max(1, c.Hairline), ui.Flat(c.Palette.Ink))
}
