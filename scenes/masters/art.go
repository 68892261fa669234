package masters

import (
	"math"

	"runehall/assets/art"
	rules "runehall/games/masters"
	"runehall/scenes/baked"
	"runehall/ui"
)

const artPixels = 4 << 20

type pictureKey struct {
	card rules.Card
	turn uint8
}

type painter struct{ *baked.Painter[pictureKey] }

// newPainter returns a painter that has baked nothing yet. When the kit changes so that [baked.Painter.Suits] fails,
// make another.
func newPainter(k *ui.Kit) *painter {
	a := new(painter)
	a.Painter = baked.NewPainter(k, artPixels, a.drawCard)
	return a
}

// card draws a card into r, or the back of one that is hidden. Size is the side of a section that its picture is baked
// for; r may differ from that while things move.
func (a *painter) card(c *ui.Canvas, card rules.Card, turn uint8, r ui.Rect, size float64) {
	p := a.picture(card, turn, size)
	if math.Abs(r.W-p.Size().W) < .5 {
		c.Draw(p, ui.Pt(math.Round(r.X), math.Round(r.Y)), ui.White)
		return
	}
	c.DrawIn(p, r, ui.White)
}

func (a *painter) picture(card rules.Card, turn uint8, size float64) *ui.Picture {
	wide, high := extentOf(turn)
	size = max(4, math.Round(size))
	return a.Picture(pictureKey{card, turn}, ui.Rc(0, 0, float64(wide)*size, float64(high)*size))
}

// spun draws a card while it turns, at an angle about its middle. Side is the side of a section on the screen, size the
// one that the picture is baked for.
func (a *painter) spun(c *ui.Canvas, card rules.Card, turn uint8, mid ui.Point, side, size, angle float64) {
	p := a.picture(card, turn, size)
	full := p.Size()
	wide, _ := extentOf(turn)
	c.DrawSpun(p, ui.Pt(full.W/2, full.H/2), mid, side*float64(wide)/full.W, angle, ui.White)
}

func (a *painter) drawCard(c *ui.Canvas, key pictureKey, r ui.Rect) {
	wide, high := extentOf(key.turn)
	s := r.W / float64(wide)
	ground := a.ground(c, key, r)
	if !ground {
		tablet(c, r, s)
	}
	if key.card == rules.Hidden {
		if !ground || high > wide {
			drawBack(c, r, s)
		}
		return
	}
	for y := range high {
		for x := range wide {
			cell := ui.Rc(float64(x)*s, float64(y)*s, s, s)
			colour := key.card.Rune(sectionOf(key.turn, x, y))
			if ground && c.Picture(stoneIDs[colour], cell, ui.White) {
				continue
			}
			well := cell.Grow(-ui.Whole(s * .075))
			c.Box(well, ui.Whole(s*.09), ui.Flat(c.Palette.Ink.Fade(.42)))
			c.Frame(well, ui.Whole(s*.09), ui.Whole(s*.012), ui.Flat(c.Palette.Gem.Rim.Fade(.16)))
			drawGem(c, colour, cell.Center(), s)
		}
	}
	if key.card == rules.StartCard {
		c.Frame(r.Grow(-ui.Whole(s*.06)), ui.Whole(s*.1), ui.Whole(s*.02), ui.Flat(c.Palette.Gold.Fade(.6)))
	}
}

func tablet(c *ui.Canvas, r ui.Rect, s float64) {
	g := &c.Palette.Gem
	in := r.Grow(-ui.Whole(s * .02))
	c.Box(r, ui.Whole(s*.14), ui.Flat(c.Palette.Ink))
	c.Box(in, ui.Whole(s*.13), ui.Shade(g.Glass, g.GlassLow))
	sheen, _ := in.CutTop(math.Round(in.H*.3), 0)
	c.Box(sheen, ui.Whole(s*.13), ui.Shade(g.Rim.Fade(.16), g.Rim.Fade(0)))
	c.Frame(in, ui.Whole(s*.13), ui.Whole(s*.03), ui.Shade(g.Rim.Fade(.75), g.Rim.Fade(.2)))
}

func drawBack(c *ui.Canvas, r ui.Rect, s float64) {
	p := &c.Palette
	c.Frame(r.Grow(-ui.Whole(s*.16)), ui.Whole(s*.08), ui.Whole(s*.02), ui.Flat(p.Gold.Fade(.55)))
	mid, d := r.Center(), min(r.W, r.H)*.13
	for _, o := range [...]ui.Point{{X: 1}, {X: -1}, {Y: 1}, {Y: -1}} {
		c.Circle(mid.Add(o.Mul(d)), d*1.25, max(1, s*.035), p.Gold.Fade(.85))
	}
	c.Stroke(runePaths[rules.NoRune], mid, d*1.2, max(1, s*.045), p.Cream)
}

// gemPaths are the outlines of the stones round the origin. Each colour has its own shape, for people who cannot tell
// the colours apart: blue is round, green a diamond, red a triangle.
var gemPaths = [...]*ui.Path{
	rules.Blue:  ui.Ellipse(ui.Pt(0, 0), .325, .325),
	rules.Green: ui.Polygon(ui.Pt(0, -.405), ui.Pt(.405, 0), ui.Pt(0, .405), ui.Pt(-.405, 0)),
	rules.Red:   ui.Polygon(ui.Pt(0, -.35), ui.Pt(.385, .305), ui.Pt(-.385, .305)),
}

// runePaths are the strokes of the runes: Laguz, Jera and Kenaz on the stones, and Ansuz, which the backs of cards
// show.
var runePaths = [...]*ui.Path{
	rules.NoRune: new(ui.Path).MoveTo(ui.Pt(-.25, .5)).LineTo(ui.Pt(-.25, -.5)).LineTo(ui.Pt(.3, -.2)).
		MoveTo(ui.Pt(-.25, -.1)).LineTo(ui.Pt(.3, .2)),
	rules.Blue: new(ui.Path).MoveTo(ui.Pt(-.1, .5)).LineTo(ui.Pt(-.1, -.5)).LineTo(ui.Pt(.24, -.18)),
	rules.Green: new(ui.Path).MoveTo(ui.Pt(.08, -.48)).LineTo(ui.Pt(-.24, -.14)).LineTo(ui.Pt(.2, .14)).
		LineTo(ui.Pt(-.1, .48)),
	rules.Red: new(ui.Path).MoveTo(ui.Pt(.2, -.46)).LineTo(ui.Pt(-.2, 0)).LineTo(ui.Pt(.2, .46)),
}

// gemColours returns the colours of a stone for its edge, its body and its depth.
func gemColours(g *ui.GemColors, colour rules.Colour) (edge, body, deep ui.Color) {
	switch colour {
	case rules.Green:
		return g.GreenEdge, g.Green, g.GreenDeep
	case rules.Red:
		return g.RedEdge, g.Red, g.RedDeep
	}
	return g.BlueEdge, g.Blue, g.BlueDeep
}

// drawGem draws a stone with its rune round a point, where there is no picture of it. S is the side of a section.
func drawGem(c *ui.Canvas, colour rules.Colour, mid ui.Point, s float64) {
	if colour == rules.NoRune {
		return
	}
	edge, body, deep := gemColours(&c.Palette.Gem, colour)
	path := gemPaths[colour]
	c.Fill(path, mid.Add(ui.Pt(s*.015, s*.035)), s*1.04, c.Palette.Ink.Fade(.7))
	c.Fill(path, mid, s, edge)
	low := ui.Pt(0, 0)
	if colour == rules.Red { // a triangle's middle lies below the middle of its box
		low.Y = s * .02
	}
	c.Fill(path, mid.Add(low.Mul(.4)), s*.93, deep)
	c.Fill(path, mid.Add(low).Sub(ui.Pt(s*.008, s*.018)), s*.84, body)
	c.Stroke(path, mid.Add(low), s*.74, max(1, s*.012), deep.Fade(.7))
	size, at := s*.36, mid
	if colour == rules.Red {
		size, at = s*.27, mid.Add(ui.Pt(-s*.005, s*.1))
	}
	strokes := runePaths[colour]
	c.Stroke(strokes, at.Add(ui.Pt(s*.012, s*.016)), size, max(1.2, s*.062), deep)
	c.Stroke(strokes, at, size, max(1.2, s*.055), c.Palette.Bone)
}

// of returns the picture that belongs to a seat's colour, or "" if the colour is no seat's.
func (a *painter) of(ids *[5]art.ID, colour ui.Color) art.ID {
	for i, s := range a.Kit.Seats {
		if s.Color == colour {
			return ids[i]
		}
	}
	return ""
}

// gem draws a stone round a point, from its picture if there is one. S is the side of a section.
func (a *painter) gem(c *ui.Canvas, colour rules.Colour, mid ui.Point, s float64) {
	if colour != rules.NoRune && !a.Sprite(c, stoneIDs[colour], ui.RectAround(mid, ui.Sz(s, s))) {
		drawGem(c, colour, mid, s)
	}
}

// figure draws the picture of a master with its foot at a point, and reports false if there is none: then nothing is
// drawn.
func (a *painter) figure(c *ui.Canvas, colour ui.Color, at ui.Point, high float64) bool {
	return a.Sprite(c, a.of(&masterIDs, colour),
		ui.Rc(at.X-high*masterWide/2, at.Y-high*masterFoot, high*masterWide, high*masterHigh))
}

// ring draws the ring of a token, of radius r, in a seat's colour.
func (a *painter) ring(c *ui.Canvas, colour ui.Color, mid ui.Point, r float64) {
	if a.Sprite(c, a.of(&tokenIDs, colour), ui.RectAround(mid, ui.Sz(r*tokenSide, r*tokenSide))) {
		return
	}
	c.Disc(mid, r, c.Palette.Ink)
	c.Disc(mid, r*.96, colour)
	c.Disc(mid, r*.85, c.Palette.Gem.GlassLow)
}

// ground draws the slate that a card is painted on, or the picture of its back, and reports false if there is none:
// then nothing is drawn.
func (a *painter) ground(c *ui.Canvas, key pictureKey, r ui.Rect) bool {
	if a.Plain {
		return false
	}
	upright := r.H > r.W
	if key.card == rules.Hidden && !upright {
		return c.Picture(art.SlateBack, r, ui.White)
	}
	return c.Picture(art.Slate(upright, int(key.card)%art.Slates), r, ui.White)
}
