package toss

import (
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/internal/workshop/boardtest"
)

// TestFiguresShowWhatTheirClausesSay compares the positions in the rulebook with the clauses beside them.
func TestFiguresShowWhatTheirClausesSay(t *testing.T) {
	boardtest.Figures(t, rules.Def, Figures, func(f *boardtest.Figured[rules.Move, rules.View]) bool {
		v, m := f.View, f.Draft
		shown := modelOf(v)
		up := func(r rules.Rune) bool { return shown.disc(r) >= 0 }
		switch f.Clause {
		case "TOS-4":
			return v.Round() == 1 && len(v.Discs()) == 1 && v.Balance(1) != rules.NoRune
		case "TOS-8":
			return up(34) && up(35) && up(19) && rules.Rune(19).Sign() == rules.Rune(35).Sign() && v.TwinOf(22) == 1
		case "TOS-11":
			taken := v.Taken(1)
			return slices.Contains(v.Givable(1), m.Pair) && slices.Contains(taken, 36) && !slices.Contains(taken, 37) &&
				v.TwinOf(36) == games.Nobody
		case "TOS-13":
			return v.TwinOf(47) == 0 && up(47) && len(v.Piles(0)[rules.White].Pairs) == len(v.Stake(0))/2 &&
				len(v.Stake(0)) > 2
		case "TOS-14":
			thefts := v.Disputed()
			return len(thefts) == 2 && thefts[0].Victim != thefts[1].Victim && m.Order[0] == 0
		case "TOS-22":
			c, on := v.Contest()
			return on && len(c.Counts) == 1 && c.Counts[1] != rules.Touched
		case "TOS-42":
			return v.Way() == rules.Calm && up(35) && up(19) && slices.Contains(v.Visible(), int(m.Pair)) &&
				!slices.Contains(v.Visible(), rules.Rune(19).Pair())
		}
		return false
	})
}
