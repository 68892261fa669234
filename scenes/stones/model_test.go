package stones

import (
	"fmt"
	"testing"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/boardtest"
	"runehall/scenes/motion"
)

// still is a model without what moves, in a form that compares.
func still(m *model) model {
	c := *m
	c.flights, c.flashes, c.noises = motion.Flights[flight]{}, motion.Flashes[flash]{}, motion.Noises[thing]{}
	c.played = boardtest.Listed(c.played)
	for s := range c.who {
		c.who[s].hand, c.who[s].stones = boardtest.Listed(c.who[s].hand), boardtest.Listed(c.who[s].stones)
	}
	return c
}

// pictured is what a board shows, and what the view alone would make.
func pictured(b *Board, v rules.View) (shown, made any) {
	want := modelOf(v)
	return still(&b.Model), still(&want)
}

// TestEventsAndSync plays random matches before every reader.
func TestEventsAndSync(t *testing.T) {
	for seed := range uint64(6) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			t.Parallel()
			boardtest.Follows(t, newMatch(t, 2+int(seed)%3, []map[string]string{nil, {rules.OptionThrone: rules.ThroneLow}}[seed%2], seed), picture)
		})
	}
}

func TestEveryEventIsShown(t *testing.T) {
	boardtest.EveryEventIsShown(t, newMatch(t, 2, nil, 1), picture)
}

// TestBoardFollows tells a board the moves of a match: once each is shown, its model is the one that its view makes.
func TestBoardFollows(t *testing.T) {
	m := newMatch(t, 3, nil, 12)
	r := newRig(m, boardtest.Screen{W: 1440, H: 900, Scale: 1}, games.All)
	r.Settle()
	r.Follows(pictured)
}

// TestARuneStoneRisesWhereItWillLie: while a stone flies to a seat, the place among its stones is kept free at which it will lie.
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
