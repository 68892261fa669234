package masters

import (
	"fmt"
	"testing"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/motion"
)

// still returns a model without anything in motion, in a form that can be compared.
func still(m *model) model {
	c := *m
	c.flights, c.flashes, c.noises, c.morph = motion.Flights[flight]{}, motion.Flashes[flash]{},
		motion.Noises[thing]{}, morph{}
	c.already = rules.Laid{}
	for s := range c.hands {
		c.hands[s], c.standing[s], c.beside[s] = boardtest.Listed(c.hands[s]), boardtest.Listed(c.standing[s]),
			boardtest.Listed(c.beside[s])
	}
	c.held = boardtest.Listed(c.held)
	return c
}

// TestEventsAndSync plays random matches before every reader: after the events of a move, the model is the one that
// Sync makes.
func TestEventsAndSync(t *testing.T) {
	for seed := range uint64(16) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			t.Parallel()
			boardtest.Follows(t,
				newMatch(t, 2+int(seed)%2, []map[string]string{nil, everything}[seed/2%2], seed), picture)
		})
	}
}

func TestEveryEventIsShown(t *testing.T) {
	boardtest.EveryEventIsShown(t, newMatch(t, 2, nil, 1), picture)
}

// TestSectionsLieAsTheCoreSays compares where the board draws the sections of each card with the runes of the view.
func TestSectionsLieAsTheCoreSays(t *testing.T) {
	m := newMatch(t, 3, everything, 5)
	for {
		if _, on := m.Random(); !on {
			break
		}
	}
	v := m.Play.View(games.All)
	for _, r := range v.AppendRunes(nil) {
		l := v.Laid()[r.Top]
		if !covers(l, r.Cell) || sectionOf(l.Turn, r.Cell.X-l.Cell.X, r.Cell.Y-l.Cell.Y) != r.Section {
			t.Errorf("%v does not show section %d on %v", l, r.Section, r.Cell)
		}
	}
}
