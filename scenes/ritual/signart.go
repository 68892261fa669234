package ritual

import (
	"math"

	rules "runehall/games/ritual"
	"runehall/scenes/paint"
	"runehall/ui"
)

// paintShadow paints the soft shadow of a tile; light comes from the upper left.
func paintShadow(r float64) *paint.Painting {
	p, each := paint.Plate(r * 1.22)
	away := ui.Pt(.05*r, .10*r)
	each(func(i, j int, q ui.Point) {
		d := paint.Hexagon(q.Sub(away), r*.93)
		p.Put(i, j, paint.Tone{}, .62*paint.Rise(.2*r, -.08*r, d))
	})
	return p
}

// paintLegal paints an empty cell that can be taken: a faint outline and ticks in the corners.
func paintLegal(r, hairline float64, col ui.Color, strength float64) *paint.Painting {
	p, each := paint.Plate(r)
	in := r * .9
	corners := ui.Hexagon(ui.Point{}, in)
	light := paint.ToneOf(col)
	each(func(i, j int, q ui.Point) {
		d := paint.Hexagon(q, in)
		p.Put(i, j, paint.Tone{}, .26*paint.Cover(d))
		p.Put(i, j, light, .24*strength*paint.Cover(math.Abs(d)-hairline/2))
		tick := math.Inf(1)
		for k, c := range corners {
			for _, n := range [...]int{1, 5} {
				tick = min(tick, paint.Segment(q, c, c.Lerp(corners[(k+n)%6], .15)))
			}
		}
		p.Put(i, j, light, .85*strength*paint.Cover(tick-max(hairline*.75, .018*r)))
	})
	return p
}

// paintRing paints a hexagon's outline, with a glow round it if it has a width.
func paintRing(r, width float64, col ui.Color, glow float64) *paint.Painting {
	p, each := paint.Plate(r + glow + width)
	light := paint.ToneOf(col)
	each(func(i, j int, q ui.Point) {
		d := math.Abs(paint.Hexagon(q, r))
		if glow > 0 {
			p.Put(i, j, light, .4*paint.Rise(glow, 0, d))
		}
		p.Put(i, j, light, paint.Cover(d-width/2))
	})
	return p
}

// paintSlot paints the dashed outline of a tile that is not there.
func paintSlot(r, width float64, col ui.Color) *paint.Painting {
	p, each := paint.Plate(r)
	light := paint.ToneOf(col)
	corners := ui.Hexagon(ui.Point{}, r*.8)
	each(func(i, j int, q ui.Point) {
		p.Put(i, j, paint.Tone{}, .4*paint.Cover(paint.Hexagon(q, r*.93)))
		dash := math.Inf(1)
		for k, c := range corners {
			for n := range 3 {
				from := .08 + float64(n)*.31
				dash = min(dash, paint.Segment(q, c.Lerp(corners[(k+1)%6], from), c.Lerp(corners[(k+1)%6], from+.2)))
			}
		}
		p.Put(i, j, light, float64(col.A)/255*paint.Cover(dash-width/2))
	})
	return p
}

// paintEdge paints an edge that matches: light along the seam, from a wide glow to a thin line.
func paintEdge(r float64, d rules.Dir, pal *ui.Palette) *paint.Painting {
	p, each := paint.Plate(r * 1.25)
	corners := ui.Hexagon(ui.Point{}, r)
	// Corner 0 is on top; the edge to the east lies between corners 1 and 2.
	a, b := corners[(int(d)+1)%6], corners[(int(d)+2)%6]
	a, b = a.Lerp(b, .06), b.Lerp(a, .06)
	glow, line, core := paint.ToneOf(pal.Ember), paint.ToneOf(pal.Gold), paint.ToneOf(pal.Cream)
	each(func(i, j int, q ui.Point) {
		d := paint.Segment(q, a, b)
		p.Put(i, j, glow, .45*paint.Rise(.2*r, 0, d))
		p.Put(i, j, line, .9*paint.Cover(d-.045*r))
		p.Put(i, j, core, paint.Cover(d-max(.9, .018*r)))
	})
	return p
}

// paintLitRune paints a rune that matches, over the one on the tile.
func paintLitRune(r float64, d rules.Dir, s rules.Rune, c cut, pal *ui.Palette) *paint.Painting {
	p, _ := paint.Plate(r)
	q := paintRune(s, d, r, c, ink{inlay: pal.Rune.Lit, ground: pal.Rune.LitGround, line: .2, rim: .09, glow: .1})
	p.Lay(q.picture, p.W/2+q.x, p.H/2+q.y)
	return p
}

// Shares of a coin's radius.
const (
	coinStep = .24 // by how much the next coin of a stack lies higher
	coinLean = .04 // and further to the right
)

// stackTop returns the offset of a stack's picture from the middle of its lowest coin.
func stackTop(r float64, n int) float64 {
	return -float64(int(math.Ceil(r*1.25))) - math.Round(float64(max(0, n-1))*coinStep*r)
}

// paintStack paints coins on top of each other, baked ones if there are. The lowest one has its middle on the middle of
// the tile.
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

// paintCoin paints a coin: brass rim with flutes, enamel in the seat's colour, the emblem in ink.
func paintCoin(p *paint.Painting, mid ui.Point, r float64, look ui.SeatLook, pal *ui.Palette, top bool) {
	paintCoinShadow(p, mid, r)
	brass, low, enamel, dark := paint.ToneOf(pal.Brass), paint.ToneOf(pal.BrassLow), paint.ToneOf(look.Color), paint.ToneOf(pal.Ink)
	rim := paint.Surface{Shine: .5, Gloss: 26, Metal: .5}
	p.Round(mid, r+1, func(i, j int, q ui.Point) {
		// The rim is a rounded ring, so its slope says how it takes the light.
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

// paintCoinShadow paints what a coin throws on what lies under it.
func paintCoinShadow(p *paint.Painting, mid ui.Point, r float64) {
	p.Round(mid, 1.3*r, func(i, j int, q ui.Point) {
		p.Put(i, j, paint.Tone{}, .5*paint.Rise(1.24*r, .9*r, q.Sub(ui.Pt(.05*r, .12*r)).Len()))
	})
}

// emblemDistance returns the distance from an emblem in a circle of radius 1; negative inside.
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
		sin, cos := math.Sincos(-math.Pi/2 + float64(i)*math.Pi/5)
		radius := []float64{1, .44}[i%2]
		star[i] = ui.Pt(radius*cos, radius*sin)
	}
	return paint.Outline(q, star[:])
}
