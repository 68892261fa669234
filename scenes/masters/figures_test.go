package masters

import (
	"testing"

	rules "runehall/games/masters"
	"runehall/internal/workshop/boardtest"
)

// TestFiguresShowWhatTheirClausesSay compares the positions in the rulebook with the clauses that they illustrate.
func TestFiguresShowWhatTheirClausesSay(t *testing.T) {
	boardtest.Figures(t, rules.Def, Figures, func(f *boardtest.Figured[rules.Move, rules.View]) bool {
		v := f.View
		var p rules.Preview
		if lays(f.Draft) {
			p = v.Preview(laidBy(f.Draft))
		}
		switch f.Clause {
		case "MAS-7":
			return p.Under && !p.Beside
		case "MAS-8":
			return p.Beside && !p.Under
		case "MAS-11":
			return f.Refused == f.Clause
		case "MAS-13":
			own, _ := v.Area(rules.Cell{X: 1, Y: 1})
			return len(own.Cells) > 3 && v.Masters(0)[0] == rules.Cell{X: 1, Y: 1} &&
				v.Masters(1)[0] == rules.Cell{X: -1, Y: 0}
		case "MAS-2":
			for c, colour := range map[rules.Cell]rules.Colour{{X: 0, Y: 0}: rules.Blue, {X: 2, Y: 1}: rules.Green,
				{X: 1, Y: 0}: rules.Red} {
				if a, _ := v.Area(c); a.Colour != colour {
					return false
				}
			}
			return true
		}
		return false
	})
}
