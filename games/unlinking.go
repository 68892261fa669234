package games

import "fmt"

// Unlinking turns a link into a match. Each step of a link is a number among the legal moves before it, so all steps
// must be played, even those that were undone.
type Unlinking[C Core[C, M, E], M comparable, E any, V any] struct {
	match  *Match[C, M, E, V]
	digits *digits
	words  speller
	at     int // steps played
	steps  int
	err    error
}

// NewUnlinking begins to play a link. The error says what is wrong with its head.
func NewUnlinking[C Core[C, M, E], M comparable, E any, V any](def *Def[C, M, E, V],
	link *Link) (*Unlinking[C, M, E, V], error) {
	m, err := Resume(def, link.Head)
	if err != nil {
		return nil, fmt.Errorf("link: %w", err)
	}
	return &Unlinking[C, M, E, V]{match: m, digits: digitsOf(link.digits), steps: link.steps}, nil
}

// Step plays the next n steps. It reports whether it is finished: the match is complete, or Err says why it never will
// be.
func (u *Unlinking[C, M, E, V]) Step(n int) (done bool) {
	for ; n > 0 && u.err == nil && u.at < u.steps; n-- {
		if err := unlinkStep(u.match, u.digits, &u.words); err != nil {
			u.err = &StepError{Step: u.at + 1, Err: err}
			break
		}
		if err := linkFits(0, 0, u.words.spelled, u.digits.divided); err != nil {
			u.err = fmt.Errorf("%w: %w", ErrNotLink, err)
		}
		u.at++
	}
	if u.err == nil && u.at == u.steps && !u.digits.empty() {
		u.err = fmt.Errorf("%w: more than its steps", ErrNotLink)
	}
	return u.err != nil || u.at == u.steps
}

// Left returns how many steps are still to be played.
func (u *Unlinking[C, M, E, V]) Left() int {
	if u.err != nil {
		return 0
	}
	return u.steps - u.at
}

// Standing returns how the match stands so far.
func (u *Unlinking[C, M, E, V]) Standing() Standing { return u.match.standing() }

// Err returns why the link leads to no match, as soon as that is known.
func (u *Unlinking[C, M, E, V]) Err() error { return u.err }

// Record returns the record of the match, with exactly the bytes of the record that the link was made from. It is nil
// until everything is played, and after an error.
func (u *Unlinking[C, M, E, V]) Record() *Record {
	if m := u.Match(); m != nil {
		return m.record
	}
	return nil
}

// Match returns the match. It is nil until everything is played, and after an error.
func (u *Unlinking[C, M, E, V]) Match() *Match[C, M, E, V] {
	if u.err != nil || u.at < u.steps {
		return nil
	}
	return u.match
}

// ReadLink plays a link, and returns its record, with exactly the bytes of the record that the link was made from.
func ReadLink[C Core[C, M, E], M comparable, E any, V any](def *Def[C, M, E, V], link *Link) (*Record, error) {
	u, err := NewUnlinking(def, link)
	if err != nil {
		return nil, err
	}
	for !u.Step(1 << 20) {
	}
	if u.err != nil {
		return nil, fmt.Errorf("link: %w", u.err)
	}
	return u.match.record, nil
}

func unlinkStep[C Core[C, M, E], M comparable, E any, V any](m *Match[C, M, E, V], d *digits, s *speller) error {
	list := linkable(m)
	i := d.next(len(list) + 2)
	if i == len(list)+1 {
		_, err := m.Undo(d.next(len(m.made) + 1))
		return err
	}
	var seat Seat
	var move M
	if i < len(list) {
		seat, move = list[i].Seat, list[i].Move
	} else {
		seat = Seat(d.next(MaxSeats))
		var err error
		if move, err = m.def.Moves.read(s.read(d)); err != nil {
			return err
		}
	}
	if _, refusal := m.Make(seat, move); refusal != nil {
		return refusal
	}
	return nil
}
