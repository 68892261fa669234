package hints

import (
	"strings"
	"testing"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/scenes/stage"
	"runehall/scenes/table/chronicle"
)

// TestAHintIsSaidReasonByReason asks again and again what speaks for a move: first comes what it does with the
// weightiest reason, then the other reasons, and last who found it, each with its clause.
func TestAHintIsSaidReasonByReason(t *testing.T) {
	book, err := lang.Load("en")
	if err != nil {
		t.Fatal(err)
	}
	teller := &chronicle.Teller{Stage: &stage.Stage{Book: book}, Sitters: []stage.Sitter{{Name: "P0"}, {Name: "P1"}}}
	s := Speaker{Teller: teller, Game: "ritual"}
	one := []games.Arg{games.SeatArg("name", 1), games.NumberArg("n", 2)}
	does := games.Phrase{Key: "ritual.say.passed", Args: one}
	h := Hint{
		Seat: 1, Said: []games.Phrase{{Key: "ritual.say.coins-placed", Args: one}, does},
		Ground: Reason{"it is allowed", "RIT-1"}, Last: "RIT-2",
	}
	what := teller.Say(does)
	if s.Deed(h.Said, 1).Key != does.Key {
		t.Errorf("first is said %q", s.Deed(h.Said, 1).Key)
	}
	first, clause := s.Words(&h, 0)
	if !strings.Contains(first, what) || !strings.Contains(first, "it is allowed") || clause != "RIT-1" {
		t.Errorf("it is said %q of %q", first, clause)
	}
	for n := 1; n < 3; n++ { // there is no third reason
		again, clause := s.Words(&h, n)
		if strings.Contains(again, what) || !strings.Contains(again, book.Text("table.hint.best")) ||
			clause != "RIT-2" {
			t.Errorf("asked again it is said %q of %q", again, clause)
		}
	}
	if words, _ := s.Words(&Hint{Seat: 1}, 0); words != "" {
		t.Errorf("of a move without words it is said %q", words)
	}
	if list := s.Reasons([]games.Reason{{Part: "no such part", Change: 5}}, 1); len(list) > 0 {
		t.Errorf("a reason without words is told: %v", list)
	}
}
