package gamestest

import (
	"testing"

	"runehall/internal/workshop/gamestest/toys/bids"
	"runehall/internal/workshop/gamestest/toys/cards"
	"runehall/internal/workshop/gamestest/toys/throws"
)

func cardsOptions() Options[*cards.Game, cards.Move] {
	return Options[*cards.Game, cards.Move]{Invariant: cards.Conserved, Secrets: cards.Secrets}
}

func throwsOptions() Options[*throws.Game, throws.Move] {
	return Options[*throws.Game, throws.Move]{
		Sampled: func(m throws.Move) bool { return m.Kind == throws.Throw },
	}
}

func bidsOptions() Options[*bids.Game, bids.Move] {
	return Options[*bids.Game, bids.Move]{
		Secrets: bids.Secrets,
		Sampled: func(m bids.Move) bool { return m.Kind == 0 },
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
	t.Run("bids", func(t *testing.T) {
		report := Run(t, bids.Def, bidsOptions())
		if unmet := report.Unmet(); len(unmet) > 0 {
			t.Errorf("refusals never met: %v", unmet)
		}
	})
}
