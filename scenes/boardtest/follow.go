package boardtest

import (
	"reflect"
	"testing"

	"runehall/games"
	"runehall/ui"
)

// Picture is how a board's display model D comes about.
type Picture[E any, V any, D any] struct {
	// Of makes the model from a view alone, and Steps shows an event.
	Of    func(v V) D
	Steps func(e E, v V) []ui.Step[D]
	// After shows what a move ends without an event of its own; nil where there is nothing of the kind.
	After func(v V) ui.Step[D]
	// Still returns a model without what moves, in a form that compares.
	Still func(m *D) D
	// Moving counts what is in a model only while it moves; none of it lasts longer than Flourish ticks.
	Moving func(m *D) int
	// Flying reports whether a move is still on its way in a model.
	Flying   func(m *D) bool
	Flourish int
}

// add appends the steps of the events of a move.
func (p Picture[E, V, D]) add(timeline *ui.Timeline[D], events []E, v V) {
	for _, e := range events {
		timeline.Add(p.Steps(e, v)...)
	}
	if p.After != nil {
		timeline.Add(p.After(v))
	}
}

// follow shows the events of a move, in full or skipped: then the model is the one that the view makes.
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

// Follows plays a random match to its end before every reader: after the events of each move, shown in full or skipped, the
// model is the one that the board makes from the view alone, and at last nothing moves.
func Follows[C games.Core[C, M, E], M comparable, E any, V any, D any](t *testing.T, m *Match[C, M, E, V], p Picture[E, V, D]) {
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

// Follows tells the board the moves of the match to its end, every other one in full: what it shows then is what the view alone makes.
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
func known[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V], events []E, r games.Seat) (list []E) {
	for _, event := range events {
		if e, ok := def.Redact(event, r); ok {
			list = append(list, e)
		}
	}
	return list
}

// EveryEventIsShown checks that the steps of a board know every event of its game.
func EveryEventIsShown[C games.Core[C, M, E], M comparable, E any, V any, D any](t *testing.T, m *Match[C, M, E, V], p Picture[E, V, D]) {
	t.Helper()
	v := m.Play.View(games.All)
	for _, e := range m.Play.Def().Facts {
		if p.Steps(e, v) == nil {
			t.Errorf("no step shows a %s", games.EventName(e))
		}
	}
}

// Listed returns a list, or nil where it is empty: so models compare.
func Listed[T any](list []T) []T {
	if len(list) == 0 {
		return nil
	}
	return list
}
