package feats

import (
	"iter"
	"slices"

	"runehall/games"
)

// Feat is something that a match of a game can be remembered for.
type Feat[E any] struct {
	// ID names it in ledgers and message keys.
	ID string
	// Clause is the rule that it is about.
	Clause string
	// Earned reports whether a seat did it.
	Earned func(m *Match[E], s games.Seat) bool
}

// Match is a finished match, as feats see it.
type Match[E any] struct {
	// Told holds all events, those of the set-up first.
	Told []games.Told[E]
	// Movers are the seats that made the moves, in order.
	Movers []games.Seat
	// Players are the players at the seats.
	Players []games.Player
	Result  games.Result

	looks int // how many events feats have looked at
}

// Of returns what feats need of a match that is over, as a copy.
func Of[C games.Core[C, M, E], M comparable, E any, V any](m *games.Match[C, M, E, V]) *Match[E] {
	out := &Match[E]{Told: slices.Clone(m.Told()), Players: slices.Clone(m.Record().Players)}
	out.Result, _ = m.Core().Result()
	for _, made := range m.Made() {
		out.Movers = append(out.Movers, made.Seat)
	}
	return out
}

func (m *Match[E]) won(s games.Seat) bool { return m.Result.Rank[s] == 1 }

// mover returns the seat whose move caused an event, or games.Nobody for the set-up.
func (m *Match[E]) mover(t games.Told[E]) games.Seat {
	if t.Move == 0 || t.Move > len(m.Movers) {
		return games.Nobody
	}
	return m.Movers[t.Move-1]
}

func (m *Match[E]) events() iter.Seq[games.Told[E]] {
	return func(yield func(games.Told[E]) bool) {
		for _, t := range m.Told {
			m.looks++
			if !yield(t) {
				return
			}
		}
	}
}

// each yields the events of type T.
func each[T, E any](m *Match[E]) iter.Seq2[games.Told[E], T] {
	return func(yield func(games.Told[E], T) bool) {
		for t := range m.events() {
			if e, ok := any(t.Event).(T); ok && !yield(t, e) {
				return
			}
		}
	}
}

// some reports whether as accepts an event of type T.
func some[T, E any](m *Match[E], as func(e T) bool) bool {
	for _, e := range each[T](m) {
		if as(e) {
			return true
		}
	}
	return false
}

// did reports whether as accepts an event of type T that a move of the seat caused.
func did[T, E any](m *Match[E], s games.Seat, as func(e T) bool) bool {
	for t, e := range each[T](m) {
		if m.mover(t) == s && as(e) {
			return true
		}
	}
	return false
}

func first[T, E any](m *Match[E]) (e T, ok bool) {
	for _, e := range each[T](m) {
		return e, true
	}
	return e, false
}

// sum adds up the worths of all events of type T.
func sum[T, E any](m *Match[E], worth func(e T) int) (n int) {
	for _, e := range each[T](m) {
		n += worth(e)
	}
	return n
}

// most adds up the worths of events of type T from one event of type B to the next, and returns the greatest sum. Type
// B begins something new, such as a turn.
func most[B, T, E any](m *Match[E], worth func(e T) int) (greatest int) {
	sum := 0
	for t := range m.events() {
		switch e := any(t.Event).(type) {
		case B:
			sum = 0
		case T:
			sum += worth(e)
			greatest = max(greatest, sum)
		}
	}
	return greatest
}

// mostInMove adds up the worths of events of type T in each move, and returns the greatest sum.
func mostInMove[T, E any](m *Match[E], worth func(e T) int) (greatest int) {
	sum, move := 0, 0
	for t, e := range each[T](m) {
		if t.Move != move {
			sum, move = 0, t.Move
		}
		sum += worth(e)
		greatest = max(greatest, sum)
	}
	return greatest
}

func one(so bool) int {
	if so {
		return 1
	}
	return 0
}
