package ritual

import (
	"fmt"
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/motion"
)

// clone returns a copy that shares nothing with m, without flights and flashes.
func (m *model) clone() model {
	c := *m
	for s := range c.hands {
		c.hands[s] = slices.Clone(m.hands[s])
	}
	c.held, c.discards = slices.Clone(m.held), slices.Clone(m.discards)
	c.shapes, c.chain = slices.Clone(m.shapes), slices.Clone(m.chain)
	c.tiles = slices.Clone(m.tiles)
	for i := range c.tiles {
		c.tiles[i].under = slices.Clone(c.tiles[i].under)
	}
	c.flights, c.flashes, c.noises = motion.Flights[flight]{}, motion.Flashes[flash]{}, motion.Noises[thing]{}
	c.untold, c.hop = nil, 0
	return c
}

// still returns a model without anything in motion, in a form that can be compared.
func still(m *model) model {
	c := m.clone()
	c.latest, c.fresh = rules.Cell{}, [games.MaxSeats]freshTile{} // no view knows these
	for s := range c.hands {
		c.hands[s] = boardtest.Listed(c.hands[s])
	}
	for i := range c.tiles {
		c.tiles[i].under = boardtest.Listed(c.tiles[i].under)
	}
	c.held, c.discards = boardtest.Listed(c.held), boardtest.Listed(c.discards)
	c.chain, c.shapes = boardtest.Listed(c.chain), boardtest.Listed(c.shapes)
	return c
}

// picture says how the display model is made and compared.
var picture = boardtest.Picture[rules.Event, rules.View, model]{
	Of: modelOf, Steps: func(e rules.Event, _ rules.View) []step { return steps(e) }, Still: still,
	Flourish: 10 * glowTicks,
	Moving:   func(m *model) int { return len(m.flights.All) + len(m.flashes.All) },
	Flying:   func(m *model) bool { return len(m.flights.All) > 0 },
}

// TestEventsAndSync plays random matches for every reader.
func TestEventsAndSync(t *testing.T) {
	for seed := range uint64(24) {
		variant := []string{"adventurers", "adventurers", "explorers", "little-explorers"}[seed/2%4]
		t.Run(fmt.Sprintf("%s %d", variant, seed), func(t *testing.T) {
			t.Parallel()
			boardtest.Follows(t, newMatch(t, 2+int(seed)%4, variant, seed), picture)
		})
	}
}

func TestEveryEventIsShown(t *testing.T) {
	boardtest.EveryEventIsShown(t, newMatch(t, 2, "adventurers", 1), picture)
}
