package masters

import (
	"fmt"
	"reflect"
	"testing"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/boardtest"
	"runehall/scenes/motion"
)

// still is a model without what moves, in a form that compares.
func still(m *model) model {
	c := *m
	c.flights, c.flashes, c.noises, c.morph = motion.Flights[flight]{}, motion.Flashes[flash]{}, motion.Noises[spot]{}, morph{}
	c.already = rules.Laid{}
	for s := range c.hands {
		c.hands[s], c.standing[s], c.beside[s] = empty(c.hands[s]), empty(c.standing[s]), empty(c.beside[s])
	}
	c.held = empty(c.held)
	return c
}

func empty[T any](list []T) []T {
	if len(list) == 0 {
		return nil
	}
	return list
}

// TestEventsAndSync plays random matches before every reader.
func TestEventsAndSync(t *testing.T) {
	for seed := range uint64(16) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			t.Parallel()
			m := newMatch(t, 2+int(seed)%2, []map[string]string{nil, everything}[seed/2%2], seed)
			boardtest.Follows(t, m, boardtest.Picture[rules.Event, rules.View, model]{
				Of: modelOf, Steps: steps, Still: still, Flourish: 10 * glowTicks,
				Moving: func(m *model) int { return len(m.flights.All) + len(m.flashes.All) },
			})
		})
	}
}

// TestEveryEventIsShown checks that the switch over events is total.
func TestEveryEventIsShown(t *testing.T) {
	v := newMatch(t, 2, nil, 1).Play.View(games.All)
	for _, e := range rules.Def.Facts {
		if steps(e, v) == nil {
			t.Errorf("no step shows a %s", games.EventName(e))
		}
	}
}

// TestSectionsLieAsTheCoreSays compares where the board draws the sections of each card with the runes that the view names.
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

// same reports whether two models show the same.
func same(a, b *model) bool { return reflect.DeepEqual(still(a), still(b)) }
