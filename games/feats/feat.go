package feats

import "runehall/games"

// Feat is something that a match of a game can be remembered for.
type Feat[E any] struct {
	// ID names it in ledgers and message keys.
	ID string
	// Clause is the rule that it shows.
	Clause string
	// Earned reports whether a seat did it.
	Earned func(m *Match[E], s games.Seat) bool
}

// Match is a match that is over, as feats see it.
type Match[E any] struct {
	// Told holds all events, those of the set-up first.
	Told []games.Told[E]
	// Movers are the seats that made the moves, from the first move on.
	Movers []games.Seat
	// Players are those at the seats.
	Players []games.Player
	Result  games.Result
}

// Of returns the match that a record tells, once it is over.
func Of[C games.Core[C, M, E], M comparable, E any, V any](m *games.Match[C, M, E, V]) *Match[E] {
	out := &Match[E]{Told: m.Told(), Players: m.Record().Players}
	out.Result, _ = m.Core().Result()
	for _, made := range m.Made() {
		out.Movers = append(out.Movers, made.Seat)
	}
	return out
}

// Earned returns what each person did, by seat, as ids in the order of the list; computer players do nothing worth remembering.
func Earned[E any](list []Feat[E], m *Match[E]) [][]string {
	out := make([][]string, len(m.Players))
	for seat, p := range m.Players {
		if p.Driver != games.Person {
			continue
		}
		for _, f := range list {
			if f.Earned(m, games.Seat(seat)) {
				out[seat] = append(out[seat], f.ID)
			}
		}
	}
	return out
}

// won reports whether a seat is among the winners.
func (m *Match[E]) won(s games.Seat) bool { return m.Result.Rank[s] == 1 }

// mover returns who made the move that an event belongs to, or games.Nobody for the set-up.
func (m *Match[E]) mover(t games.Told[E]) games.Seat {
	if t.Move == 0 || t.Move > len(m.Movers) {
		return games.Nobody
	}
	return m.Movers[t.Move-1]
}

// some reports whether an event of type T is as wanted.
func some[T, E any](m *Match[E], as func(e T) bool) bool { return count(m, as) > 0 }

// count counts the events of type T that are as wanted.
func count[T, E any](m *Match[E], as func(e T) bool) (n int) {
	for _, t := range m.Told {
		if e, ok := any(t.Event).(T); ok && as(e) {
			n++
		}
	}
	return n
}

// spans returns the greatest sum of worth between two events that begin something new, such as a turn.
func spans[E any](m *Match[E], begins func(e E) bool, worth func(t games.Told[E]) int) (most int) {
	sum := 0
	for _, t := range m.Told {
		if begins(t.Event) {
			sum = 0
		}
		sum += worth(t)
		most = max(most, sum)
	}
	return most
}

// moves is spans by single moves.
func moves[E any](m *Match[E], worth func(t games.Told[E]) int) (most int) {
	sum, move := 0, -1
	for _, t := range m.Told {
		if t.Move != move {
			sum, move = 0, t.Move
		}
		sum += worth(t)
		most = max(most, sum)
	}
	return most
}
