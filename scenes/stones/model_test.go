package stones

import (
	"fmt"
	"reflect"
	"testing"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/boardtest"
	"runehall/scenes/motion"
)

// still is a model without what moves, in a form that compares.
func still(m *model) model {
	c := *m
	c.flights, c.flashes, c.noises = motion.Flights[flight]{}, motion.Flashes[flash]{}, motion.Noises[spot]{}
	c.played = empty(c.played)
	for s := range c.who {
		c.who[s].hand, c.who[s].stones = empty(c.who[s].hand), empty(c.who[s].stones)
	}
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
	for seed := range uint64(6) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			t.Parallel()
			boardtest.Follows(t, newMatch(t, 2+int(seed)%3, []map[string]string{nil, {rules.OptionThrone: rules.ThroneLow}}[seed%2], seed), boardtest.Picture[rules.Event, rules.View, model]{
				Of: modelOf, Steps: steps, After: settled, Still: still, Flourish: flourishTime,
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

// TestBoardFollows tells a board the moves of a match: once each is shown, its model is the one that its view makes.
func TestBoardFollows(t *testing.T) {
	m := newMatch(t, 3, nil, 12)
	r := newRig(m, boardtest.Screen{W: 1440, H: 900, Scale: 1}, games.All)
	r.Settle()
	for n := 0; ; n++ {
		events, on := m.Random()
		if !on {
			break
		}
		v := m.Play.View(games.All)
		r.Board.Tell(events, v)
		for n%2 == 0 && !r.Board.Shown() {
			r.Board.Step()
		}
		r.Board.Finish()
		want := modelOf(v)
		if got, want := still(&r.Board.show.model), still(&want); !reflect.DeepEqual(got, want) {
			t.Fatalf("after %+v:\n got %+v\nwant %+v", events, got, want)
		}
	}
}
