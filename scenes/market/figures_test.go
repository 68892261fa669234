package market

import (
	"testing"

	rules "runehall/games/market"
	"runehall/scenes/boardtest"
)

// TestFiguresShowWhatTheirClausesSay holds the positions of the rulebook to the clauses beside which they stand.
func TestFiguresShowWhatTheirClausesSay(t *testing.T) {
	examples := 0
	boardtest.Figures(t, rules.Def, Figures, func(f *boardtest.Figured[rules.Move, rules.View]) bool {
		v, s, m := f.View, f.View.OnTurn(), f.Draft
		switch f.Clause {
		case "MAR-3":
			return v.Price() == 3 && v.RunesLeft() == 2*rules.MarketRunes
		case "MAR-10":
			examples++
			stock, _ := v.Store(s, m.Store)
			return m.Kind == rules.Interest && stock.Runes == 1 && stock.Joined == (examples == 2) && v.Bears(m.Store) == examples
		case "MAR-11":
			return m.Kind == rules.OutpostForRunes && m.Pay.Size() == v.Price()
		case "MAR-19":
			return m.Kind == rules.BuyRune && m.Cards.Size() == 2 && m.Cards.Sum() == 10
		case "MAR-20":
			return m.Kind == rules.Outpost && m.Cards.Sum() == rules.SumForMore
		case "MAR-21":
			fight, _ := v.Duel()
			return fight.Open && m.Kind == rules.Show && m.Card == fight.Card
		case "MAR-26":
			stored, _ := v.Store(m.Seat, m.Store)
			return m.Kind == rules.Collector && stored.Joined && stored.Runes > 0
		}
		return false
	})
}
