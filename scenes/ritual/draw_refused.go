package ritual

import (
	"math"

	rules "runehall/games/ritual"
	"runehall/ui"
)

// refuse shakes a tile that does not fit on a cell, and shows which of its edges disagree.
func (b *Board) refuse(m rules.Move) {
	if !lays(m) {
		return
	}
	matches := b.view.Preview(b.options.actor, m.Tile, m.Turn, m.Cell).Matches
	f := flash{kind: flashRefused, cell: m.Cell, tile: m.Tile, turn: m.Turn, ticks: refuseTicks}
	for d := range rules.Dir(rules.Dirs) {
		if _, laid := b.view.At(m.Cell.Next(d)); laid && !matches.Has(d) {
			f.edges |= 1 << d
		}
	}
	b.timeline.Add(lit(f))
}

// shaken returns how far a draft is off its cell because it was refused.
func (b *Board) shaken(cell rules.Cell) float64 {
	for i := range b.model.flashes {
		if f := &b.model.flashes[i]; f.kind == flashRefused && f.cell == cell && !f.still {
			return b.frame.Kit.Dp(4) * shake(f.elapsed()/float64(shakeTicks))
		}
	}
	return 0
}

// shake swings three times while t goes from 0 to 1.
func shake(t float64) float64 {
	if t >= 1 {
		return 0
	}
	return ui.Shake(t, 3)
}

// drawRefused draws tiles that were refused, where they are no draft, and crosses that pop up on the edges that disagree.
func (b *Board) drawRefused(c *ui.Canvas, size float64) {
	for i := range b.model.flashes {
		f := &b.model.flashes[i]
		if f.kind != flashRefused {
			continue
		}
		at, r := b.at(f.cell), b.cam.Scale
		light := min(1, 3*(1-f.t))
		if f.still {
			light = 1 - f.t
		}
		if !b.drafted(f.cell) {
			p := at.Add(ui.Pt(b.shaken(f.cell), 0))
			b.drawTile(c, f.tile, f.turn, p, r, size, .75*light)
			b.art.draw(c, pictureKey{kind: wrongPicture}, p, r, size, white.Fade(light))
		}
		n := 0
		for d := range rules.Dir(rules.Dirs) {
			if f.edges&(1<<d) == 0 {
				continue
			}
			pop := 1.0
			if !f.still {
				pop = ui.OutBack(max(0, min((f.elapsed()-float64(n*crossTicks))/float64(liftTicks), 1)))
			}
			n++
			if pop > 0 {
				mid := at.Add(way(float64(d)*math.Pi/3, r*math.Sqrt(3)/2))
				b.art.draw(c, pictureKey{kind: crossPicture}, mid, .19*r*pop, math.Round(.19*size), white.Fade(light))
			}
		}
	}
}
