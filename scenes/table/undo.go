package table

import (
	"fmt"
	"slices"

	"runehall/games"
)

// batch is what one undo took back: a person's move and what computer players and the table made after it.
type batch[M comparable] struct {
	seat  games.Seat
	moves []remade[M]
}

// remade is a move to make again.
type remade[M comparable] struct {
	seat games.Seat
	move M
	from origin
}

// look is an opening of a seat's curtain, after a number of moves.
type look struct {
	moves int
	seat  games.Seat
}

// binds reports whether a move stands for good: it showed each seat what the others decided at the same moment, or it revealed
// something, and not just what a person chose to show of the own hand. What a computer player shows would otherwise be known
// to a person who plays the turn again.
func (p *play[C, M, E, V]) binds(n int) bool {
	m := p.match.Made()[n]
	return p.origins[n] == fromTogether || m.Revealed && (p.origins[n] == fromTable || !m.Shown)
}

// lookedSince reports whether another person than s has opened the own curtain after move n.
func (p *play[C, M, E, V]) lookedSince(n int, s games.Seat) bool {
	return slices.ContainsFunc(p.looks, func(l look) bool { return l.moves > n && l.seat != s })
}

// undoTo returns how many moves stay when the last person's move is undone, and false if it stands for good. Undo ends
// at what was revealed to anybody, at another person's move, and where another person opened the curtain.
func (p *play[C, M, E, V]) undoTo() (int, bool) {
	made := p.match.Made()
	if !p.stored() {
		return 0, false
	}
	for n := len(made) - 1; n >= 0; n-- {
		m := made[n]
		if p.binds(n) {
			return 0, false
		}
		if p.origins[n] == fromTable {
			continue
		}
		if len(p.undone) > 0 && p.undone[len(p.undone)-1].seat != m.Seat {
			return 0, false
		}
		return n, !p.lookedSince(n, m.Seat)
	}
	return 0, false
}

// undo takes the last person's move back, and what others made since.
func (p *play[C, M, E, V]) undo() error {
	n, ok := p.undoTo()
	if !ok {
		return nil
	}
	p.abandon()
	return p.goBack(n)
}

// goBack undoes all but the first n moves, of which the next is a person's.
func (p *play[C, M, E, V]) goBack(n int) error {
	made := p.match.Made()
	back := batch[M]{seat: made[n].Seat}
	for i, m := range made[n:] {
		back.moves = append(back.moves, remade[M]{m.Seat, m.Move, p.origins[n+i]})
	}
	grown, err := p.match.Undo(n)
	if err != nil {
		return fmt.Errorf("table: %w", err)
	}
	p.origins = p.origins[:n]
	for i := range p.looks {
		p.looks[i].moves = min(p.looks[i].moves, n)
	}
	p.undone = append(p.undone, back)
	p.epoch++
	p.keep(grown)
	p.begin()
	return nil
}

// canRedo reports whether something undone can be made again: until the next new move.
func (p *play[C, M, E, V]) canRedo() bool { return p.stored() && len(p.undone) > 0 }

// redo makes again what the last undo took back.
func (p *play[C, M, E, V]) redo() error {
	if !p.canRedo() {
		return nil
	}
	p.abandon()
	last := len(p.undone) - 1
	again, rest := p.undone[last], p.undone[:last]
	for _, m := range again.moves {
		if refusal := p.make(m.seat, m.move, m.from); refusal != nil {
			return fmt.Errorf("table: redo of move %q of seat %d: %w", p.kind.Def.Moves.Text(m.move), m.seat, refusal)
		}
	}
	p.undone = rest
	return nil
}

// resetTo returns how many moves stay when the person who must move takes back the moves of this turn, and false if
// there is none to take back.
func (p *play[C, M, E, V]) resetTo() (int, bool) {
	made := p.match.Made()
	n, ok := p.undoTo()
	if !ok || n != len(made)-1 || made[n].Seat != p.must() {
		return 0, false
	}
	for n > 0 && made[n-1].Seat == made[n].Seat && !p.binds(n-1) && p.origins[n-1] == fromPerson && !p.lookedSince(n-1, made[n].Seat) {
		n--
	}
	return n, true
}

// reset takes back the moves that the person who must move has made in this turn.
func (p *play[C, M, E, V]) reset() error {
	n, ok := p.resetTo()
	if !ok {
		return nil
	}
	p.abandon()
	return p.goBack(n)
}

// looked notes that a seat's curtain was opened.
func (p *play[C, M, E, V]) looked(s games.Seat) {
	p.looks = append(p.looks, look{moves: len(p.match.Made()), seat: s})
}
