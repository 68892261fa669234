package toss

import (
	"math"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/ui"
)

// Measures of the spoils on the table when a match is over, by the table's radius. Each seat has the part in front of
// its edge, and each colour a ring.
var spoilRings = [...]float64{rules.Black: .76, rules.Grey: .55, rules.White: .33}

const (
	spoilRune = .084 // the radius of a rune
	spoilMark = .075 // the radius of a seat's emblem, which lies at spoilsAt
	spoilsAt  = .91
	spoilPart = .86 // the share of a seat's part that its spoils take at most
)

// drawSpoils draws what each seat has won, large and in pairs, on the table where runes were thrown before.
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

// drawSpoil draws pairs side by side on a ring, centred on a direction, closer together the more there are.
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
