package table

import (
	"fmt"
	"slices"

	"runehall/games"
	"runehall/games/room"
)

// undoneMoves is what one undo took back: a person's move, and the moves that computer players and the table made after
// it.
type undoneMoves[M comparable] struct {
	seat  games.Seat
	moves []redoneMove[M]
}

// redoneMove is a move to make again.
type redoneMove[M comparable] struct {
	seat games.Seat
	move M
	from origin
}

// opening says that a seat opened its curtain after so many moves.
type opening struct {
	moves int
	seat  games.Seat
}

type openings []opening

// since reports whether any seat but s has opened a curtain since move n was made.
func (all openings) since(n int, s games.Seat) bool {
	return slices.ContainsFunc(all, func(l opening) bool { return l.moves > n && l.seat != s })
}

// standsForGood reports whether a move stands for good: it told each seat the others' decisions of the same moment, or
// it revealed something. A person may take back cards that they chose to show of their own hand. Cards shown by a
// computer player's choice stand, or the person could play the turn again knowing them.
func (p *play[C, M, E, V]) standsForGood(n int) bool {
	if p.apart != nil {
		return false // the room decides
	}
	m := p.match.Made()[n]
	return p.origins[n] == fromTogether || m.Revealed && (p.origins[n].auto() || !m.Shown)
}

// undoTo returns how many moves are left once the last person's move is undone, and false if that move stands for good.
// Undo goes back no further than the last thing revealed to anybody, another person's move, or another person's opening
// a curtain. With [games.OptionStays] every move stands.
func (p *play[C, M, E, V]) undoTo() (int, bool) {
	if !p.stored() || p.known.Stays() {
		return 0, false
	}
	if p.apart != nil {
		return 0, p.apart.MayUndo()
	}
	made := p.match.Made()
	for n, m := range slices.Backward(made) {
		if p.standsForGood(n) || p.script.learning() && n < p.script.Begins {
			return 0, false
		}
		if p.origins[n].auto() {
			continue
		}
		if len(p.redoable) > 0 && p.redoable[len(p.redoable)-1].seat != m.Seat {
			return 0, false
		}
		return n, !p.openings.since(n, m.Seat)
	}
	return 0, false
}

// undo takes back the last person's move, and whatever the others have done since.
func (p *play[C, M, E, V]) undo() error {
	n, ok := p.undoTo()
	switch {
	case !ok:
		return nil
	case p.apart != nil:
		p.apart.Do(room.Deed{Do: room.DoUndo, Seat: p.apart.Undoes(), After: p.apart.State.Steps})
		return nil
	}
	return p.goBack(n)
}

// goBack undoes all but the first n moves of a match that is kept here; in a room its host does that, and the table
// follows. The first of the moves that it takes back must be a person's.
func (p *play[C, M, E, V]) goBack(n int) error {
	made := p.match.Made()
	back := undoneMoves[M]{seat: made[n].Seat}
	for i, m := range made[n:] {
		back.moves = append(back.moves, redoneMove[M]{m.Seat, m.Move, p.origins[n+i]})
	}
	grown, err := p.match.Undo(n)
	if err != nil {
		return fmt.Errorf("table: %w", err)
	}
	p.origins = p.origins[:n]
	for i := range p.openings {
		p.openings[i].moves = min(p.openings[i].moves, n)
	}
	p.redoable = append(p.redoable, back)
	if p.script.learning() {
		if p.script.Stray { // a wrong move is not made again
			p.redoable = nil
		}
		p.script.Back(n, p.ownSince)
	}
	p.epoch++
	p.storage.keep(grown)
	p.begin()
	return nil
}

// canRedo reports whether there is something to redo. The next new move makes it impossible.
func (p *play[C, M, E, V]) canRedo() bool { return p.stored() && len(p.redoable) > 0 }

// redo makes again what the last undo took back.
func (p *play[C, M, E, V]) redo() error {
	if !p.canRedo() {
		return nil
	}
	last := len(p.redoable) - 1
	again, rest := p.redoable[last], p.redoable[:last]
	for _, m := range again.moves {
		if refusal := p.make(m.seat, m.move, m.from); refusal != nil {
			return fmt.Errorf("table: redo of move %q of seat %d: %w", p.kind.Def.Moves.Text(m.move), m.seat, refusal)
		}
	}
	p.redoable = rest
	return nil
}

// resetTo returns how many moves are left once the person whose turn it is has taken back this turn's moves, and false
// if there are none to take back.
func (p *play[C, M, E, V]) resetTo() (int, bool) {
	if p.apart != nil {
		return 0, false
	}
	made := p.match.Made()
	n, ok := p.undoTo()
	if !ok || n != len(made)-1 || made[n].Seat != p.must() {
		return 0, false
	}
	for n > 0 && made[n-1].Seat == made[n].Seat && !p.standsForGood(n-1) && p.origins[n-1] == fromPerson &&
		!p.openings.since(n-1, made[n].Seat) {
		n--
	}
	return n, true
}

// reset takes back what the person whose turn it is has done in this turn.
func (p *play[C, M, E, V]) reset() error {
	n, ok := p.resetTo()
	if !ok {
		return nil
	}
	return p.goBack(n)
}
