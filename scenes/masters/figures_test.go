package masters

import (
	"testing"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/table"
)

// TestFiguresShowWhatTheirClausesSay holds the positions of the rulebook to the clauses beside which they stand.
func TestFiguresShowWhatTheirClausesSay(t *testing.T) {
	for _, f := range Figures {
		core, draft, err := table.Position(rules.Def, f)
		if err != nil {
			t.Fatal(err)
		}
		v := rules.Def.View(core, games.All)
		var p rules.Preview
		refused := ""
		if draft != nil {
			p = v.Preview(laidBy(*draft))
			if why := v.WhyNot(v.OnTurn(), *draft); why != nil {
				refused = why.Clause
			}
		}
		right := refused == ""
		switch f.Clause {
		case "MAS-7":
			right = right && p.Under && !p.Beside
		case "MAS-8":
			right = right && p.Beside && !p.Under
		case "MAS-11":
			right = refused == f.Clause
		case "MAS-13":
			own, _ := v.Area(rules.Cell{X: 1, Y: 1})
			right = len(own.Cells) > 3 && v.Masters(0)[0] == rules.Cell{X: 1, Y: 1} && v.Masters(1)[0] == rules.Cell{X: -1, Y: 0}
		case "MAS-2":
			want := map[rules.Cell]rules.Colour{{X: 0, Y: 0}: rules.Blue, {X: 2, Y: 1}: rules.Green, {X: 1, Y: 0}: rules.Red}
			for c, colour := range want {
				if a, _ := v.Area(c); a.Colour != colour {
					right = false
				}
			}
		default:
			t.Errorf("%s: nothing is known of its figure", f.Clause)
		}
		if !right {
			t.Errorf("%s: refused by %q, under %v, beside %v", f.Clause, refused, p.Under, p.Beside)
		}
	}
}
