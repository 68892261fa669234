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

// match is a random match under way.
type match struct {
	t      testing.TB
	play   *games.Match[*rules.Game, rules.Move, rules.Event, rules.View]
	chance games.Chance
	text   []string
}

// everything are the options of a match with all expansions.
var everything = map[string]string{rules.OptionAdepts: games.Yes, rules.OptionExtra: games.Yes, rules.OptionHigh: games.Yes, rules.OptionDeck: rules.DeckWild}

func newMatch(t testing.TB, seats int, options map[string]string, seed uint64) *match {
	t.Helper()
	players := make([]games.Player, seats)
	for i := range players {
		players[i] = games.Player{Name: fmt.Sprint("Seat ", i), Colour: "amber", Emblem: "circle", Driver: games.Person}
	}
	play, err := games.NewMatch(rules.Def, games.Setup{Seats: seats, Seed: seed, Options: options}, players)
	if err != nil {
		t.Fatal(err)
	}
	return &match{t: t, play: play, chance: games.NewChance(seed, 99)}
}

// random makes a random move, what is rare more often than by its number. It returns the events and false once the match
// is over.
func (m *match) random() ([]rules.Event, bool) {
	m.t.Helper()
	core := m.play.Core()
	acting := core.AppendActing(nil)
	if len(acting) == 0 {
		return nil, false
	}
	seat := acting[0].Seat
	moves := core.AppendMoves(nil, seat)
	move := moves[m.chance.IntN(len(moves))]
	for _, kind := range []rules.MoveKind{rules.Ignore, rules.DrawExtra, rules.Draw, rules.PlaceToken} {
		at := slices.IndexFunc(moves, func(m rules.Move) bool { return m.Kind == kind })
		if at >= 0 && m.chance.IntN(3) == 0 {
			move = moves[at]
		}
	}
	before := len(m.play.Told())
	if _, refusal := m.play.Make(seat, move); refusal != nil {
		m.t.Fatalf("listed move %v of seat %d refused: %v", move, seat, refusal)
	}
	m.text = append(m.text, fmt.Sprintf("%d %s", seat, rules.Def.Moves.Text(move)))
	var events []rules.Event
	for _, told := range m.play.Told()[before:] {
		events = append(events, told.Event)
	}
	return events, true
}

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
				models[i] = modelOf(m.play.View(r))
			}
			for n := 0; ; n++ {
				events, on := m.random()
				if !on {
					break
				}
				for i, r := range readers {
					v := m.play.View(r)
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
	v := newMatch(t, 2, nil, 1).play.View(games.All)
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
		if _, on := m.random(); !on {
			break
		}
	}
	v := m.play.View(games.All)
	for _, r := range v.AppendRunes(nil) {
		l := v.Laid()[r.Top]
		if !covers(l, r.Cell) || sectionOf(l.Turn, r.Cell.X-l.Cell.X, r.Cell.Y-l.Cell.Y) != r.Section {
			t.Errorf("%v does not show section %d on %v", l, r.Section, r.Cell)
		}
	}
}

// same reports whether two models show the same.
func same(a, b *model) bool { return reflect.DeepEqual(still(a), still(b)) }
