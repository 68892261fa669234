package boardtest

import (
	"fmt"
	"slices"
	"testing"

	"runehall/games"
)

// Match is a random match under way.
type Match[C games.Core[C, M, E], M comparable, E any, V any] struct {
	T    testing.TB
	Play *games.Match[C, M, E, V]
	// Chance is where the random choices come from.
	Chance games.Chance
	// Common reports whether a move is of a kind so frequent that it would hide the others. Half of the time the other
	// moves are preferred. nil: no kind is.
	Common func(M) bool
	// Text lists the moves made so far, as in records.
	Text []string
}

// sitters are the players at a table, by seat.
var sitters = []games.Player{
	{Name: "Astrid", Colour: "amber", Emblem: "circle"}, {Name: "Ingrid", Colour: "sky", Emblem: "diamond"},
	{Name: "Bjarne", Colour: "jade", Emblem: "triangle"}, {Name: "Skald", Colour: "rose", Emblem: "square"},
	{Name: "Wilhelmina", Colour: "vermilion", Emblem: "star"},
}

// NewMatch begins a match. drivers says who plays each seat; seats without a driver are persons.
func NewMatch[C games.Core[C, M, E], M comparable, E any, V any](
	t testing.TB, def *games.Def[C, M, E, V], setup games.Setup, drivers ...string,
) *Match[C, M, E, V] {
	t.Helper()
	players := slices.Clone(sitters[:setup.Seats])
	for i := range players {
		players[i].Driver = games.Person
		if i < len(drivers) {
			players[i].Driver = drivers[i]
		}
	}
	play, err := games.NewMatch(def, setup, players)
	if err != nil {
		t.Fatal(err)
	}
	return &Match[C, M, E, V]{T: t, Play: play, Chance: games.NewChance(setup.Seed, 99)}
}

// Random makes a random move of a seat that must act or, now and then, of one that may. It returns the events, and
// false once the match is over.
func (m *Match[C, M, E, V]) Random() ([]E, bool) {
	m.T.Helper()
	seat, move, on := m.choose()
	if !on {
		return nil, false
	}
	return m.Make(seat, move), true
}

// choose returns a random move, as [Match.Random] makes it.
func (m *Match[C, M, E, V]) choose() (seat games.Seat, move M, on bool) {
	var moves []M
	core := m.Play.Core()
	acting := core.AppendActing(nil)
	if len(acting) == 0 {
		return 0, move, false
	}
	for {
		a := acting[m.Chance.IntN(len(acting))]
		if !a.Must && m.Chance.IntN(4) > 0 {
			continue
		}
		if moves = m.Play.Def().AppendCandidates(moves[:0], core, a.Seat, &m.Chance, 1); len(moves) == 0 {
			continue
		}
		return a.Seat, m.pick(moves), true
	}
}

func (m *Match[C, M, E, V]) pick(moves []M) M {
	move := moves[m.Chance.IntN(len(moves))]
	if m.Common == nil {
		return move
	}
	if rare := slices.DeleteFunc(slices.Clone(moves), m.Common); len(rare) > 0 && m.Chance.IntN(2) == 0 {
		move = rare[m.Chance.IntN(len(rare))]
	}
	return move
}

// Make makes a move, and returns its events with everything in them.
func (m *Match[C, M, E, V]) Make(s games.Seat, move M) []E {
	m.T.Helper()
	before := len(m.Play.Told())
	if _, refusal := m.Play.Make(s, move); refusal != nil {
		m.T.Fatalf("move %v of seat %d is refused: %v", move, s, refusal)
	}
	m.Text = append(m.Text, fmt.Sprintf("%d %s", s, m.Play.Def().Moves.Text(move)))
	var events []E
	for _, told := range m.Play.Told()[before:] {
		events = append(events, told.Event)
	}
	return events
}

// Until makes random moves until is reports true of the position, and fails if that never happens.
func (m *Match[C, M, E, V]) Until(is func(all V) bool) {
	m.T.Helper()
	if !m.Reaches(is) {
		m.T.Fatalf("the match of seed %d never comes to that", m.Play.Record().Setup.Seed)
	}
}

// Reaches makes random moves until is reports true of the position, and reports whether that happened.
func (m *Match[C, M, E, V]) Reaches(is func(all V) bool) bool {
	for !is(m.Play.View(games.All)) {
		if _, on := m.Random(); !on {
			return false
		}
	}
	return true
}

// Randoms makes a number of random moves, and fails if the match ends before.
func (m *Match[C, M, E, V]) Randoms(n int) {
	m.T.Helper()
	for range n {
		if _, on := m.Random(); !on {
			m.T.Fatalf("the match of seed %d is over before %d moves", m.Play.Record().Setup.Seed, n)
		}
	}
}
