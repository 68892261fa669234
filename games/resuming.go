package games

import (
	"bytes"
	"fmt"
	"slices"
)

// Resuming turns a record back into a match. Moves that were undone are not replayed, only counted, since nobody who
// goes on with the match depends on whether they were legal ([Entry].Check, Tell and Replay replay everything). So the
// cost depends on the length of the match, not on how much was undone.
type Resuming[C Core[C, M, E], M comparable, E any, V any] struct {
	match  *Match[C, M, E, V]
	record *Record
	path   []int // the indices of the steps to replay
	next   int   // the next one of path
	end    int   // how many steps of the record fit, as far as that is known
	err    error
	done   bool
}

// NewResuming begins to replay a record. The error says what is wrong with its head.
func NewResuming[C Core[C, M, E], M comparable, E any, V any](def *Def[C, M, E, V],
	record *Record) (*Resuming[C, M, E, V], error) {
	m, err := resumeHead(def, record)
	if err != nil {
		return nil, fmt.Errorf("resume: %w", err)
	}
	r := &Resuming[C, M, E, V]{match: m, record: record, end: len(record.Steps)}
	var wrong error
	if r.path, r.end, wrong = standing(record); wrong != nil {
		r.err = &StepError{Step: r.end + 1, Err: wrong}
	}
	return r, nil
}

// Step replays the next n moves or sums, and reports whether the match is complete.
func (r *Resuming[C, M, E, V]) Step(n int) (done bool) {
	for ; n > 0 && r.next < len(r.path); n-- {
		at := r.path[r.next]
		if err := r.match.check(r.record.Steps[at]); err != nil {
			r.end, r.err = at, &StepError{Step: at + 1, Err: err}
			r.next = len(r.path)
			break
		}
		r.next++
	}
	if r.next == len(r.path) && !r.done {
		r.match.record = r.record.cut(r.end)
		r.done = true
	}
	return r.done
}

// Left returns how many moves and sums are still to be replayed.
func (r *Resuming[C, M, E, V]) Left() int { return len(r.path) - r.next }

// Standing returns how the match stands so far.
func (r *Resuming[C, M, E, V]) Standing() Standing {
	s := r.match.standing()
	if r.done {
		s.Steps = r.end
	}
	return s
}

// Err returns why the record ends before its last step, as a [StepError], as soon as that is known.
func (r *Resuming[C, M, E, V]) Err() error { return r.err }

// Record returns the record up to the last step that fits, or nil until everything is replayed.
func (r *Resuming[C, M, E, V]) Record() *Record {
	if !r.done {
		return nil
	}
	return r.match.record
}

// Match returns the match, or nil until everything is replayed. If there is an Err, the match ends before its step.
func (r *Resuming[C, M, E, V]) Match() *Match[C, M, E, V] {
	if !r.done {
		return nil
	}
	return r.match
}

// Resume replays a record into a match that continues where the record ends. If a step does not fit (a move that the
// rules refuse, a wrong sum), it returns an error together with the match before that step. If the head does not fit,
// it returns nil and an error. Moves that were undone are not replayed: see [Resuming].
func Resume[C Core[C, M, E], M comparable, E any, V any](def *Def[C, M, E, V],
	record *Record) (*Match[C, M, E, V], error) {
	r, err := NewResuming(def, record)
	if err != nil {
		return nil, err
	}
	for !r.Step(1 << 20) {
	}
	if r.err != nil {
		return r.match, fmt.Errorf("resume: %w", r.err)
	}
	return r.match, nil
}

// standing returns the indices of the steps that count in the end: moves that no undo took back, and the sums among
// them. If a step cannot be right, as far as can be told without the rules, end is its index, err says why, and path
// holds the steps that count before it.
func standing(record *Record) (path []int, end int, err error) {
	type sum struct{ at, moves int }
	var moves []int
	var sums []sum
	end = len(record.Steps)
	for at, step := range record.Steps {
		switch {
		case step.Kind == StepMove:
			moves = append(moves, at)
			continue
		case step.Kind == StepSum && step.N == len(moves):
			sums = append(sums, sum{at, step.N})
			continue
		case step.Kind == StepSum:
			err = errWrongCount(step.N)
		case record.Setup.Stays():
			err = errStays(step.N)
		case step.N < 0 || step.N > len(moves):
			err = errUndo(step.N, len(moves))
		}
		if err != nil {
			end = at
			break
		}
		moves = moves[:step.N]
		for len(sums) > 0 && sums[len(sums)-1].moves > step.N {
			sums = sums[:len(sums)-1]
		}
	}
	for _, s := range sums {
		moves = append(moves, s.at)
	}
	slices.Sort(moves)
	return moves, end, err
}

// resumeHead starts the match of a record that this program can play.
func resumeHead[C Core[C, M, E], M comparable, E any, V any](def *Def[C, M, E, V],
	record *Record) (*Match[C, M, E, V], error) {
	if record.Game != def.ID {
		return nil, FaultGame.Of(fmt.Errorf("a record of %.80q is none of %s", record.Game, def.ID))
	}
	if record.Version != def.Version {
		return nil, FaultRules.Of(fmt.Errorf("rules version %d of %s; this program plays version %d", record.Version,
			def.ID, def.Version))
	}
	tables, err := def.tables()
	if err != nil {
		return nil, FaultOwnTables.Of(err)
	}
	if record.Tables != tables {
		return nil, FaultTables.Of(fmt.Errorf("the match of %s is played with the tables %q; this program has %q",
			record.Game, record.Tables, tables))
	}
	head, err := newRecord(&def.Info, record.Setup, record.Players, record.names)
	if err != nil {
		return nil, FaultSetup.Of(err)
	}
	// The match appends to its own text, so a stored record must equal that text to the byte.
	if !bytes.HasPrefix(record.text, head.text) {
		line := differs(record.text, head.text)
		return nil, &faultError{FaultHead, line,
			fmt.Errorf("%w: line %d: it is not in the form that this program writes", ErrNotRecord, line)}
	}
	return newMatch(def, head), nil
}

// differs returns the first line, counted from 1, in which two texts differ.
func differs(a, b []byte) int {
	number := 1
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			break
		}
		if a[i] == '\n' {
			number++
		}
	}
	return number
}
