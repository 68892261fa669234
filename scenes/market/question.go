package market

import (
	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/table"
)

// question returns the duel that waits for its answer (MAR-21), if there is one. It is asked in the same way whatever
// anybody holds, and the seat looks into its hand itself: a card that holds must be shown. A seat whose hand is empty,
// as everybody sees, is not asked.
func question(v rules.View) (table.Question[rules.Move], bool) {
	f, _ := v.Duel()
	if v.Phase() != rules.AnswerPhase || v.HandSize(f.Target) == 0 {
		return table.Question[rules.Move]{}, false
	}
	return table.Question[rules.Move]{Decline: rules.Move{Kind: rules.Yield}, Inquiry: table.Inquiry{
		By: f.Seat, Seats: []games.Seat{f.Target},
		Ask: games.Phrase{Key: "market.board.question.ask", Args: []games.Arg{seatName(f.Target)}},
		About: games.Phrase{Key: "market.board.question.about",
			Args: []games.Arg{named("by", f.Seat), seatName(f.Target), number("n", int(f.Card))}},
		Declines: key("market.board.do.yield"), Looks: true,
	}}, true
}
