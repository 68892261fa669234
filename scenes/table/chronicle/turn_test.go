package chronicle

import (
	"strings"
	"testing"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/scenes/stage"
)

// TestTurnNamesItsSeatOnce tells a turn in one sentence.
func TestTurnNamesItsSeatOnce(t *testing.T) {
	book, err := lang.Load("en")
	if err != nil {
		t.Fatal(err)
	}
	teller := Teller{Stage: &stage.Stage{Book: book}, Sitters: []stage.Sitter{{Name: "P0"}, {Name: "P1"}}}
	one := []games.Arg{games.SeatArg("name", 1)}
	tn := Turn{
		Seat: 1,
		says: []games.Phrase{
			{Key: "ritual.say.passed", Args: one}, {Key: "ritual.say.ritual-drawn", Args: one},
			{Key: "ritual.say.forgone", Args: one},
		},
	}
	if got := teller.Turn(tn, 2); got != "P1 passes, draws a ritual" {
		t.Errorf("told is %q", got)
	}
	tn.says = []games.Phrase{tn.says[0], {Key: "title.line"}, tn.says[1]}
	if got, want := teller.Turn(tn, 3), "P1 passes · "+book.Text("title.line")+", draws a ritual"; got != want {
		t.Errorf("told is %q, not %q", got, want)
	}
}

// TestAFourthThingBeginsAnotherLine has a seat do one thing after another, each by its own move. A line tells three,
// and what comes of the third still belongs to it.
func TestAFourthThingBeginsAnotherLine(t *testing.T) {
	short := func(string) bool { return false }
	passes := games.Phrase{Key: "ritual.say.passed", Args: []games.Arg{games.SeatArg("name", 1)}}
	tn := Turn{Seat: 1, By: 1}
	for move := 1; move <= turnSays; move++ {
		if !tn.goesOn(1, move) {
			t.Errorf("after %d things there is another line", move-1)
		}
		tn.add(passes, move, short)
	}
	if tn.goesOn(1, turnSays+1) || !tn.goesOn(1, turnSays) || len(tn.phrases()) != turnSays {
		t.Errorf("a fourth thing is told in the same line, or what came of the third is not: %+v", tn)
	}
}

// TestConsequencesOfOthers names the seats for which something else came of a turn.
func TestConsequencesOfOthers(t *testing.T) {
	short := func(key string) bool { return strings.Contains(key, "coins") }
	say := func(key string, s games.Seat, n int) games.Phrase {
		return games.Phrase{Key: key, Args: []games.Arg{games.SeatArg("name", s), games.NumberArg("n", n)}}
	}
	var tn Turn
	tn.move = 7 // made by seat 0, with which seat 2 goes on
	for _, p := range []games.Phrase{say("coins-returned", 1, 2), say("over", 2, 3), say("coins-placed", 2, 3)} {
		if !tn.goesOn(Subject(p), 7) {
			t.Errorf("%v is another turn", p)
		}
		tn.add(p, 7, short)
	}
	if tn.Seat != 2 || len(tn.phrases()) != 1 || len(tn.comes) != 2 || tn.comes[0].seat != 1 || tn.comes[1].seat != 2 {
		t.Errorf("the turn is %+v", tn)
	}
	if tn.goesOn(1, 8) || !tn.goesOn(2, 8) {
		t.Error("only the same seat goes on with a turn in another move")
	}
	only := Turn{Seat: 1, move: 3}
	only.add(say("coins-placed", 1, 2), 3, short)
	if got := only.phrases(); len(got) != 1 || got[0].Key != "coins-placed" {
		t.Errorf("a turn of consequences alone is told as %v", got)
	}
}
