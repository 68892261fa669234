package boardtest

import (
	"reflect"
	"testing"

	"runehall/games"
	"runehall/ui"
)

// Picture says how a board's display model D is made, for tests that compare models.
type Picture[E any, V any, D any] struct {
	// Of makes the model from a view alone, and Steps returns the steps that show an event.
	Of    func(v V) D
	Steps func(e E, v V) []ui.Step[D]
	// After returns a step for what a move ends without an event of its own; nil: there is no such thing.
	After func(v V) ui.Step[D]
	// Still returns a model without anything that moves, in a form that can be compared.
	Still func(m *D) D
	// Moving counts the things that are in a model only while they move. None of them lasts longer than Flourish ticks.
	Moving func(m *D) int
	// Flying reports whether a move is still being shown in a model.
	Flying   func(m *D) bool
	Flourish int
}

func (p Picture[E, V, D]) add(timeline *ui.Timeline[D], events []E, v V) {
	for _, e := range events {
		timeline.Add(p.Steps(e, v)...)
	}
	if p.After != nil {
		timeline.Add(p.After(v))
	}
}

// follow shows the events of a move, in full or skipped. Then the model must be the one made from the view.
func (p Picture[E, V, D]) follow(t *testing.T, events []E, v V, timeline *ui.Timeline[D], m *D, skip bool) {
	t.Helper()
	p.add(timeline, events, v)
	if skip {
		timeline.Finish(m)
	}
	for !timeline.Shown() {
		timeline.Update(m)
	}
	want := p.Of(v)
	if got, want := p.Still(m), p.Still(&want); !reflect.DeepEqual(got, want) {
		t.Fatalf("after the events %+v:\n got %+v\nwant %+v", events, got, want)
	}
}

// Follows plays a random match to its end for every reader. After the events of each move, shown in full or skipped,
// the model must be the one that the board makes from the view alone, and in the end nothing may move.
func Follows[C games.Core[C, M, E], M comparable, E any, V any, D any](
	t *testing.T, m *Match[C, M, E, V], p Picture[E, V, D],
) {
	t.Helper()
	readers := []games.Seat{games.Public, games.All}
	for s := range m.Play.Record().Setup.Seats {
		readers = append(readers, games.Seat(s))
	}
	models, timelines := make([]D, len(readers)), make([]ui.Timeline[D], len(readers))
	for i, r := range readers {
		models[i] = p.Of(m.Play.View(r))
	}
	for n := 0; ; n++ {
		events, on := m.Random()
		if !on {
			break
		}
		for i, r := range readers {
			p.follow(t, known(m.Play.Def(), events, r), m.Play.View(r), &timelines[i], &models[i], n%2 == 0)
		}
	}
	for i := range models {
		for range p.Flourish {
			timelines[i].Update(&models[i])
		}
		if n := p.Moving(&models[i]); n > 0 || timelines[i].Moving() {
			t.Errorf("reader %d: %d things move for ever", readers[i], n)
		}
	}
}

// Follows tells the board the moves of the match to its end, every second one shown in full. After each, what it shows
// must be what the view alone makes; pictured returns both.
func (r *Rig[C, M, E, V, B]) Follows(pictured func(b B, v V) (shown, made any)) {
	r.T.Helper()
	for n := 0; ; n++ {
		events, on := r.Match.Random()
		if !on {
			return
		}
		v := r.Match.Play.View(r.Reader)
		r.Board.Tell(events, v)
		for n%2 == 0 && !r.Board.Shown() {
			r.Board.Step()
		}
		r.Board.Finish()
		if got, want := pictured(r.Board, v); !reflect.DeepEqual(got, want) {
			r.T.Fatalf("after %+v:\n got %+v\nwant %+v", events, got, want)
		}
	}
}

// known returns the events as a reader knows them.
func known[C games.Core[C, M, E], M comparable, E any, V any](
	def *games.Def[C, M, E, V], events []E, r games.Seat,
) (list []E) {
	for _, event := range events {
		if e, ok := def.Redact(event, r); ok {
			list = append(list, e)
		}
	}
	return list
}

// EveryEventIsShown checks that a board has steps for every event of its game.
func EveryEventIsShown[C games.Core[C, M, E], M comparable, E any, V any, D any](
	t *testing.T, m *Match[C, M, E, V], p Picture[E, V, D],
) {
	t.Helper()
	v := m.Play.View(games.All)
	for _, e := range m.Play.Def().Facts {
		if p.Steps(e, v) == nil {
			t.Errorf("no step shows a %s", games.EventName(e))
		}
	}
}

// Listed returns a list, or nil if it is empty, so that models can be compared.
func Listed[T any](list []T) []T {
	if len(list) == 0 {
		return nil
	}
	return list
}
