package ritual

import (
	"math"

	"runehall/ui"
)

// paintDust paints the ring of dust that a tile raises as it comes down: cloudy, thickest at the tile's edge.
func paintDust(r float64, col ui.Color) *painting {
	p, each := plate(r * 1.3)
	light := toneOf(col).mul(.8)
	each(func(i, j int, q ui.Point) {
		d := hexDistance(q, r)
		if d < -.12*r || d > .28*r {
			return
		}
		a := math.Atan2(q.Y, q.X)
		cloud := .55 + .2*math.Sin(7*a+1) + .15*math.Sin(13*a+d/r*20) + .1*math.Sin(29*a-d/r*31)
		p.put(i, j, light, .8*cloud*rise(-.12*r, .02*r, d)*rise(.28*r, .02*r, d))
	})
	return p
}

// paintCross paints the sign on an edge that disagrees: a cross on a disc of blood, which is seen on every ground.
func paintCross(r float64, pal *ui.Palette) *painting {
	p, each := plate(r * 1.2)
	ink, blood, cream := toneOf(pal.Ink), toneOf(pal.Blood), toneOf(pal.Cream)
	arm := .42 * r
	each(func(i, j int, q ui.Point) {
		d := q.Len()
		p.put(i, j, ink, .8*cover(d-r*1.1))
		p.put(i, j, blood, cover(d-r*.92))
		bar := min(segmentDistance(q, ui.Pt(-arm, -arm), ui.Pt(arm, arm)), segmentDistance(q, ui.Pt(-arm, arm), ui.Pt(arm, -arm)))
		p.put(i, j, cream, cover(bar-.12*r))
	})
	return p
}
