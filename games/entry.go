package games

import (
	"errors"
	"fmt"
)

// Entry is a game for callers that do not know its types: flags, set-up screens, lists of saved matches. [NewEntry]
// makes one.
type Entry interface {
	// Info returns the game's description of itself, for reading only.
	Info() *Info
	// Levels lists the ids of the game's computer players in rising strength.
	Levels() []string
	// Simulate lets computer players play matches. The same configuration gives the same report on every machine,
	// except for its Measured part.
	Simulate(config SimConfig) (*SimReport, error)
	// Check replays a record and returns how the match stands. If a step does not fit, the standing is the one before
	// that step, with an error.
	Check(record *Record) (Standing, error)
	// Tell replays a record in words, as far as the reader may know them, and passes each line to emit. It ends at the
	// first error of emit, or with a line for the first step that does not fit.
	Tell(record *Record, reader Seat, emit func(TellLine) error) error
	// Replay replays a record as values for encoding/json that hide nothing. It passes each line to emit, and ends like
	// Tell.
	Replay(record *Record, emit func(ReplayLine) error) error
	// Link writes a record as a link, and Unlink reads the record of a link.
	Link(record *Record) (string, error)
	Unlink(link *Link) (*Record, error)
	// Resume begins to replay a record, and Follow to play a link, a few moves at a time, so that a caller with one
	// thread is not held up. The error says what is wrong with the head.
	Resume(record *Record) (Playing, error)
	Follow(link *Link) (Playing, error)
	// Live replays a record into a match that can go on. The error says what is wrong with the record.
	Live(record *Record) (Live, error)
}

// Playing replays a match a few moves at a time, from a record ([Resuming]) or from a link ([Unlinking]).
type Playing interface {
	// Step plays on by n moves at most, and reports whether there is nothing left to play.
	Step(n int) (done bool)
	// Left returns how many moves, undos or sums are yet to be played.
	Left() int
	// Standing returns how the match stands so far.
	Standing() Standing
	// Record returns the record of the match up to where it could be played. It is nil until everything is played, and
	// for a link that leads to no match.
	Record() *Record
	// Err returns why the match ends before its last step, or why a link leads to no match, as soon as that is known.
	Err() error
}

// Standing is how far the match in a record has got.
type Standing struct {
	// Moves counts the moves of the match, without those that were undone; Steps counts all steps of the record that
	// fit.
	Moves, Steps int
	Over         bool
	// Result is set once the match is over.
	Result Result
}

type entry[C Core[C, M, E], M comparable, E any, V any] struct {
	def    *Def[C, M, E, V]
	levels []Level[C, M]
	hints  Hints[C] // nil: there are none
}

// NewEntry returns the entry of a game with this description and these computer players, in rising strength.
func NewEntry[C Core[C, M, E], M comparable, E any, V any](def *Def[C, M, E, V], levels []Level[C, M]) Entry {
	return &entry[C, M, E, V]{def: def, levels: levels}
}

func (e *entry[C, M, E, V]) Info() *Info { return &e.def.Info }

func (e *entry[C, M, E, V]) Levels() []string {
	ids := make([]string, len(e.levels))
	for i, l := range e.levels {
		ids[i] = l.ID
	}
	return ids
}

func (e *entry[C, M, E, V]) Check(record *Record) (Standing, error) {
	standing := Standing{}
	err := e.walk(record, func(m *Match[C, M, E, V]) error {
		standing.Result, standing.Over = m.core.Result()
		return nil
	}, func(m *Match[C, M, E, V], _ Step) error {
		standing.Steps++
		standing.Moves = len(m.made)
		standing.Result, standing.Over = m.core.Result()
		return nil
	})
	return standing, err
}

func (e *entry[C, M, E, V]) Link(record *Record) (string, error) { return WriteLink(e.def, record) }

func (e *entry[C, M, E, V]) Unlink(link *Link) (*Record, error) { return ReadLink(e.def, link) }

func (e *entry[C, M, E, V]) Resume(record *Record) (Playing, error) {
	r, err := NewResuming(e.def, record)
	if err != nil {
		return nil, err // not a nil *Resuming, which would be a Playing
	}
	return r, nil
}

func (e *entry[C, M, E, V]) Follow(link *Link) (Playing, error) {
	u, err := NewUnlinking(e.def, link)
	if err != nil {
		return nil, err
	}
	return u, nil
}

// StepError is the error of a step that does not fit its record: a move that the rules refuse, a wrong sum.
type StepError struct {
	// Step counts from 1.
	Step int
	Err  error
}

func (e *StepError) Error() string { return fmt.Sprintf("step %d: %v", e.Step, e.Err) }

func (e *StepError) Unwrap() error { return e.Err }

// walk replays a record step by step. It calls begun with the match before its first step, and after following each
// step.
func (e *entry[C, M, E, V]) walk(record *Record, begun func(*Match[C, M, E, V]) error,
	after func(*Match[C, M, E, V], Step) error) error {
	m, err := Resume(e.def, record.cut(0))
	if err != nil {
		return err
	}
	if err := begun(m); err != nil {
		return err
	}
	for i, step := range record.Steps {
		if err := m.redo(step); err != nil {
			return &StepError{Step: i + 1, Err: err}
		}
		if err := after(m, step); err != nil {
			return err
		}
	}
	return nil
}

// clauseOf returns the clause of the refusal in an error, or "".
func clauseOf(err error) string {
	if refusal, ok := errors.AsType[*Refusal](err); ok {
		return refusal.Clause
	}
	return ""
}
