package ritual

import (
	"math"
	"slices"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/ui"
)

// drawClosings draws an outline round the tiles of each line and circle of which one tile is missing: golden for the seat that acts, and thinner
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

// drawOutline draws a line along the outer edges of some tiles.
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

// drawMissing rims the cells on which a tile is missing from the golden ones. Before a tile is chosen, whose coins there would say it, a free cell
// bears what it would bring.
func (a *artist) drawMissing(c *ui.Canvas) {
	for _, l := range a.player.closings {
		if l.Shape.Owner != a.closer() || a.player.drafted(l.Cell) {
			continue
		}
		chosen := a.Sel.tile >= 0 && a.player.mine()
		if chosen && a.player.options.placement(a.Sel.tile, l.Cell) == nil {
			a.drawMark(c, targetPicture, l.Cell, .45)
			continue
		}
		a.drawMark(c, targetPicture, l.Cell, 1)
		if _, covers := a.Model.at(l.Cell); !covers && !chosen {
			a.cellText(c, l.Cell, gains[l.Shape.Coins], c.Palette.GoldText)
		}
	}
}
