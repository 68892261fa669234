package ritual

import (
	"fmt"
	"reflect"
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/motion"
	"runehall/ui"
)

// clone returns a copy that shares nothing, without flights and flashes.
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

// still is a model without what moves, in a form that compares.
func still(m *model) model {
	c := m.clone()
	c.latest, c.fresh = rules.Cell{}, [games.MaxSeats]freshTile{} // no view knows these
	for s := range c.hands {
		if len(c.hands[s]) == 0 {
			c.hands[s] = nil
		}
	}
	for i := range c.tiles {
		if len(c.tiles[i].under) == 0 {
			c.tiles[i].under = nil
		}
	}
	if len(c.held) == 0 {
		c.held = nil
	}
	if len(c.discards) == 0 {
		c.discards = nil
	}
	if len(c.chain) == 0 {
		c.chain = nil
	}
	if len(c.shapes) == 0 {
		c.shapes = nil
	}
	return c
}

// TestEventsAndSync plays random matches: after the events of each move, shown in full or skipped, the model of every
// reader is the one that Sync makes.
func TestEventsAndSync(t *testing.T) {
	for seed := range uint64(24) {
		seats := 2 + int(seed)%4
		variant := []string{"adventurers", "adventurers", "explorers", "little-explorers"}[seed/2%4]
		t.Run(fmt.Sprintf("%d seats %s %d", seats, variant, seed), func(t *testing.T) {
			t.Parallel()
			m := newMatch(t, seats, variant, seed)
			readers := []games.Seat{games.Public, games.All}
			for s := range games.Seat(seats) {
				readers = append(readers, s)
			}
			models := make([]model, len(readers))
			timelines := make([]ui.Timeline[model], len(readers))
			for i, r := range readers {
				models[i] = modelOf(m.Play.View(r))
			}
			for n := 0; ; n++ {
				events, on := m.Random()
				if !on {
					break
				}
				for i, r := range readers {
					for _, e := range events {
						if known, ok := rules.Def.Redact(e, r); ok {
							timelines[i].Add(steps(known)...)
						}
					}
					if n%2 == 0 {
						timelines[i].Finish(&models[i])
					}
					for !timelines[i].Shown() {
						timelines[i].Update(&models[i])
					}
					want := modelOf(m.Play.View(r))
					if got, want := still(&models[i]), still(&want); !reflect.DeepEqual(got, want) {
						t.Fatalf("reader %d, after %q and events %+v:\n got %+v\nwant %+v", r, m.Text[len(m.Text)-1], events, got, want)
					}
				}
			}
			for i := range models {
				for range 10 * glowTicks {
					timelines[i].Update(&models[i])
				}
				if len(models[i].flights.All) > 0 || len(models[i].flashes.All) > 0 || timelines[i].Moving() {
					t.Errorf("reader %d: %d flights and %d flashes never end", readers[i], len(models[i].flights.All), len(models[i].flashes.All))
				}
			}
		})
	}
}

// TestEveryEventIsShown checks that the switch over events is total.
func TestEveryEventIsShown(t *testing.T) {
	for _, e := range rules.Def.Facts {
		if steps(e) == nil {
			t.Errorf("no step shows a %s", games.EventName(e))
		}
	}
}

// same reports whether two models show the same.
func same(a, b *model) bool { return reflect.DeepEqual(still(a), still(b)) }
