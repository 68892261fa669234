package ritual

import (
	"testing"

	"runehall/games"
)

func TestRIT7_TheFirstWithoutCoinsWins(t *testing.T) {
	tb := sit(t, 3).draw("b c").trays(1, 5, 5).spare(0, Grey, 1)
	tb.told()
	tb.do(0, tb.fit(0, Cell{0, 1}, Grey, 1))
	result, over := tb.Result()
	wantEqual(t, "over", over, true)
	wantEqual(t, "clause", result.Clause, "RIT-7")
	wantEqual(t, "ranks", result.Rank[:3], []int8{1, 2, 2})
	wantEqual(t, "points", result.Points[:3], []int32{0, 5, 5})
	wantEqual(t, "events", tb.told(), []string{"Placed", "CoinsPlaced", "MatchEnded"})
	wantEqual(t, "acting", len(tb.AppendActing(nil)), 0)
	tb.refused(1, Move{Kind: Pass}, games.MatchOver)
}

// When the last coin is placed, the placement stops right after its own coins: no shape is broken or paid, no hand
// refilled and no ritual drawn (RIT-27).
func TestRIT7_StopsInTheMiddleOfAPlacement(t *testing.T) {
	tb := sit(t, 2).draw(
		"b b b b b b",
		" a a . a a a").payAll().trays(1, 10)
	tb.told()
	tb.do(0, tb.fit(0, Cell{2, 0}, Black, 1))
	wantEqual(t, "events", tb.told(), []string{"CoinsReturned", "BuiltOver", "CoinsPlaced", "MatchEnded"})
	tb.wantTrays(0, 11)
	tb.wantShapes("line of b: 6 tiles, 5 coins")
	wantEqual(t, "hand", tb.hands[0].count, 0)
	wantEqual(t, "rituals", tb.cards.holds[0], 0)
	wantEqual(t, "draws", tb.draws.count, 0)
}

// If the last coin pays for a shape, the next shape is not paid.
func TestRIT7_StopsBetweenTwoShapes(t *testing.T) {
	tb := sit(t, 2).draw(
		"a a a a a 1",
		"           a",
		"            a",
		"             a",
		"              a",
		"               a").trays(6, 10)
	tb.do(0, tb.fit(0, Cell{5, 0}, Grey, 1))
	tb.wantShapes("line of a: 6 tiles, 5 coins")
	tb.wantTrays(0, 10)
}

// A match can end in another seat's turn and in the middle of a ritual, whose card is then not discarded.
func TestRIT7_OutsideTheOwnTurn(t *testing.T) {
	tb := sit(t, 3).draw("b b a").trays(9, 9, 1).give(2, ReplaceCoins).spare(0, Grey, 1).rolls(3)
	tb.play("2 reveal replace-coins").allDecline()
	tb.told()
	tb.play("2 coins 0,0")
	wantEqual(t, "events", tb.told(), []string{"CoinsReturned", "CoinsPlaced", "MatchEnded"})
	tb.wantTrays(9, 10, 0)
	result, _ := tb.Result()
	wantEqual(t, "ranks", result.Rank[:3], []int8{2, 3, 1})
	wantEqual(t, "discards", tb.cards.discards.count, 0)
}

// Once Replace coins takes the last coins from its user's tray, no coin comes back, not even those of the line it
// breaks.
func TestRIT7_NoCoinComesBack(t *testing.T) {
	tb := sit(t, 2).draw("b b b b b b").payAll().trays(1, 9).give(0, ReplaceCoins).rolls(6)
	tb.play("0 reveal replace-coins").allDecline().play("0 coins 2,0")
	tb.wantTrays(0, 10)
	tb.wantShapes("line of b: 6 tiles, 5 coins")
}

func TestRIT8_AllHavePassed(t *testing.T) {
	tb := sit(t, 3).draw("a b c").trays(5, 3, 3)
	tb.emptySupply()
	for _, move := range []string{"0 pass", "1 pass"} {
		tb.play(move)
		wantEqual(t, "phase", tb.phase, TurnPhase)
	}
	tb.play("2 pass")
	result, over := tb.Result()
	wantEqual(t, "over", over, true)
	wantEqual(t, "clause", result.Clause, "RIT-8")
	wantEqual(t, "a tie is shared", result.Rank[:3], []int8{3, 1, 1})
	wantEqual(t, "winners", eventsOf[MatchEnded](tb)[0].Winners, []games.Seat{1, 2})
}

func TestRIT8_ATileStartsTheCountAnew(t *testing.T) {
	tb := sit(t, 2).draw("a b")
	m := tb.fit(1, Cell{0, 1}, Grey, 1)
	tb.emptySupply()
	tb.play("0 pass")
	tb.do(1, m).play("0 pass")
	wantEqual(t, "phase", tb.phase, TurnPhase)
	tb.play("1 pass")
	wantEqual(t, "phase", tb.phase, OverPhase)
}

// A seat that passed must pass again if a tile is laid outside the turn after that.
func TestRIT8_ATileOutsideTheTurnStartsTheCountAnew(t *testing.T) {
	tb := sit(t, 3).draw("a b c").give(2, PlaceTile)
	m := tb.fit(2, Cell{0, 1}, Grey, 1)
	tb.emptySupply()
	tb.play("0 pass", "2 reveal place-tile").allDecline()
	tb.do(2, m).play("1 pass", "2 pass")
	wantEqual(t, "phase", tb.phase, TurnPhase)
	tb.play("0 pass")
	wantEqual(t, "phase", tb.phase, OverPhase)
}

func TestRIT8_LostTurnsDoNotCount(t *testing.T) {
	tb := sit(t, 3).draw("a b c")
	tb.emptySupply()
	tb.skips[1] = 1
	tb.play("0 pass", "2 pass")
	wantEqual(t, "phase", tb.phase, TurnPhase)
	tb.wantPhase(TurnPhase, 0)
	tb.play("0 pass")
	wantEqual(t, "passed", tb.passed[:3], []bool{true, false, true})
	tb.play("1 pass")
	wantEqual(t, "phase", tb.phase, OverPhase)
}

// A Quick turn in which only building over is possible can be passed, and that counts. With the tiles of the game some
// placement always fits, so the frontier is made unusable (see RIT-17).
func TestRIT8_APassInAQuickTurnCounts(t *testing.T) {
	tb := sit(t, 2).draw("a b").give(1, QuickTurn).spare(0, Grey, 1)
	tb.fit(1, Cell{}, Grey, 1)
	tb.closeFrontier()
	tb.play("1 reveal quick-turn", "0 decline", "1 pass", "0 pass")
	wantEqual(t, "phase", tb.phase, OverPhase)
}
