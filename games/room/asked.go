package room

import (
	"errors"
	"slices"

	"runehall/games"
)

// Asked is what somebody asked of the other persons. It is stored, and so are their answers: they may be at other hosts.
type Asked struct {
	// What is [DoUndo] or [DoEnd].
	What string `json:"what"`
	// By is who asked.
	By games.Seat `json:"by"`
	// Moves is how many moves would be left after an undo.
	Moves int `json:"moves,omitempty"`
	// Agreed marks who has agreed, by seat.
	Agreed [games.MaxSeats]bool `json:"agreed"`
}

// takeUndo takes back the last own move at once if nothing stands against that, and otherwise asks.
func (r *Room) takeUndo(d Deed) (Taken, error) {
	if err := r.locked(d); err != nil {
		return Taken{}, err
	}
	if r.Setup().Stays() {
		return Taken{}, Stays
	}
	made := r.live.Made()
	free := true
	for n, m := range slices.Backward(made) {
		free = free && !m.Binds
		if m.Seat == d.Seat {
			if free {
				return written(line{word: undoWord, n: n}), nil
			}
			return r.ask(&Asked{What: DoUndo, By: d.Seat, Moves: n})
		}
		free = free && !r.concerned(m.Seat, d.Seat)
	}
	return Taken{}, NothingToUndo
}

// concerned reports whether a seat is that of a person other than who asks: one on a device of their own, or one that the host's screen has played
// for. A seat that nobody ever took is not asked; and who sits together at the host's screen asks each other by themselves, as at one device.
func (r *Room) concerned(s, by games.Seat) bool {
	sitter := &r.sitters[s]
	if s == by || !sitter.person() {
		return false
	}
	moved := func(b games.Bound) bool { return b.Seat == s }
	return sitter.Key != "" || r.sitters[by].Key != "" && slices.ContainsFunc(r.live.Made(), moved)
}

// ask asks the others. If there are none, it is agreed.
func (r *Room) ask(a *Asked) (Taken, error) {
	if r.asked != nil {
		if r.asked.What != a.What || r.asked.By != a.By || r.asked.Moves != a.Moves {
			return Taken{}, AskedAlready
		}
		a = r.asked
	}
	a.Agreed[a.By] = true
	if l, ok := r.agreed(a); ok {
		return written(l), nil
	}
	if a == r.asked {
		return Taken{Asked: true}, nil
	}
	return Taken{Line: []byte(line{word: askWord, seat: a.By, rest: a.What, n: a.Moves}.text()), Asked: true}, nil
}

// begin applies the line of that.
func (r *Room) begin(a Asked) error {
	switch {
	case r.asked != nil:
		return AskedAlready
	case !r.sitters[a.By].person() || a.What != DoUndo && a.What != DoEnd || a.What == DoUndo && (a.Moves < 0 || a.Moves >= len(r.live.Made())):
		return errAsked
	}
	a.Agreed[a.By] = true
	r.asked = &a
	return nil
}

var errAsked = errors.New("nothing that can be asked")

// agree applies the line of who has agreed, where others have yet to.
func (r *Room) agree(s games.Seat) error {
	if r.asked == nil {
		return NothingAsked
	}
	r.asked.Agreed[s] = true
	return nil
}

// agreed returns the line of what was asked, if everybody has agreed.
func (r *Room) agreed(a *Asked) (line, bool) {
	for s := range r.sitters {
		if r.concerned(games.Seat(s), a.By) && !a.Agreed[s] && !(a.What == DoEnd && r.gone[s]) {
			return line{}, false
		}
	}
	if a.What == DoUndo {
		return line{word: undoWord, n: a.Moves}, true
	}
	return line{word: endWord}, true
}

// Gone says which persons have been away for so long that an end without a result is not put off until they are back: they could keep the others in the
// match for ever. A move is not taken back without them. It is for who runs the room, and forgotten with it. If an end has been asked for that all others
// agree to, its line is returned.
func (r *Room) Gone(seats [games.MaxSeats]bool) (Taken, error) {
	r.gone = seats
	if r.AsksForEnd() {
		if l, ok := r.agreed(r.asked); ok {
			return written(l), nil
		}
	}
	return Taken{Again: true}, nil
}

// AsksForEnd reports whether somebody has asked to end the match, and waits for answers.
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
	if l, ok := r.agreed(&then); ok {
		return written(l), nil
	}
	return Taken{Line: []byte(line{word: agreeWord, seat: d.Seat}.text()), Asked: true}, nil
}
