package market

import (
	"fmt"
	"testing"

	"runehall/games"
	rules "runehall/games/market"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/motion"
)

// still returns a model without what moves, in a form that compares.
func still(m *model) model {
	c := *m
	c.flights, c.flashes, c.noises = motion.Flights[flight]{}, motion.Flashes[flash]{}, motion.Noises[thing]{}
	c.discards = boardtest.Listed(c.discards)
	for s := range c.who {
		c.who[s].hand = boardtest.Listed(c.who[s].hand)
	}
	return c
}

// houses are the choices of options: none, each on its own, and both.
var houses = []map[string]string{
	nil, {rules.OptionOpen: games.Yes}, {rules.OptionEnding: rules.EndingRound},
	{rules.OptionOpen: games.Yes, rules.OptionEnding: rules.EndingRound},
}

// seeds returns the seeds of the matches that are shown. In two of these matches something rare happens:
// rock-paper-scissors, and a card that is wasted.
func seeds() []uint64 {
	list, matches := []uint64{24275, 2384}, uint64(220)
	if testing.Short() {
		matches = 20
	}
	for seed := range matches {
		list = append(list, seed)
	}
	return list
}

// seeded begins the match of a seed. Over the seeds there are two to five seats and all choices of options.
func seeded(t testing.TB, seed uint64) *match {
	return newMatch(t, 2+int(seed)%4, houses[seed/4%4], seed)
}

// TestEventsAndSync plays random matches before every reader.
func TestEventsAndSync(t *testing.T) {
	for _, seed := range seeds() {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			t.Parallel()
			boardtest.Follows(t, seeded(t, seed), picture)
		})
	}
}

// TestEveryEventOccurs counts the events of these matches.
func TestEveryEventOccurs(t *testing.T) {
	counts := map[string]int{}
	for _, seed := range seeds() {
		m := seeded(t, seed)
		for events, on := m.Random(); on; events, on = m.Random() {
			for _, e := range events {
				counts[games.EventName(e)]++
			}
		}
	}
	for _, e := range rules.Def.Facts {
		if counts[games.EventName(e)] == 0 {
			t.Errorf("no match has a %s", games.EventName(e))
		}
	}
}

func TestEveryEventIsShown(t *testing.T) {
	boardtest.EveryEventIsShown(t, newMatch(t, 2, nil, 1), picture)
}

func TestBoardFollows(t *testing.T) { promises.BoardFollows(t, newMatch(t, 4, houses[3], 12)) }
