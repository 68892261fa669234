package ritual

import (
	"math"

	"runehall/scenes/paint"
	"runehall/ui"
)

// paintDust paints the ring of dust that a tile raises as it comes down: cloudy, thickest at the tile's edge.
func paintDust(r float64, col ui.Color) *paint.Painting {
	p, each := paint.Plate(r * 1.3)
	light := paint.ToneOf(col).Mul(.8)
	each(func(i, j int, q ui.Point) {
		d := paint.Hexagon(q, r)
		if d < -.12*r || d > .28*r {
			return
		}
		a := math.Atan2(q.Y, q.X)
		cloud := .55 + .2*math.Sin(7*a+1) + .15*math.Sin(13*a+d/r*20) + .1*math.Sin(29*a-d/r*31)
		p.Put(i, j, light, .8*cloud*paint.Rise(-.12*r, .02*r, d)*paint.Rise(.28*r, .02*r, d))
	})
	return p
}

// paintCross paints the sign on an edge that disagrees: a cross on a disc of blood, which is seen on every ground.
func paintCross(r float64, pal *ui.Palette) *paint.Painting {
	p, each := paint.Plate(r * 1.2)
	ink, blood, cream := paint.ToneOf(pal.Ink), paint.ToneOf(pal.Blood), paint.ToneOf(pal.Cream)
	arm := .42 * r
	each(func(i, j int, q ui.Point) {
		d := q.Len()
		p.Put(i, j, ink, .8*paint.Cover(d-r*1.1))
		p.Put(i, j, blood, paint.Cover(d-r*.92))
		bar := min(paint.Segment(q, ui.Pt(-arm, -arm), ui.Pt(arm, arm)), paint.Segment(q, ui.Pt(-arm, arm), ui.Pt(arm, -arm)))
		p.Put(i, j, cream, paint.Cover(bar-.12*r))
	})
	return p
}
