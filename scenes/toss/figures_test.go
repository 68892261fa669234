package toss

import (
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/scenes/boardtest"
)

// TestFiguresShowWhatTheirClausesSay holds the positions of the rulebook to the clauses beside which they stand.
func TestFiguresShowWhatTheirClausesSay(t *testing.T) {
	boardtest.Figures(t, rules.Def, Figures, func(f *boardtest.Figured[rules.Move, rules.View]) bool {
		v, m := f.View, f.Draft
		made := modelOf(v)
		up := func(r rules.Rune) bool { return made.disc(r) >= 0 }
		switch f.Clause {
		case "TOS-4":
			return v.Round() == 1 && len(v.Discs()) == 1 && v.Balance(1) != rules.NoRune
		case "TOS-8":
			return up(2) && up(3) && up(18) && rules.Rune(18).Sign() == rules.Rune(2).Sign() && v.TwinOf(34) == 2
		case "TOS-11":
			taken := v.Taken(1)
			return slices.Contains(v.Givable(1), m.Pair) && slices.Contains(taken, 36) && !slices.Contains(taken, 37) && v.TwinOf(36) == games.Nobody
		case "TOS-13":
			return v.TwinOf(10) == 0 && up(10) && len(v.Stake(0)) == 6
		case "TOS-14":
			thefts := v.Disputed()
			return len(thefts) == 2 && thefts[0].Victim != thefts[1].Victim && m.Order[0] == 1
		case "TOS-22":
			c, on := v.Contest()
			return on && len(c.Counts) == 1 && c.Counts[1] != rules.Touched
		case "TOS-42":
			return v.Way() == rules.Calm && v.TwinOf(36) >= 0 && up(44) && !slices.Contains(v.Visible(), rules.Rune(44).Pair())
		}
		return false
	})
}
