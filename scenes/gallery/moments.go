//go:build !js

package gallery

import (
	"slices"

	"runehall/games"
)

// moment is a move of a match in which an event happens that had not happened before, as the seat knows it that looks
// on.
type moment[E, V any] struct {
	seats         int
	events        []E // up to that event, which is the last of them
	before, after V
}

// name is the name of the moment's last event.
func (m moment[E, V]) name() string { return games.EventName(m.events[len(m.events)-1]) }

// How many matches moments are taken from, how many seats they have at most, for which there is room in a picture, and
// how many moves are tried at each step of one.
const (
	momentSeats   = 3
	momentMatches = 60
	momentTries   = 12
)

// onlooker is the seat whose events and views moments have.
const onlooker = games.Seat(0)

// momentsOf plays matches of chance with few seats and all choices of all options, and returns a moment for each
// type of event, in their order. What happens at the set-up only, or too rarely, is told as an event without fields at
// the start of a match.
func momentsOf[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V]) []moment[E, V] {
	found := map[string]moment[E, V]{}
	for n := 0; n < momentMatches && len(found) < len(def.Facts); n++ {
		setup := games.Setup{Seats: def.MinSeats + n%(max(def.MinSeats, min(momentSeats, def.MaxSeats))-def.MinSeats+1),
			Seed: uint64(n), Options: map[string]string{}}
		for i, o := range def.Options {
			setup.Options[o.ID] = o.Choices[(n>>i)%len(o.Choices)]
		}
		momentsIn(def, setup, found)
	}
	var list []moment[E, V]
	for _, fact := range def.Facts {
		m, ok := found[games.EventName(fact)]
		if !ok {
			core := def.New(games.Setup{Seats: def.MinSeats}, nil)
			v := def.View(core, onlooker)
			m = moment[E, V]{seats: def.MinSeats, events: []E{fact}, before: v, after: v}
		}
		list = append(list, m)
	}
	return list
}

// scout plays a match by chance, but makes a move that lets something happen for the first time wherever it sees one.
type scout[C games.Core[C, M, E], M comparable, E any, V any] struct {
	def           *games.Def[C, M, E, V]
	core, scratch C
	seats         int
	events        games.Events[E]
	found         map[string]moment[E, V]
}

// momentsIn plays a match and adds what happens for the first time.
func momentsIn[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V], setup games.Setup, found map[string]moment[E, V]) {
	m := &scout[C, M, E, V]{def: def, core: def.New(setup, nil), scratch: def.Blank(), seats: setup.Seats, found: found}
	chance := games.NewChance(setup.Seed, 1)
	for {
		var moves []games.Chosen[M]
		for _, a := range m.core.AppendActing(nil) {
			for _, move := range def.AppendCandidates(nil, m.core, a.Seat, &chance, 1) {
				moves = append(moves, games.Chosen[M]{Seat: a.Seat, Move: move})
			}
		}
		if len(moves) == 0 {
			return // the match is over
		}
		games.Shuffle(&chance, moves)
		best := moves[0]
		for _, c := range moves[:min(len(moves), momentTries*(int(setup.Seed)/3%2))] {
			if m.news(c) {
				best = c
				break
			}
		}
		m.news(best)
		m.keep()
		if m.core.Apply(best.Seat, best.Move) != nil {
			return // not one that is listed
		}
	}
}

// news tries a move, and reports whether something happens by it that did not happen before.
func (m *scout[C, M, E, V]) news(c games.Chosen[M]) bool {
	m.core.CloneInto(m.scratch)
	m.events.Clear()
	m.scratch.Listen(&m.events)
	m.scratch.Apply(c.Seat, c.Move)
	for _, e := range m.events.List() {
		if _, known := m.found[games.EventName(e)]; !known {
			if _, seen := m.def.Redact(e, onlooker); seen {
				return true
			}
		}
	}
	return false
}

// keep adds the events of the last move tried that happened for the first time.
func (m *scout[C, M, E, V]) keep() {
	var told []E
	for _, e := range m.events.List() {
		e, seen := m.def.Redact(e, onlooker)
		if !seen {
			continue
		}
		told = append(told, e)
		if name := games.EventName(e); m.found[name].events == nil {
			m.found[name] = moment[E, V]{m.seats, slices.Clone(told), m.def.View(m.core, onlooker),
				m.def.View(m.scratch, onlooker)}
		}
	}
}
