package masters

import (
	"fmt"
	"reflect"
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/ui"
)

// still is a model without what moves, in a form that compares.
func still(m *model) model {
	c := m.clone()
	for s := range c.hands {
		c.hands[s], c.standing[s], c.beside[s] = empty(c.hands[s]), empty(c.standing[s]), empty(c.beside[s])
	}
	c.discards, c.held = empty(c.discards), empty(c.held)
	return c
}

func empty[T any](list []T) []T {
	if len(list) == 0 {
		return nil
	}
	return list
}

// TestEventsAndSync plays random matches: after the events of each move, shown in full or skipped, the model of every
// reader is the one that Sync makes.
func TestEventsAndSync(t *testing.T) {
	for seed := range uint64(16) {
		seats := 2 + int(seed)%2
		options := []map[string]string{nil, everything}[seed/2%2]
		t.Run(fmt.Sprintf("%d seats %d", seats, seed), func(t *testing.T) {
			t.Parallel()
			m := newMatch(t, seats, options, seed)
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
					v := m.Play.View(r)
					for _, e := range events {
						if known, ok := rules.Def.Redact(e, r); ok {
							timelines[i].Add(steps(known, v)...)
						}
					}
					if n%2 == 0 {
						timelines[i].Finish(&models[i])
					}
					for !timelines[i].Shown() {
						timelines[i].Update(&models[i])
					}
					want := modelOf(v)
					if got, want := still(&models[i]), still(&want); !reflect.DeepEqual(got, want) {
						t.Fatalf("reader %d, after %q and events %+v:\n got %+v\nwant %+v", r, m.Text[len(m.Text)-1], events, got, want)
					}
				}
			}
			for i := range models {
				for range 10 * glowTicks {
					timelines[i].Update(&models[i])
				}
				if len(models[i].flights) > 0 || len(models[i].flashes) > 0 || timelines[i].Moving() {
					t.Errorf("reader %d: %d flights and %d flashes never end", readers[i], len(models[i].flights), len(models[i].flashes))
				}
			}
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

// clone returns a copy that shares nothing, without flights and flashes.
func (m *model) clone() model {
	c := *m
	for s := range c.hands {
		c.hands[s], c.standing[s], c.beside[s] = slices.Clone(m.hands[s]), slices.Clone(m.standing[s]), slices.Clone(m.beside[s])
	}
	c.laid, c.discards, c.held = slices.Clone(m.laid), slices.Clone(m.discards), slices.Clone(m.held)
	c.flights, c.flashes, c.noises, c.started, c.morph = nil, nil, nil, 0, morph{}
	c.settled, c.settling = false, rules.Laid{}
	return c
}
