package ritual

import (
	"math"

	"runehall/scenes/paint"
	"runehall/ui"
)

// Measures of a stack, as shares of a coin's radius.
const (
	coinStep = .24 // how much higher the next coin lies
	coinLean = .04 // how much further to the right it lies
)

// stackTop returns how far the top of a stack's picture lies above the middle of its lowest coin, as a negative number.
func stackTop(r float64, n int) float64 {
	return -float64(int(math.Ceil(r*1.25))) - math.Round(float64(max(0, n-1))*coinStep*r)
}

// paintStack paints n coins on top of each other: copies of baked, or painted ones if that is nil. The lowest coin has
// its middle on the middle of the tile.
func paintStack(r float64, n int, look ui.SeatLook, pal *ui.Palette, baked *paint.Painting) *paint.Painting {
	half := int(math.Ceil(r * 1.25))
	up := int(math.Round(float64(max(0, n-1)) * coinStep * r))
	p := paint.New(2*half, 2*half+up)
	for k := range n {
		mid := ui.Pt(float64(half)+float64(k)*coinLean*r, float64(half+up)-math.Round(float64(k)*coinStep*r))
		if baked == nil {
			paintCoin(p, mid, r, look, pal, k == n-1)
			continue
		}
		paintCoinShadow(p, mid, r)
		p.Lay(baked, int(mid.X)-baked.W/2, int(mid.Y)-baked.H/2)
	}
	return p
}

func paintCoin(p *paint.Painting, mid ui.Point, r float64, look ui.SeatLook, pal *ui.Palette, top bool) {
	paintCoinShadow(p, mid, r)
	brass, low, enamel, dark := paint.ToneOf(pal.Brass), paint.ToneOf(pal.BrassLow), paint.ToneOf(look.Color),
		paint.ToneOf(pal.Ink)
	rim := paint.Surface{Shine: .5, Gloss: 26, Metal: .5}
	p.Round(mid, r+1, func(i, j int, q ui.Point) {
		// The rim is a rounded ring: its slope decides how it takes the light.
		d := q.Len()
		way := q.Mul(1 / max(d, 1e-9))
		slope := max(-1, min((d/r-.89)*9, 1))
		flute := 1 + .12*math.Cos(28*math.Atan2(q.Y, q.X))
		p.Put(i, j, rim.Lit(brass.Mix(low, .35).Mul(flute), -slope*way.X, -slope*way.Y), paint.Cover(d-r))
		p.Put(i, j, dark, .8*paint.Cover(d-.80*r))
		if top {
			p.Put(i, j, enamel.Mul(1.06-.22*(q.X+q.Y)/r), paint.Cover(d-.76*r))
			p.Put(i, j, dark, .92*paint.Cover(emblemDistance(look.Emblem, q.Mul(1/(.46*r)))*.46*r))
		}
	})
}

// paintCoinShadow paints the shadow that a coin throws on what lies under it.
func paintCoinShadow(p *paint.Painting, mid ui.Point, r float64) {
	p.Round(mid, 1.3*r, func(i, j int, q ui.Point) {
		p.Put(i, j, paint.Tone{}, .5*paint.Rise(1.24*r, .9*r, q.Sub(ui.Pt(.05*r, .12*r)).Len()))
	})
}

func emblemDistance(e ui.Emblem, q ui.Point) float64 {
	switch e {
	case ui.EmblemCircle:
		return q.Len() - .82
	case ui.EmblemDiamond:
		return paint.Outline(q, []ui.Point{{X: 0, Y: -1}, {X: .8, Y: 0}, {X: 0, Y: 1}, {X: -.8, Y: 0}})
	case ui.EmblemTriangle:
		return paint.Outline(q, []ui.Point{{X: 0, Y: -.95}, {X: .93, Y: .7}, {X: -.93, Y: .7}})
	case ui.EmblemSquare:
		return max(math.Abs(q.X), math.Abs(q.Y)) - .74
	}
	var star [10]ui.Point
	for i := range star {
		star[i] = ui.Polar(-math.Pi/2+float64(i)*math.Pi/5, []float64{1, .44}[i%2])
	}
	return paint.Outline(q, star[:])
}
