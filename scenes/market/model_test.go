package market

import (
	"fmt"
	"testing"

	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/boardtest"
	"runehall/scenes/motion"
)

// still is a model without what moves, in a form that compares.
func still(m *model) model {
	c := *m
	c.flights, c.flashes, c.noises = motion.Flights[flight]{}, motion.Flashes[flash]{}, motion.Noises[spot]{}
	c.discards = boardtest.Listed(c.discards)
	for s := range c.who {
		c.who[s].hand = boardtest.Listed(c.who[s].hand)
	}
	return c
}

// houses are the options, each on its own and both.
var houses = []map[string]string{
	nil, {rules.OptionOpen: games.Yes}, {rules.OptionEnding: rules.EndingRound}, {rules.OptionOpen: games.Yes, rules.OptionEnding: rules.EndingRound},
}

// TestEventsAndSync plays random matches before every reader.
func TestEventsAndSync(t *testing.T) {
	matches := uint64(240)
	if testing.Short() {
		matches = 24
	}
	for seed := range matches {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			t.Parallel()
			boardtest.Follows(t, newMatch(t, 2+int(seed)%4, houses[seed/4%4], seed), picture)
		})
	}
}

func TestEveryEventIsShown(t *testing.T) {
	boardtest.EveryEventIsShown(t, newMatch(t, 2, nil, 1), picture)
}
