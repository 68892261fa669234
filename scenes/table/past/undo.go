package past

import (
	"slices"

	"runehall/games"
)

// Past is what has to be known of the moves so far before one is undone.
type Past[M comparable] struct {
	// Origins are those of the moves that were not undone.
	Origins Origins
	// Openings says when seats have opened their curtains.
	Openings []Opening
	// Undone can be made again, the last one first.
	Undone []Undone[M]
}

// Undone is what one undo took back: a person's move, and the moves that computer players and the table made after it.
type Undone[M comparable] struct {
	Seat  games.Seat
	Moves []Again[M]
}

// Again is a move to make again.
type Again[M comparable] struct {
	Seat games.Seat
	Move M
	From Origin
}

// Opening says that a seat opened its curtain after so many moves.
type Opening struct {
	Moves int
	Seat  games.Seat
}

// lookedSince reports whether any seat but s has opened a curtain since move n was made.
func (p *Past[M]) lookedSince(n int, s games.Seat) bool {
	return slices.ContainsFunc(p.Openings, func(l Opening) bool { return l.Moves > n && l.Seat != s })
}

// standsForGood reports whether a move stands for good: it told each seat the others' decisions of the same moment, or
// it revealed something. A person may take back cards that they chose to show of their own hand. Cards shown by a
// computer player's choice stand, or the person could play the turn again knowing them.
func (p *Past[M]) standsForGood(made []games.Made[M], n int) bool {
	m := made[n]
	return p.Origins[n] == Together || m.Revealed && (p.Origins[n].Auto() || !m.Shown)
}

// UndoTo returns how many of the moves are left once the last person's move is undone, and false if it stands for good.
// Undo goes back no further than the last thing revealed to anybody, another person's move, or another person's opening
// a curtain, and never behind the first begins moves.
func (p *Past[M]) UndoTo(made []games.Made[M], begins int) (int, bool) {
	n, why := p.undoTo(made, begins)
	return n, why == Goes
}

// Why is why the last person's move stands.
type Why uint8

const (
	Goes     Why = iota // it does not: it can be taken back
	Nothing             // nobody has made a move that counts
	Revealed            // it, or something after it, has revealed what nobody knew
	Looked              // somebody else has acted or looked behind a curtain since
)

// WhyStands returns why the last person's move stands, by the rules of [Past.UndoTo].
func (p *Past[M]) WhyStands(made []games.Made[M], begins int) Why {
	_, why := p.undoTo(made, begins)
	return why
}

func (p *Past[M]) undoTo(made []games.Made[M], begins int) (int, Why) {
	for n, m := range slices.Backward(made) {
		switch {
		case n < begins:
			return 0, Nothing
		case p.standsForGood(made, n):
			return 0, Revealed
		case p.Origins[n].Auto():
			continue
		case len(p.Undone) > 0 && p.Undone[len(p.Undone)-1].Seat != m.Seat:
			return 0, Looked
		case p.lookedSince(n, m.Seat):
			return n, Looked
		}
		return n, Goes
	}
	return 0, Nothing
}

// ResetTo returns how many of the moves are left once a seat has taken back this turn's moves, and false if there are
// none to take back.
func (p *Past[M]) ResetTo(made []games.Made[M], begins int, s games.Seat) (int, bool) {
	n, ok := p.UndoTo(made, begins)
	if !ok || n != len(made)-1 || made[n].Seat != s {
		return 0, false
	}
	for n > 0 && made[n-1].Seat == s && !p.standsForGood(made, n-1) && p.Origins[n-1] == Person &&
		!p.lookedSince(n-1, s) {
		n--
	}
	return n, true
}

// After returns the moves after the first n, the first of which was a person's, so that they can be made again.
func (p *Past[M]) After(made []games.Made[M], n int) Undone[M] {
	back := Undone[M]{Seat: made[n].Seat}
	for i, m := range made[n:] {
		back.Moves = append(back.Moves, Again[M]{m.Seat, m.Move, p.Origins[n+i]})
	}
	return back
}

// Back notes that all moves after the first n are undone.
func (p *Past[M]) Back(n int, back Undone[M]) {
	p.Origins = p.Origins[:n]
	for i := range p.Openings {
		p.Openings[i].Moves = min(p.Openings[i].Moves, n)
	}
	p.Undone = append(p.Undone, back)
}
