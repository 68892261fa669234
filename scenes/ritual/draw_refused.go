package ritual

import (
	"math"

	rules "runehall/games/ritual"
	"runehall/ui"
)

// shaken returns how far a refused draft has swung from its cell.
func (a *artist) shaken(cell rules.Cell) float64 {
	for f := range a.Model.flashing(flashRefused) {
		if f.on == hexAt(cell) {
			return a.Given.Frame.Kit.Dp(4) * f.Shaken(shakeTicks, 3)
		}
	}
	return 0
}

// drawRefused draws tiles that were refused, unless they lie there as drafts, and crosses that pop up on the edges that
// disagree.
func (a *artist) drawRefused(c *ui.Canvas) {
	for f := range a.Model.flashing(flashRefused) {
		cell := cellOf(f.on)
		at := a.places.at(cell)
		light := f.Lingering()
		if !a.player.drafted(cell) {
			p := at.Add(ui.Pt(a.shaken(cell), 0))
			a.drawTile(c, f.tile, f.turn, p, .75*light)
			a.drawHex(c, pictureKey{kind: wrongPicture}, p, light)
		}
		a.drawCrosses(c, at, f.edges, func(n int) float64 {
			if f.Still {
				return 1
			}
			return ui.OutBack(max(0, min((f.Elapsed()-float64(n*crossTicks))/float64(liftTicks), 1)))
		}, light)
	}
}

// drawCrosses draws crosses on edges of a tile that lies round a point. Pop returns how large the n-th cross is now.
func (a *artist) drawCrosses(c *ui.Canvas, at ui.Point, edges rules.Edges, pop func(n int) float64, light float64) {
	n, r := 0, a.Eye.Scale
	for d := range rules.Dir(rules.Dirs) {
		if !edges.Has(d) {
			continue
		}
		size := pop(n)
		n++
		if size > 0 {
			mid := at.Add(ui.Polar(float64(d)*math.Pi/3, r*math.Sqrt(3)/2))
			a.painter.draw(c, pictureKey{kind: crossPicture}, mid, .19*r*size, math.Round(.19*a.Eye.Crisp()),
				ui.White.Fade(light))
		}
	}
}
