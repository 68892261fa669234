package ritual

import (
	"fmt"
	"reflect"
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/ui"
)

// match is a random match under way.
type match struct {
	t      testing.TB
	play   *games.Match[*rules.Game, rules.Move, rules.Event, rules.View]
	chance games.Chance
	text   []string
}

func newMatch(t testing.TB, seats int, variant string, seed uint64) *match {
	t.Helper()
	players := make([]games.Player, seats)
	for i := range players {
		players[i] = games.Player{Name: fmt.Sprint("Seat ", i), Colour: "amber", Emblem: "circle", Driver: games.Person}
	}
	setup := games.Setup{Seats: seats, Seed: seed, Options: map[string]string{rules.OptionVariant: variant}}
	play, err := games.NewMatch(rules.Def, setup, players)
	if err != nil {
		t.Fatal(err)
	}
	return &match{t: t, play: play, chance: games.NewChance(seed, 99)}
}

// random makes a random move of a seat that must act or, now and then, of one that may. It returns the events and false
// once the match is over.
func (m *match) random() ([]rules.Event, bool) {
	m.t.Helper()
	var moves []rules.Move
	core := m.play.Core()
	acting := core.AppendActing(nil)
	if len(acting) == 0 {
		return nil, false
	}
	for {
		a := acting[m.chance.IntN(len(acting))]
		if !a.Must && m.chance.IntN(4) > 0 {
			continue
		}
		moves = core.AppendMoves(moves[:0], a.Seat)
		if len(moves) == 0 {
			continue
		}
		move := moves[m.chance.IntN(len(moves))]
		// Answers and choices are rare among many placements: prefer what is no placement.
		if rare := slices.DeleteFunc(slices.Clone(moves), func(m rules.Move) bool {
			return m.Kind == rules.Place || m.Kind == rules.BuildOver
		}); len(rare) > 0 && m.chance.IntN(2) == 0 {
			move = rare[m.chance.IntN(len(rare))]
		}
		before := len(m.play.Told())
		if _, refusal := m.play.Make(a.Seat, move); refusal != nil {
			m.t.Fatalf("listed move %v of seat %d refused: %v", move, a.Seat, refusal)
		}
		m.text = append(m.text, fmt.Sprintf("%d %s", a.Seat, rules.Def.Moves.Text(move)))
		var events []rules.Event
		for _, told := range m.play.Told()[before:] {
			events = append(events, told.Event)
		}
		return events, true
	}
}

// still is a model without what moves, in a form that compares.
func still(m *model) model {
	c := m.clone()
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
				models[i] = modelOf(m.play.View(r))
			}
			for n := 0; ; n++ {
				events, on := m.random()
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
					want := modelOf(m.play.View(r))
					if got, want := still(&models[i]), still(&want); !reflect.DeepEqual(got, want) {
						t.Fatalf("reader %d, after %q and events %+v:\n got %+v\nwant %+v", r, m.text[len(m.text)-1], events, got, want)
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
	for _, e := range rules.Def.Facts {
		if steps(e) == nil {
			t.Errorf("no step shows a %s", games.EventName(e))
		}
	}
}

// same reports whether two models show the same.
func same(a, b *model) bool { return reflect.DeepEqual(still(a), still(b)) }
