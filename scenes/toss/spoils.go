package toss

import (
	"math"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/ui"
)

// Of the spoils that lie on the table when a match is over, by its radius: each seat has the part before its edge, and each colour a ring of its own.
var spoilRings = [...]float64{rules.Black: .76, rules.Grey: .55, rules.White: .33}

const (
	spoilRune = .084 // the radius of a rune
	spoilMark = .075 // that of the emblem of its seat, at spoilsAt
	spoilsAt  = .91
	spoilPart = .86 // of the part of a seat that its spoils take at most
)

// drawSpoils lays what each seat has got on the table, large and in pairs, where runes were thrown before.
func (a *artist) drawSpoils(c *ui.Canvas, mid ui.Point, radius float64) {
	m := &a.Model
	for s := range games.Seat(m.seats) {
		e := a.Given.View.Edge(s)
		to := a.places.lens.turned(ui.Pt(e.X, e.Y))
		way := math.Atan2(to.Y, to.X)
		a.painter.mark(c, mid.Add(ui.Polar(way, radius*spoilsAt)), radius*spoilMark, *a.Given.Look(s))
		for colour, at := range spoilRings {
			a.drawSpoil(c, a.words.piles[s][colour].runes, mid, radius*at, way, radius*spoilRune)
		}
	}
}

// drawSpoil lays pairs side by side on a ring, round a direction; the nearer to one another, the more they are.
func (a *artist) drawSpoil(c *ui.Canvas, pairs []rules.Rune, mid ui.Point, ring, way, r float64) {
	if len(pairs) == 0 {
		return
	}
	part := round / float64(a.Model.seats) * spoilPart
	step := min(2.5*r/ring, part/float64(len(pairs)))
	for i, one := range pairs {
		at := mid.Add(ui.Polar(way+step*(float64(i)-float64(len(pairs)-1)/2), ring))
		a.painter.pair(c, at, r*.86, one, 0)
	}
}
