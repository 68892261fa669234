package market

import (
	"testing"

	"runehall/games"
)

// roundEnding is the option by which the round is finished.
const roundEnding = OptionEnding + "=" + EndingRound

// told counts the events of a type told so far.
func (tb *table) told(event Event) (n int) {
	for _, e := range tb.events.List() {
		if games.EventName(e) == games.EventName(event) {
			n++
		}
	}
	return n
}

func wantOver(tb *table) {
	tb.t.Helper()
	wantEqual(tb.t, "phase", tb.phase, OverPhase)
}

// With the option, the round in which the market is emptied is finished, up to the seat before the start player.
func TestMAR31_TheRoundIsFinished(t *testing.T) {
	tb := sit(t, 3, roundEnding).hold(0, "5").hold(1, "thief+4").hold(2, "10").drain(2, 1, 0).begin(0)
	wantEqual(t, "before", []bool{view(tb.Game, 1).FinishesRound(), view(tb.Game, 1).LastRound()}, []bool{true, false})
	tb.play("0 rune 5 red")
	wantEqual(t, "told", []int{tb.told(MarketEmptied{}), tb.told(LastRound{}), tb.told(SeatScored{})}, []int{1, 1, 0})
	wantEqual(t, "the last round", view(tb.Game, games.Public).LastRound(), true)
	tb.wantPhase(TurnPhase, 0)
	tb.play("0 end")
	tb.wantPhase(TurnPhase, 1)
	tb.play("1 rob thief", "1 take-rune 0 red loose", "1 end", "2 duel 10 1", "1 yield", "2 take-rune 1 red loose")
	tb.wantPhase(TurnPhase, 2)
	tb.play("2 end")
	r, over := tb.Result()
	wantEqual(t, "end", []any{over, r.Clause, r.Points[:3], tb.winner}, []any{true, "MAR-31", []int32{0, 0, 24}, 2})
	// If the last seat of the round empties it, its turn is finished, and the match ends.
	tb = sit(t, 3, roundEnding).hold(2, "5+1").drain(1, 1, 0).begin(2).play("2 rune 5 red")
	tb.wantPhase(TurnPhase, 2)
	wantOver(tb.play("2 end"))
}

// Runes paid come back to the market and can be bought, but the round remains the last one, and that is told only once.
func TestMAR31_TheLastRoundStaysTheLast(t *testing.T) {
	tb := sit(t, 2, roundEnding).hold(0, "5").hold(1, "5+5+10+10").loose(1, 4, 0).drain(0, 1,
		0).begin(0).play("0 rune 5 red", "0 end")
	tb.play("1 outpost-for-runes 4,0,0,0,0,0 own")
	wantEqual(t, "back", view(tb.Game, 0).Market().Runes[Red], 4)
	wantEqual(t, "nothing is left to hurry for", tb.left(), 0)
	tb.play("1 rune 5 red", "1 rune 5 red", "1 rune 10 red", "1 rune 10 red")
	tb.wantPhase(TurnPhase, 1)
	wantOver(tb.play("1 end"))
	wantEqual(t, "told", []int{tb.told(MarketEmptied{}), tb.told(LastRound{}), tb.told(SeatScored{})}, []int{1, 1, 2})
}

// While the market is empty there is no interest, and cards buy no runes; a card that can do nothing else is discarded
// without effect (MAR-12). Outposts and collectors are sold as before.
func TestMAR31_TheEmptyMarket(t *testing.T) {
	tb := sit(t, 2, roundEnding).main(1, RedMain, 1).hold(0, "5").hold(1, "5").drain(0, 1,
		0).begin(0).play("0 rune 5 red", "0 end")
	wantEqual(t, "bears", view(tb.Game, 1).Bears(RedMain), 0)
	tb.refused("1 interest red", refuseNoneLeft)
	tb.refused("1 rune 5 red", refuseSoldOut)
	tb.refused("1 waste 5", refuseCanDo) // there is somebody to challenge
	tb.players[0].loose, tb.players[1].loose = [colours]int8{}, tb.players[0].loose
	for ; tb.sizes[0] > 0; tb.sizes[0]-- {
		c := tb.hands[0].lowest()
		tb.hands[0].remove(c)
		tb.deck.add(c)
	}
	tb.known[public][0], tb.known[0][0], tb.known[1][0] = 0, 0, 0
	tb.allowed("1 waste 5")
	tb.refused("1 rune 5 blue", refuseSoldOut)
	tb.hold(1, "10+9")
	tb.allowed("1 outpost 5+9+10 own", "1 outpost-for-runes 4,0,0,0,0,0 own")
	tb.refused("1 waste 5", refuseCanDo)
}

// The chosen ending, and whether the last round has begun, are part of the position's checksum.
func TestTheEndingInTheSum(t *testing.T) {
	sudden, round := setupOf(3, 7), setupOf(3, 7)
	sudden.Options = map[string]string{OptionEnding: EndingSudden}
	round.Options = map[string]string{OptionEnding: EndingRound}
	sum := newGame(setupOf(3, 7), nil).Hash()
	wantEqual(t, "named", newGame(sudden, nil).Hash(), sum)
	g := newGame(round, nil)
	first := g.Hash()
	g.last = true
	if first == sum || g.Hash() == first {
		t.Error("the ending, or the last round, is not in the sum")
	}
}
