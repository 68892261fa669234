package games

import (
	"fmt"
	"slices"
)

// sumEvery is after how many moves a record states the position's hash again.
const sumEvery = 16

// Match runs one match of a game and keeps its record. A core in play is changed only through it.
type Match[C Core[C, M, E], M comparable, E any, V any] struct {
	def    *Def[C, M, E, V]
	core   C
	events Events[E]
	record *Record
	made   []Made[M]
	told   []Told[E]
	kept   []kept[C] // in the order of their moves; the first is the position before any move
	spare  []C
}

// Made is a move of the match that has not been undone.
type Made[M comparable] struct {
	Seat Seat
	Move M
	// Revealed says that the move showed somebody something new: the match cannot be undone past it.
	Revealed bool
	// Shown says that it revealed only what its seat chose to show ([Def.Shows]): the person who made it may still take
	// it back.
	Shown bool
}

// Told is an event of the match that has not been undone. Move is the number of the move that caused it, counted from
// 1; the events of the set-up have 0.
type Told[E any] struct {
	Move  int
	Event E
}

// NewMatch starts a match.
func NewMatch[C Core[C, M, E], M comparable, E any, V any](def *Def[C, M, E, V], setup Setup,
	players []Player) (*Match[C, M, E, V], error) {
	record, err := NewRecord(&def.Info, setup, players)
	if err != nil {
		return nil, fmt.Errorf("new match: %w", err)
	}
	return newMatch(def, record), nil
}

// newMatch starts the match of a record without steps.
func newMatch[C Core[C, M, E], M comparable, E any, V any](def *Def[C, M, E, V], record *Record) *Match[C, M, E, V] {
	m := &Match[C, M, E, V]{def: def, record: record}
	m.core = def.New(record.Setup, &m.events)
	m.core.Listen(&m.events)
	m.tell()
	m.keep()
	return m
}

func (m *Match[C, M, E, V]) tell() {
	for _, e := range m.events.List() {
		m.told = append(m.told, Told[E]{Move: len(m.made), Event: e})
	}
}

func (m *Match[C, M, E, V]) redo(step Step) error {
	if err := m.check(step); err != nil {
		return err
	}
	m.record.Add(step)
	return nil
}

// check makes a step of a record without recording it.
func (m *Match[C, M, E, V]) check(step Step) error {
	switch step.Kind {
	case StepMove:
		move, err := m.def.Moves.read(step.Move)
		if err != nil {
			return err
		}
		if refusal := m.play(step.Seat, move); refusal != nil {
			return fmt.Errorf("move %q of seat %d: %w", step.Move, step.Seat, refusal)
		}
	case StepUndo:
		return m.takeBack(step.N)
	case StepSum:
		if step.N != len(m.made) {
			return errWrongCount(step.N)
		}
		if step.Sum != m.core.Hash() {
			return errWrongSum(step.N)
		}
	}
	return nil
}

func (m *Match[C, M, E, V]) standing() Standing {
	s := Standing{Moves: len(m.made), Steps: len(m.record.Steps)}
	s.Result, s.Over = m.core.Result()
	return s
}

// play makes a move without recording it. After a refusal nothing has changed.
func (m *Match[C, M, E, V]) play(s Seat, move M) *Refusal {
	m.events.Clear()
	if refusal := m.core.Apply(s, move); refusal != nil {
		return refusal
	}
	m.made = append(m.made, Made[M]{
		Seat: s, Move: move, Revealed: m.core.Revealed(), Shown: m.def.Shows != nil && m.def.Shows(move),
	})
	m.tell()
	m.keep()
	return nil
}

// Make checks a move, makes it and records it. It returns the bytes that were added to the record, which must be stored
// before the next move is made, or the refusal.
func (m *Match[C, M, E, V]) Make(s Seat, move M) ([]byte, *Refusal) {
	if refusal := m.play(s, move); refusal != nil {
		return nil, refusal
	}
	from := len(m.record.Text())
	m.record.Add(Step{Kind: StepMove, Seat: s, Move: m.def.Moves.Text(move)})
	if _, over := m.core.Result(); over || len(m.made)%sumEvery == 0 {
		m.record.Add(Step{Kind: StepSum, N: len(m.made), Sum: m.core.Hash()})
	}
	return slices.Clone(m.record.Text()[from:]), nil
}

// Undo goes back to the position after the first n moves, and returns the bytes that were added to the record. How far
// back a person may go is for the table to decide. With [OptionStays] nothing can be undone: the error wraps
// [ErrStays]. A record that is already very long takes no further undo, because a reader could not reach its end any
// more: the error wraps [ErrLongRecord].
func (m *Match[C, M, E, V]) Undo(n int) ([]byte, error) {
	if len(m.record.Steps) >= lastUndo {
		return nil, fmt.Errorf("undo after %d steps: %w", len(m.record.Steps), ErrLongRecord)
	}
	if err := m.takeBack(n); err != nil {
		return nil, err
	}
	return slices.Clone(m.record.Add(Step{Kind: StepUndo, N: n})), nil
}

// takeBack undoes without recording it.
func (m *Match[C, M, E, V]) takeBack(n int) error {
	if m.record.Setup.Stays() {
		return errStays(n)
	}
	if n < 0 || n > len(m.made) {
		return errUndo(n, len(m.made))
	}
	if n == len(m.made) {
		return nil
	}
	again := slices.Clone(m.made[:n])
	m.goTo(n)
	for i := len(m.made); i < n; i++ {
		if refusal := m.play(again[i].Seat, again[i].Move); refusal != nil {
			// The same moves were legal before. A core that refuses them now is not deterministic.
			panic(fmt.Sprintf("games: %s refuses move %d on undo: %v", m.def.ID, i+1, refusal))
		}
	}
	return nil
}

// Again makes a move of a match once more, on a core that has been brought to the same position. The move was legal
// there, so a core that refuses it now is not deterministic and no result could be trusted: Again panics.
func (d *Def[C, M, E, V]) Again(core C, m Made[M]) {
	if refusal := core.Apply(m.Seat, m.Move); refusal != nil {
		panic(fmt.Sprintf("games: a match of %s refuses its own move %q of seat %d: %v", d.ID, d.Moves.Text(m.Move),
			m.Seat, refusal))
	}
}

// Def returns the description of the match's game.
func (m *Match[C, M, E, V]) Def() *Def[C, M, E, V] { return m.def }

// Core returns the position, for reading only. Make and Undo change it.
func (m *Match[C, M, E, V]) Core() C { return m.core }

// Record returns the record so far, for reading only.
func (m *Match[C, M, E, V]) Record() *Record { return m.record }

// Made returns the moves of the match, without those that were undone, for reading only.
func (m *Match[C, M, E, V]) Made() []Made[M] { return m.made }

// Told returns the events of the match, beginning with those of the set-up. They are not redacted, and for reading
// only. Events of moves that were undone are left out.
func (m *Match[C, M, E, V]) Told() []Told[E] { return m.told }

// View returns what a reader may know of the position.
func (m *Match[C, M, E, V]) View(reader Seat) V { return m.def.View(m.core, reader) }
