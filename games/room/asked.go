package room

import (
	"errors"
	"slices"

	"runehall/games"
)

// Asked is a question to the other persons. It is stored, and so are the answers, because some persons may be connected
// to other hosts.
type Asked struct {
	// What is [DoUndo], [DoEnd] or [DoCalm].
	What string `json:"what"`
	// By is the seat that asked.
	By games.Seat `json:"by"`
	// Moves is how many moves would be left after an undo.
	Moves int `json:"moves,omitempty"`
	// Agreed marks the seats that have agreed.
	Agreed [games.MaxSeats]bool `json:"agreed"`
}

// takeUndo takes back the seat's last move at once if nobody else is affected, and otherwise asks the others.
func (r *Room) takeUndo(d Deed) (Taken, error) {
	if err := r.locked(d); err != nil {
		return Taken{}, err
	}
	if r.Setup().Stays() {
		return Taken{}, Stays
	}
	made := r.live.Made()
	// whose hand lies there would have to take it back
	free := !slices.ContainsFunc(r.race.reaches, func(o reaching) bool {
		return !o.settled && r.concerned(o.seat, d.Seat)
	})
	for n, m := range slices.Backward(made) {
		free = free && !m.Binds
		if m.Seat == d.Seat {
			if free {
				return written(line{word: undoWord, n: n}), nil
			}
			return r.ask(&Asked{What: DoUndo, By: d.Seat, Moves: n}, 0)
		}
		free = free && !r.concerned(m.Seat, d.Seat)
	}
	return Taken{}, NothingToUndo
}

// concerned reports whether a seat belongs to another person than the one who asks: somebody on a device of their own,
// or somebody for whom the host's screen has played. A seat that nobody ever took is not concerned. Persons who share
// the host's screen can ask each other directly.
func (r *Room) concerned(s, by games.Seat) bool {
	sitter := &r.sitters[s]
	if s == by || !sitter.person() {
		return false
	}
	moved := func(b games.Bound) bool { return b.Seat == s }
	return sitter.Key != "" || r.sitters[by].Key != "" && slices.ContainsFunc(r.live.Made(), moved)
}

// ask asks the others. If there are none to ask, everybody agrees. seed is for a match that begins then.
func (r *Room) ask(a *Asked, seed uint64) (Taken, error) {
	if r.asked != nil {
		if r.asked.What != a.What || r.asked.By != a.By || r.asked.Moves != a.Moves {
			return Taken{}, AskedAlready
		}
		a = r.asked
	}
	a.Agreed[a.By] = true
	if l, ok := r.agreed(a, seed); ok {
		return written(l), nil
	}
	if a == r.asked {
		return Taken{Asked: true}, nil
	}
	return Taken{Line: []byte(line{word: askWord, seat: a.By, rest: a.What, n: a.Moves}.text()), Asked: true}, nil
}

// question applies the line that asks.
func (r *Room) question(a Asked) error {
	switch {
	case r.asked != nil:
		return AskedAlready
	case !r.sitters[a.By].person() || a.What != DoUndo && a.What != DoEnd && (a.What != DoCalm || !r.live.Races()) ||
		a.What == DoUndo && (a.Moves < 0 || a.Moves >= len(r.live.Made())):
		return errAsked
	}
	a.Agreed[a.By] = true
	r.asked = &a
	return nil
}

var errAsked = errors.New("nothing that can be asked")

// agree applies the line of a seat that agrees, while others have yet to answer.
func (r *Room) agree(s games.Seat) error {
	if r.asked == nil {
		return NothingAsked
	}
	r.asked.Agreed[s] = true
	return nil
}

// agreed returns the line that does what was asked, if everybody has agreed.
func (r *Room) agreed(a *Asked, seed uint64) (line, bool) {
	for s := range r.sitters {
		if r.concerned(games.Seat(s), a.By) && !a.Agreed[s] && !(a.What == DoEnd && r.gone[s]) {
			return line{}, false
		}
	}
	switch a.What {
	case DoUndo:
		return line{word: undoWord, n: a.Moves}, true
	case DoCalm:
		c, ok := r.withoutRace(seed)
		return line{word: calmWord, rest: c.text()}, ok
	default:
		return line{word: endWord}, true
	}
}

// Gone says which persons have been away for so long that an end without a result need not wait for them: otherwise
// they could keep the others in the match for ever. An undo still needs them. The program that runs the room calls
// Gone; the room itself does not store it. If all others have agreed to an end, its line is returned.
func (r *Room) Gone(seats [games.MaxSeats]bool) (Taken, error) {
	r.gone = seats
	if r.AsksForEnd() {
		if l, ok := r.agreed(r.asked, 0); ok {
			return written(l), nil
		}
	}
	return Taken{Already: true}, nil
}

// AsksForEnd reports whether somebody has asked to end the match, and answers are missing.
func (r *Room) AsksForEnd() bool { return r.end == nil && r.asked != nil && r.asked.What == DoEnd }

func (r *Room) answer(d Deed) (Taken, error) {
	if r.asked == nil {
		return Taken{}, NothingAsked
	}
	if d.Do == DoRefuse {
		return Taken{Line: []byte(line{word: refuseWord, seat: d.Seat}.text()), Asked: true}, nil
	}
	if r.asked.Agreed[d.Seat] {
		return Taken{Asked: true}, nil
	}
	then := *r.asked
	then.Agreed[d.Seat] = true
	if l, ok := r.agreed(&then, d.Seed); ok {
		return written(l), nil
	}
	return Taken{Line: []byte(line{word: agreeWord, seat: d.Seat}.text()), Asked: true}, nil
}
