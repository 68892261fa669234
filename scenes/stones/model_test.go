package stones

import (
	"fmt"
	"testing"

	rules "runehall/games/stones"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/motion"
)

// still returns a model without motion, in a form that can be compared.
func still(m *model) model {
	c := *m
	c.flights, c.flashes, c.noises = motion.Flights[flight]{}, motion.Flashes[flash]{}, motion.Noises[thing]{}
	c.played = boardtest.Listed(c.played)
	for s := range c.who {
		c.who[s].hand, c.who[s].stones = boardtest.Listed(c.who[s].hand), boardtest.Listed(c.who[s].stones)
	}
	return c
}

// TestEventsAndSync plays random matches for every reader, and compares the model with the view after each move.
func TestEventsAndSync(t *testing.T) {
	for seed := range uint64(6) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			t.Parallel()
			boardtest.Follows(t, newMatch(t, 2+int(seed)%3,
				[]map[string]string{nil, {rules.OptionThrone: rules.ThroneLow}}[seed%2], seed), picture)
		})
	}
}

func TestEveryEventIsShown(t *testing.T) {
	boardtest.EveryEventIsShown(t, newMatch(t, 2, nil, 1), picture)
}

func TestBoardFollows(t *testing.T) { promises.BoardFollows(t, newMatch(t, 3, nil, 12)) }

// TestARuneStoneRisesWhereItWillLie looks at a rune stone on its way to a seat. Its place among the stones of that seat
// must be kept free.
func TestARuneStoneRisesWhereItWillLie(t *testing.T) {
	m := model{seats: 2}
	m.who[1].stones = []rules.Stone{rules.MagicStone, rules.HandStone}
	taken := rules.MagicStone + 1
	m.flights.All = []flight{{kind: stoneCargo, stone: taken, from: stoneOf(taken), to: ownStoneOf(1, taken)}}
	for place := range rules.MaxStones {
		if got := m.rises(1, place); got != (place == 1) {
			t.Errorf("at place %d one rises: %v", place, got)
		}
		if m.rises(0, place) {
			t.Errorf("at place %d of another seat one rises", place)
		}
	}
}
