package ritual

import (
	"math"
	"slices"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/ui"
)

// drawClosings outlines the tiles of each line and circle that lacks a single tile: in gold for the actor, and thinner
// in the colours of the others.
func (a *artist) drawClosings(c *ui.Canvas) {
	for _, l := range a.player.closings {
		owner, cells := l.Shape.Owner, l.laid
		if l.again || !a.Given.Sits(owner) {
			continue
		}
		if owner == a.closer() {
			a.drawOutline(c, cells, .1, c.Palette.Gold)
			a.drawOutline(c, cells, .035, c.Palette.Cream)
			continue
		}
		a.drawOutline(c, cells, .1, c.Palette.Ink.Fade(.7))
		a.drawOutline(c, cells, .055, a.Given.Color(owner))
	}
}

// closer returns the seat whose lines and circles are golden: the one that acts, or else the one in front.
func (a *artist) closer() games.Seat {
	if s := a.player.options.actor; s >= 0 {
		return s
	}
	return a.Given.Front
}

// drawOutline draws a line along the outer edges of some tiles. Its width is a share of a tile's radius.
func (a *artist) drawOutline(c *ui.Canvas, cells []rules.Cell, width float64, col ui.Color) {
	r := a.Eye.Scale
	for _, cell := range cells {
		at := a.places.at(cell)
		if !a.places.sees(at, r) {
			continue
		}
		for d := range rules.Dir(rules.Dirs) {
			if slices.Contains(cells, cell.Next(d)) {
				continue
			}
			angle := float64(d) * math.Pi / 3
			from, to := at.Add(ui.Polar(angle-math.Pi/6, r)), at.Add(ui.Polar(angle+math.Pi/6, r))
			c.Line(from, to, width*r, col)
			c.Disc(to, width*r/2, col)
			c.Disc(from, width*r/2, col)
		}
	}
}

// drawMissing marks the cells where a tile is missing from the golden lines and circles. As long as no tile is chosen,
// whose coins would stand there, a free cell says what closing it would bring, also to the others.
func (a *artist) drawMissing(c *ui.Canvas) {
	for _, l := range a.player.closings {
		if a.player.drafted(l.Cell) {
			continue
		}
		chosen := a.Sel.tile >= 0 && a.player.mine()
		_, covers := a.Model.at(l.Cell)
		if owner := l.Shape.Owner; owner != a.closer() {
			if !covers && !chosen && a.Given.Sits(owner) {
				a.cellText(c, l.Cell, gained(int(l.Shape.Coins)), a.Given.Color(owner))
			}
			continue
		}
		if chosen && a.player.options.placement(a.Sel.tile, l.Cell) == nil {
			a.drawMark(c, targetPicture, l.Cell, .45)
			continue
		}
		a.drawMark(c, targetPicture, l.Cell, 1)
		if !covers && !chosen {
			a.cellText(c, l.Cell, gained(int(l.Shape.Coins)), c.Palette.GoldText)
		}
	}
}
