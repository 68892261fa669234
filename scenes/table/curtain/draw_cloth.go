package curtain

import (
	"math"

	"runehall/assets/art"
	"runehall/ui"
)

// How far a curtain has come down: not at all; hanging at the sides while somebody plays behind it; tied back while
// somebody reads what happened; shut.
const (
	Away = 0.0
	Hung = .2
	Tied = .45
	Shut = 1.0
)

// cloth draws a curtain in front of an area.
type cloth struct {
	area  ui.Rect
	floor float64 // where an open curtain ends: above the ledge
	beam  float64 // height of the oak beam above
	hung  float64 // width, at its top, of a half that hangs at the side
	tied  float64 // the same of a half that is tied back
}

// tieAt is how far down the halves are tied back, as a share of their height.
const tieAt = .8

// Draw draws a curtain without words in front of an area. fallen says how far it has come down: from [Away] to [Shut].
func Draw(c *ui.Canvas, area ui.Rect, fallen float64) {
	if fallen > 0 {
		w := newCloth(c.Kit, area, area.Bottom())
		w.draw(c, fallen, sway{foot: fallen})
	}
}

// newCloth returns the curtain of an area. While it is open it ends at the height floor.
func newCloth(k *ui.Kit, area ui.Rect, floor float64) cloth {
	return cloth{area: area, floor: floor, beam: beamHeight(k, area), hung: HungWidth(k, area), tied: TiedWidth(area)}
}

// TiedWidth returns the width of a half that is tied back in front of an area.
func TiedWidth(area ui.Rect) float64 {
	if area.Size().Portrait() {
		return .12 * area.W
	}
	return .15 * area.W
}

// High returns the height of beam, rod and rings above an area's curtain.
func High(k *ui.Kit, area ui.Rect) float64 { return beamHeight(k, area) * beamShape }

func beamHeight(k *ui.Kit, area ui.Rect) float64 { return min(k.Dp(56), area.H*.07) }

// HungWidth returns the width of a half that hangs at the side of an area.
func HungWidth(k *ui.Kit, area ui.Rect) float64 { return min(area.W*.05, k.Dp(64)) }

// widths returns a half's width at its top, where it is tied, and at its foot.
func (w *cloth) widths(fallen float64) (top, tie, foot float64) {
	half := w.area.W / 2
	for _, s := range [...]struct{ from, to, a, b float64 }{
		{Away, Hung, 0, w.hung}, {Hung, Tied, w.hung, w.tied}, {Tied, Shut, w.tied, half},
	} {
		if fallen <= s.to || s.to == Shut {
			top = lerp(s.a, s.b, (fallen-s.from)/(s.to-s.from))
			break
		}
	}
	gathered := w.gathered(fallen)
	return top, top * (1 - .42*gathered), top * (1 - .3*gathered)
}

// gathered returns how tightly the halves are tied: 0 for a shut curtain, 1 from [Tied] on upwards.
func (w *cloth) gathered(fallen float64) float64 {
	return 1 - max(0, fallen-Tied)/(Shut-Tied)
}

func lerp(a, b, t float64) float64 { return a + (b-a)*t }

// width returns a half's width at a height t, from 0 at the top to 1.
func (w *cloth) width(t, top, tie, foot float64) float64 {
	if t > tieAt {
		return lerp(tie, foot, ui.OutQuad((t-tieAt)/(1-tieAt)))
	}
	u := max(0, t/tieAt-.2) / .8
	return lerp(top, tie, u*u*(3-2*u))
}

// draw draws both halves and the beam, and the light behind them while they move. The beam moves up out of the area
// while the board is played on.
func (w *cloth) draw(c *ui.Canvas, fallen float64, s sway) {
	clip := c.Clip(w.area)
	defer c.Unclip(clip)
	open := w.gathered(fallen)
	c.Rect(w.area, c.Palette.Ink.Fade(.55*(1-open)))
	r := w.area
	r.H = lerp(w.floor, w.area.Bottom(), 1-open) - r.Y
	if light := s.light(fallen); light > 0 && !c.Look.HighContrast {
		c.Glow(ui.Pt(r.Center().X, r.Y+.55*r.H), r.H*.6, c.Palette.Ember.Mix(c.Palette.Cream, .4).Fade(.5*light))
	}
	for side := range 2 {
		w.drawHalf(c, r, side, fallen, s)
	}
	raised := max(0, 1-fallen/Tied) * 2
	drawBeam(c, w.area.Move(ui.Pt(0, -math.Round(min(1, raised)*w.beam*beamShape))), w.beam)
}

func (w *cloth) drawHalf(c *ui.Canvas, r ui.Rect, side int, fallen float64, s sway) {
	top, tie, _ := w.widths(fallen)
	_, _, foot := w.widths(max(Away, s.foot))
	// On narrow screens the picture is wider than a half: the part next to the middle is used.
	share := min(1, w.area.W/2/w.area.H/(curtainShape/2)) * (1 - .5*w.gathered(fallen))
	part := ui.Rect{X: .5 - share/2, W: share / 2, H: 1}
	if side == 1 {
		part.X = .5
	}
	inner := func(t float64) float64 {
		if side == 1 {
			return r.Right() - w.width(t, top, tie, foot)
		}
		return r.X + w.width(t, top, tie, foot)
	}
	w.drawEdge(c, r, inner, c.Dp(14), .18)
	w.drawEdge(c, r, inner, c.Dp(6), .3)
	if c.Look.HighContrast || !c.Drape(art.Curtain, part, r, func(t float64) (left, right float64) {
		if side == 1 {
			return inner(t), r.Right()
		}
		return r.X, inner(t)
	}) {
		plain := ui.Rect{X: r.X, Y: r.Y, W: tie, H: r.H}
		if side == 1 {
			plain.X = r.Right() - tie
		}
		drawFolds(c, plain)
	}
	w.drawEdge(c, r, inner, c.Dp(3), .55)
	w.drawTie(c, r, inner(tieAt), side, fallen)
}

// drawEdge darkens the inner edge of a half, so that it stands out from the board.
func (w *cloth) drawEdge(c *ui.Canvas, r ui.Rect, inner func(t float64) float64, width, dark float64) {
	const steps = 24
	col := c.Palette.Ink.Fade(dark)
	last := ui.Pt(inner(0), r.Y)
	for i := 1; i <= steps; i++ {
		t := float64(i) / steps
		next := ui.Pt(inner(t), r.Y+t*r.H)
		c.Line(last, next, width, col)
		last = next
	}
}

func (w *cloth) drawTie(c *ui.Canvas, r ui.Rect, to float64, side int, fallen float64) {
	shown := w.gathered(fallen)*3 - 2
	if shown <= 0 || c.Look.HighContrast {
		return
	}
	defer c.Unfade(c.Fade(shown))
	high := math.Round(min(c.Dp(14), r.H*.05))
	band := ui.Rect{X: r.X, Y: math.Round(r.Y + tieAt*r.H - high/2), W: to - r.X, H: high}
	if side == 1 {
		band.X, band.W = to, r.Right()-to
	}
	c.Shadow(band, high/2, c.Dp(6), c.Palette.Shadow)
	c.Box(band, 0, ui.Shade(c.Palette.BrassEdge, c.Palette.Ink))
	c.Strip(art.Knots, band, ui.White)
}

// curtainShape is the ratio of width to height of the picture, which shows both halves.
const curtainShape = 1440.0 / 820

// beamShape is the height of beam, rod and rings together, in heights of the oak beam.
const beamShape = 92.0 / 58

func drawBeam(c *ui.Canvas, area ui.Rect, oak float64) {
	p := &c.Palette
	if !c.Look.HighContrast &&
		c.Strip(art.Beam, ui.Rect{X: area.X, Y: area.Y, W: area.W, H: math.Round(oak * beamShape)}, ui.White) {
		return
	}
	beam := ui.Rect{X: area.X, Y: area.Y, W: area.W, H: oak}
	c.Box(beam, 0, ui.Shade(p.Oak.Mix(p.BrassEdge, .5), p.Oak.Mix(p.Ink, .4)))
	c.HLine(beam.X, beam.Bottom(), beam.W, p.Brass)
}

// drawFolds draws one half without a picture: folds of night blue with a hem.
func drawFolds(c *ui.Canvas, r ui.Rect) {
	p := &c.Palette
	blue := p.Ice.Mix(p.Night, .72)
	deep := p.Ice.Mix(p.Ink, .86)
	c.Rect(r, deep)
	width := c.Dp(34)
	for i, x := 0, r.X; x < r.Right(); i, x = i+1, x+width {
		fold := ui.Rect{X: x, Y: r.Y, W: width, H: r.H}.Intersect(r)
		shade := .35 + .3*math.Sin(float64(i)*2.4)
		c.Rect(fold.Inset(ui.Insets{Left: fold.W * .2, Right: fold.W * .2}), blue.Fade(shade))
		c.Rect(fold.Inset(ui.Insets{Left: fold.W * .38, Right: fold.W * .38}), blue.Fade(shade))
		c.VLine(x, r.Y, r.H, p.Ink.Fade(.5))
	}
	hem := ui.Rect{X: r.X, Y: r.Bottom() - c.Dp(26), W: r.W, H: c.Dp(10)}
	c.Box(hem, 0, ui.Shade(p.BrassTop, p.BrassLow))
}
