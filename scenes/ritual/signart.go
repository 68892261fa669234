package ritual

import (
	"math"

	rules "runehall/games/ritual"
	"runehall/ui"
)

// plate returns an empty painting round a middle, large enough for a radius, and a way to go over its pixels.
func plate(radius float64) (*painting, func(func(i, j int, q ui.Point))) {
	side := 2*int(math.Ceil(radius)) + 2
	p := newPainting(side, side)
	mid := float64(side) / 2
	return p, func(at func(i, j int, q ui.Point)) {
		for j := range side {
			for i := range side {
				at(i, j, ui.Pt(float64(i)+.5-mid, float64(j)+.5-mid))
			}
		}
	}
}

// cover returns how much of a pixel lies inside a distance of 0.
func cover(distance float64) float64 { return max(0, min(.5-distance, 1)) }

// paintShadow paints the soft shadow of a tile; light comes from the upper left.
func paintShadow(r float64) *painting {
	p, each := plate(r * 1.22)
	away := ui.Pt(.05*r, .10*r)
	each(func(i, j int, q ui.Point) {
		d := hexDistance(q.Sub(away), r*.93)
		p.put(i, j, tone{}, .62*rise(.2*r, -.08*r, d))
	})
	return p
}

// paintLegal paints an empty cell that can be taken: a faint outline and ticks in the corners.
func paintLegal(r, hairline float64, col ui.Color, strength float64) *painting {
	p, each := plate(r)
	in := r * .9
	corners := ui.Hexagon(ui.Point{}, in)
	light := toneOf(col)
	each(func(i, j int, q ui.Point) {
		d := hexDistance(q, in)
		p.put(i, j, tone{}, .26*cover(d))
		p.put(i, j, light, .24*strength*cover(math.Abs(d)-hairline/2))
		tick := math.Inf(1)
		for k, c := range corners {
			for _, n := range [...]int{1, 5} {
				tick = min(tick, segmentDistance(q, c, c.Lerp(corners[(k+n)%6], .15)))
			}
		}
		p.put(i, j, light, .85*strength*cover(tick-max(hairline*.75, .018*r)))
	})
	return p
}

// paintRing paints a hexagon's outline, with a glow round it if it has a width.
func paintRing(r, width float64, col ui.Color, glow float64) *painting {
	p, each := plate(r + glow + width)
	light := toneOf(col)
	each(func(i, j int, q ui.Point) {
		d := math.Abs(hexDistance(q, r))
		if glow > 0 {
			p.put(i, j, light, .4*rise(glow, 0, d))
		}
		p.put(i, j, light, cover(d-width/2))
	})
	return p
}

// paintSlot paints the dashed outline of a tile that is not there.
func paintSlot(r, width float64, col ui.Color) *painting {
	p, each := plate(r)
	light := toneOf(col)
	corners := ui.Hexagon(ui.Point{}, r*.8)
	each(func(i, j int, q ui.Point) {
		p.put(i, j, tone{}, .4*cover(hexDistance(q, r*.93)))
		dash := math.Inf(1)
		for k, c := range corners {
			for n := range 3 {
				from := .08 + float64(n)*.31
				dash = min(dash, segmentDistance(q, c.Lerp(corners[(k+1)%6], from), c.Lerp(corners[(k+1)%6], from+.2)))
			}
		}
		p.put(i, j, light, float64(col.A)/255*cover(dash-width/2))
	})
	return p
}

// paintEdge paints an edge that matches: light along the seam, from a wide glow to a thin line.
func paintEdge(r float64, d rules.Dir, pal *ui.Palette) *painting {
	p, each := plate(r * 1.25)
	corners := ui.Hexagon(ui.Point{}, r)
	// Corner 0 is on top; the edge to the east lies between corners 1 and 2.
	a, b := corners[(int(d)+1)%6], corners[(int(d)+2)%6]
	a, b = a.Lerp(b, .06), b.Lerp(a, .06)
	glow, line, core := toneOf(pal.Ember), toneOf(pal.Gold), toneOf(pal.Cream)
	each(func(i, j int, q ui.Point) {
		d := segmentDistance(q, a, b)
		p.put(i, j, glow, .45*rise(.2*r, 0, d))
		p.put(i, j, line, .9*cover(d-.045*r))
		p.put(i, j, core, cover(d-max(.9, .018*r)))
	})
	return p
}

// paintLitRune paints a rune that matches, over the one on the tile.
func paintLitRune(r float64, d rules.Dir, s rules.Rune, c cut, pal *ui.Palette) *painting {
	p, _ := plate(r)
	q := paintRune(s, d, r, c, ink{inlay: pal.Rune.Lit, ground: pal.Rune.LitGround, line: .2, rim: .09, glow: .1})
	p.lay(q.picture, p.w/2+q.x, p.h/2+q.y)
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
func paintStack(r float64, n int, look ui.SeatLook, pal *ui.Palette, baked *painting) *painting {
	half := int(math.Ceil(r * 1.25))
	up := int(math.Round(float64(max(0, n-1)) * coinStep * r))
	p := newPainting(2*half, 2*half+up)
	for k := range n {
		mid := ui.Pt(float64(half)+float64(k)*coinLean*r, float64(half+up)-math.Round(float64(k)*coinStep*r))
		if baked == nil {
			paintCoin(p, mid, r, look, pal, k == n-1)
			continue
		}
		paintCoinShadow(p, mid, r)
		p.lay(baked, int(mid.X)-baked.w/2, int(mid.Y)-baked.h/2)
	}
	return p
}

// paintCoin paints a coin: brass rim with flutes, enamel in the seat's colour, the emblem in ink.
func paintCoin(p *painting, mid ui.Point, r float64, look ui.SeatLook, pal *ui.Palette, top bool) {
	brass, low, enamel, dark := toneOf(pal.Brass), toneOf(pal.BrassLow), toneOf(look.Color), toneOf(pal.Ink)
	rim := surface{shine: .5, gloss: 26, metal: .5}
	for j := max(0, int(mid.Y-1.3*r)); j < min(p.h, int(mid.Y+1.3*r)+1); j++ {
		for i := max(0, int(mid.X-1.3*r)); i < min(p.w, int(mid.X+1.3*r)+1); i++ {
			q := ui.Pt(float64(i)+.5, float64(j)+.5).Sub(mid)
			d := q.Len()
			p.put(i, j, tone{}, .5*rise(1.24*r, .9*r, q.Sub(ui.Pt(.05*r, .12*r)).Len()))
			if d > r+1 {
				continue
			}
			// The rim is a rounded ring, so its slope says how it takes the light.
			way := q.Mul(1 / max(d, 1e-9))
			slope := max(-1, min((d/r-.89)*9, 1))
			flute := 1 + .12*math.Cos(28*math.Atan2(q.Y, q.X))
			p.put(i, j, rim.lit(brass.mix(low, .35).mul(flute), -slope*way.X, -slope*way.Y), cover(d-r))
			p.put(i, j, dark, .8*cover(d-.80*r))
			if top {
				e := enamel.mul(1.06 - .22*(q.X+q.Y)/r)
				p.put(i, j, e, cover(d-.76*r))
				p.put(i, j, dark, .92*cover(emblemDistance(look.Emblem, q.Mul(1/(.46*r)))*.46*r))
			}
		}
	}
}

// paintCoinShadow paints what a coin throws on what lies under it.
func paintCoinShadow(p *painting, mid ui.Point, r float64) {
	for j := max(0, int(mid.Y-1.3*r)); j < min(p.h, int(mid.Y+1.3*r)+1); j++ {
		for i := max(0, int(mid.X-1.3*r)); i < min(p.w, int(mid.X+1.3*r)+1); i++ {
			q := ui.Pt(float64(i)+.5, float64(j)+.5).Sub(mid)
			p.put(i, j, tone{}, .5*rise(1.24*r, .9*r, q.Sub(ui.Pt(.05*r, .12*r)).Len()))
		}
	}
}

// emblemDistance returns the distance from an emblem in a circle of radius 1; negative inside.
func emblemDistance(e ui.Emblem, q ui.Point) float64 {
	switch e {
	case ui.EmblemCircle:
		return q.Len() - .82
	case ui.EmblemDiamond:
		return outlineDistance(q, []ui.Point{{X: 0, Y: -1}, {X: .8, Y: 0}, {X: 0, Y: 1}, {X: -.8, Y: 0}})
	case ui.EmblemTriangle:
		return outlineDistance(q, []ui.Point{{X: 0, Y: -.95}, {X: .93, Y: .7}, {X: -.93, Y: .7}})
	case ui.EmblemSquare:
		return max(math.Abs(q.X), math.Abs(q.Y)) - .74
	}
	var star [10]ui.Point
	for i := range star {
		sin, cos := math.Sincos(-math.Pi/2 + float64(i)*math.Pi/5)
		radius := []float64{1, .44}[i%2]
		star[i] = ui.Pt(radius*cos, radius*sin)
	}
	return outlineDistance(q, star[:])
}
