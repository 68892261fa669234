package ritual

import (
	"math"

	rules "runehall/games/ritual"
	"runehall/scenes/paint"
	"runehall/ui"
)

// paintShadow paints the soft shadow of a tile. The light comes from the upper left.
func paintShadow(r float64) *paint.Painting {
	away := ui.Pt(.05*r, .10*r)
	return paint.Plate(r*1.22, func(p *paint.Painting, i, j int, q ui.Point) {
		d := paint.Hexagon(q.Sub(away), r*.93)
		p.Put(i, j, paint.Tone{}, .62*paint.Rise(.2*r, -.08*r, d))
	})
}

// paintLegal paints an empty cell that can be taken: a faint outline and ticks in the corners.
func paintLegal(r, hairline float64, col ui.Color, strength float64) *paint.Painting {
	in := r * .9
	corners := ui.Hexagon(ui.Point{}, in)
	light := paint.ToneOf(col)
	return paint.Plate(r, func(p *paint.Painting, i, j int, q ui.Point) {
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
}

// paintRing paints the outline of a hexagon, with a glow round it if glow is not 0.
func paintRing(r, width float64, col ui.Color, glow float64) *paint.Painting {
	light := paint.ToneOf(col)
	return paint.Plate(r+glow+width, func(p *paint.Painting, i, j int, q ui.Point) {
		d := math.Abs(paint.Hexagon(q, r))
		if glow > 0 {
			p.Put(i, j, light, .4*paint.Rise(glow, 0, d))
		}
		p.Put(i, j, light, paint.Cover(d-width/2))
	})
}

// paintSlot paints the dashed outline of a tile's empty place.
func paintSlot(r, width float64, col ui.Color) *paint.Painting {
	light := paint.ToneOf(col)
	corners := ui.Hexagon(ui.Point{}, r*.8)
	return paint.Plate(r, func(p *paint.Painting, i, j int, q ui.Point) {
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
}

// paintEdge paints the light on an edge that matches, from a wide glow to a thin line.
func paintEdge(r float64, d rules.Dir, pal *ui.Palette) *paint.Painting {
	corners := ui.Hexagon(ui.Point{}, r)
	// Corner 0 is on top; the edge to the east lies between corners 1 and 2.
	a, b := corners[(int(d)+1)%6], corners[(int(d)+2)%6]
	a, b = a.Lerp(b, .06), b.Lerp(a, .06)
	glow, line, core := paint.ToneOf(pal.Ember), paint.ToneOf(pal.Gold), paint.ToneOf(pal.Cream)
	return paint.Plate(r*1.25, func(p *paint.Painting, i, j int, q ui.Point) {
		d := paint.Segment(q, a, b)
		p.Put(i, j, glow, .45*paint.Rise(.2*r, 0, d))
		p.Put(i, j, line, .9*paint.Cover(d-.045*r))
		p.Put(i, j, core, paint.Cover(d-max(.9, .018*r)))
	})
}

// paintLitRune paints a rune that matches, to be laid over the same rune of the tile.
func paintLitRune(r float64, d rules.Dir, s rules.Rune, c cut, pal *ui.Palette) *paint.Painting {
	side := 2*int(math.Ceil(r)) + 2
	p := paint.New(side, side)
	q := paintRune(s, d, r, c, ink{inlay: pal.Rune.Lit, ground: pal.Rune.LitGround, line: .2, rim: .09, glow: .1})
	p.Lay(q.picture, p.W/2+q.x, p.H/2+q.y)
	return p
}

// paintDust paints the ring of dust that a tile raises when it comes down: cloudy, and thickest at the tile's edge.
func paintDust(r float64, col ui.Color) *paint.Painting {
	light := paint.ToneOf(col).Mul(.8)
	return paint.Plate(r*1.3, func(p *paint.Painting, i, j int, q ui.Point) {
		d := paint.Hexagon(q, r)
		if d < -.12*r || d > .28*r {
			return
		}
		a := math.Atan2(q.Y, q.X)
		cloud := .55 + .2*math.Sin(7*a+1) + .15*math.Sin(13*a+d/r*20) + .1*math.Sin(29*a-d/r*31)
		p.Put(i, j, light, .8*cloud*paint.Rise(-.12*r, .02*r, d)*paint.Rise(.28*r, .02*r, d))
	})
}

// paintCross paints the sign on an edge that disagrees: a cross on a disc of blood, which shows on every ground.
func paintCross(r float64, pal *ui.Palette) *paint.Painting {
	ink, blood, cream := paint.ToneOf(pal.Ink), paint.ToneOf(pal.Blood), paint.ToneOf(pal.Cream)
	arm := .42 * r
	return paint.Plate(r*1.2, func(p *paint.Painting, i, j int, q ui.Point) {
		d := q.Len()
		p.Put(i, j, ink, .8*paint.Cover(d-r*1.1))
		p.Put(i, j, blood, paint.Cover(d-r*.92))
		bar := min(paint.Segment(q, ui.Pt(-arm, -arm), ui.Pt(arm, arm)),
			paint.Segment(q, ui.Pt(-arm, arm), ui.Pt(arm, -arm)))
		p.Put(i, j, cream, paint.Cover(bar-.12*r))
	})
}
