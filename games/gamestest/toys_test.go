package gamestest

import (
	"testing"

	"runehall/games/gamestest/toys/cards"
	"runehall/games/gamestest/toys/throws"
)

// cardsOptions are those that the toy of cards is checked with.
func cardsOptions() Options[*cards.Game, cards.Move] {
	return Options[*cards.Game, cards.Move]{Invariant: cards.Conserved, Secrets: cards.Secrets}
}

// throwsOptions are those that the toy of throws is checked with.
func throwsOptions() Options[*throws.Game, throws.Move] {
	return Options[*throws.Game, throws.Move]{
		Sampled: func(m throws.Move) bool { return m.Kind == throws.Throw },
	}
}

func TestKit(t *testing.T) {
	t.Run("cards", func(t *testing.T) {
		report := Run(t, cards.Def, cardsOptions())
		if unmet := report.Unmet(); len(unmet) > 0 {
			t.Errorf("refusals never met: %v", unmet)
		}
	})
	t.Run("throws", func(t *testing.T) {
		report := Run(t, throws.Def, throwsOptions())
		if unmet := report.Unmet(); len(unmet) > 0 {
			t.Errorf("refusals never met: %v", unmet)
		}
	})
}
