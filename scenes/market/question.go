package market

import (
	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/table"
)

// Question is the duel that waits for its answer (MAR-21). It is asked alike whoever holds what.
func (b *Board) Question(v rules.View) (table.Question[rules.Move], bool) {
	f, _ := v.Duel()
	if v.Phase() != rules.AnswerPhase {
		return table.Question[rules.Move]{}, false
	}
	return table.Question[rules.Move]{
		By: f.Seat, Seats: []games.Seat{f.Target}, Ask: key("market.board.question.ask"), About: key("market.board.question.about"),
		Decline: rules.Move{Kind: rules.Yield},
	}, true
}
