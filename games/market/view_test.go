package market

import (
	"encoding/json"
	"strings"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/gamestest"
)

func TestViewAnswersABoard(t *testing.T) {
	tb := sit(t, 4).main(0, RedMain, 1).joined(0, RedMain).hold(0, "5+10+6").hold(1, "1").begin(0)
	v := view(tb.Game, games.Public)
	wantEqual(t, "price, interest", []int{v.Price(), v.Bears(RedMain), v.Bears(BlueMain)}, []int{2, 2, 0})
	wantEqual(t, "sums", []Sale{v.Buys(SetOf(5)), v.Buys(SetOf(5, 10, 6)), v.Buys(SetOf(6))},
		[]Sale{{5, true, false, 0, 16}, {21, false, true, -1, 0}, {6, false, false, 4, 15}})
	wantEqual(t, "reach", []bool{v.game.reachable(1), v.game.reachable(2)}, []bool{true, false})
	wantEqual(t, "hidden hand", []any{v.Hand(0), v.HandSize(0)}, []any{Set(0), 3})
	if _, ok := v.Duel(); ok {
		t.Error("there was no duel")
	}
	_, m := tb.parse("0 rune 5 red")
	wantEqual(t, "why not", []any{v.WhyNot(0, m), view(tb.Game, 0).WhyNot(0, m)}, []any{refuseNotHand, nil})
}

// TestADuelGoesWithItsTurn: a duel can be seen in its turn, and no longer in the next.
func TestADuelGoesWithItsTurn(t *testing.T) {
	tb := sit(t, 2).hold(0, "5").hold(1, "8+4").begin(0).play("0 duel 5 1", "1 show 8")
	if f, ok := view(tb.Game, games.Public).Duel(); !ok || f.Card != 5 || f.Shown != 8 {
		t.Errorf("in its turn the duel is %+v, %v", f, ok)
	}
	tb.play("0 end")
	if f, ok := view(tb.Game, games.Public).Duel(); ok {
		t.Errorf("in the next turn there is still %+v", f)
	}
}

// Cards that were shown are known, until one may have been stolen.
func TestWhatIsKnownOfHands(t *testing.T) {
	tb := sit(t, 3).hold(0, "5+thief").hold(1, "8+4").hold(2, "1").begin(0).play("0 duel 5 1", "1 show 8")
	wantEqual(t, "shown", view(tb.Game, games.Public).Shown(1), SetOf(8))
	tb.play("0 rob thief", "0 take-card 1")
	wantEqual(t, "after a theft", view(tb.Game, 2).Hand(1), Set(0))
	wantEqual(t, "the victim knows", view(tb.Game, 1).Hand(0), tb.hands[0])
	// A theft from a hand known to hold only one kind of card is not blind: everybody knows which card was taken.
	tb = sit(t, 3).hold(0, "5+thief").hold(1, "8").hold(2, "1").begin(0).play("0 duel 5 1", "1 show 8", "0 rob thief",
		"0 take-card 1")
	wantEqual(t, "the only card", []Set{view(tb.Game, 2).Hand(0), view(tb.Game, games.Public).Hand(0)},
		[]Set{SetOf(8), SetOf(8)})
}

func TestForced(t *testing.T) {
	tb := sit(t, 2).hold(0, "5").loose(1, 1, 0).begin(0).play("0 duel 5 1")
	s, m, ok := forced(view(tb.Game, games.Public))
	wantEqual(t, "an empty hand yields", []any{s, m.Kind, ok}, []any{1, Yield, true})
	tb.play("1 yield")
	_, m, ok = forced(view(tb.Game, games.Public))
	wantEqual(t, "one thing to take", []any{m.Kind, ok}, []any{TakeRune, true})
}

func TestPositionHasNoNulls(t *testing.T) {
	text, err := json.Marshal(position(view(middle(5), games.All)))
	if err != nil || strings.Contains(string(text), "null") {
		t.Errorf("%s, %v", text, err)
	}
}

func TestNothingIsAllocated(t *testing.T) {
	gamestest.NothingAllocates(t, Def, newGame(setupOf(4, 7), nil))
}

func TestRevealed(t *testing.T) {
	tb := sit(t, 2).main(0, RedMain, 1).loose(0, 1, 0).loose(1, 1, 0).hold(0, "5+8+thief").hold(1, "8+8").begin(0)
	want := func(line string, revealed bool) {
		t.Helper()
		tb.play(line)
		wantEqual(t, line, tb.Revealed(), revealed)
	}
	want("0 put red red", false)
	want("0 interest red", false)
	want("0 rune 5 blue", true)
	want("0 duel 8 1", true)
	want("1 show 8", true)
	want("0 rob thief", true)
	want("0 take-rune 1 red loose", false)
	want("0 end", true)
	want("1 duel 8 0", false) // everybody has seen this 8 before
	want("0 yield", true)     // it shows that seat 0 holds no 8 or higher
	want("1 take-card 0", true)
}
