package ritual

import (
	"testing"

	"runehall/games"
)

// stuck sets up a table on which no tile of seat 0 fits, and gives it some rituals.
func stuck(t *testing.T, cards ...Card) *table {
	t.Helper()
	return sitFor(t, 2, Explorers).draw("a b").spare(0, Grey, 1).spare(1, Grey, 1).give(0, cards...).closeFrontier()
}

func TestRIT17_ToPassIsObviousWhereNothingElseCanBeDone(t *testing.T) {
	tb := stuck(t, Ward)
	for reader, want := range map[games.Seat]bool{0: true, 1: false, games.Public: false, games.All: true} {
		m, ok := obvious(view(tb.Game, reader), 0)
		if ok != want || ok && m.Kind != Pass {
			t.Errorf("reader %d: %v, %v", reader, m, ok)
		}
	}
	if m, ok := obvious(view(tb.Game, 1), 1); ok {
		t.Errorf("for a seat that is not on turn %v is obvious", m)
	}
	if m, ok := obvious(view(stuck(t).Game, games.Public), 0); !ok || m.Kind != Pass {
		t.Errorf("without rituals the public sees %v, %v", m, ok)
	}
}

func TestRIT31_WhoCouldPlayARitualDecides(t *testing.T) {
	if m, ok := obvious(view(stuck(t, ReverseDirection).Game, 0), 0); ok {
		t.Errorf("with a ritual that can be played %v is obvious", m)
	}
}

func TestRIT36_AnswersAreDecisions(t *testing.T) {
	tb := sit(t, 2).draw("a b").spare(0, Grey, 3).spare(1, Grey, 3).give(0, ReverseDirection).give(1, Ward)
	tb.play("0 reveal reverse-direction")
	for s := range games.Seat(2) {
		if m, ok := obvious(view(tb.Game, s), s); ok && tb.phase == AnswerPhase {
			t.Errorf("to seat %d %v is obvious while answers are asked for", s, m)
		}
	}
}
