package toss

import "runehall/games"

// Named returns the last order of thefts that was named, and by whom; games.Nobody before the first (TOS-14).
func (v View) Named() ([]games.Seat, games.Seat) {
	m := Move{Order: v.game.named}
	return m.Order[:m.ordered()], v.game.namedBy
}

// Contest is a flick contest (TOS-22).
type Contest struct {
	For Purpose
	// Repeat counts from 0.
	Repeat int
	// Seats are the seats that flick, in order.
	Seats []games.Seat
	// Counts are the distances that count, in tenths of a millimetre, for the seats that have flicked; [Touched] is
	// worst.
	Counts map[games.Seat]int
	// Flicks is the rune that each seat flicks, or NoRune for a borrowed one.
	Flicks map[games.Seat]Rune
}

// Contest returns the contest, and false if there is none.
func (v View) Contest() (Contest, bool) {
	g := v.game
	if g.phase != FlickPhase {
		return Contest{}, false
	}
	c := Contest{
		For: g.contest.purpose, Repeat: int(g.contest.repeat), Seats: g.inOrder(g.contest.in),
		Counts: map[games.Seat]int{},
		Flicks: map[games.Seat]Rune{},
	}
	for i := range g.seats {
		s := g.inTurn(i)
		if !g.contest.in[s] {
			continue
		}
		c.Flicks[s] = g.flicks(s)
		if i < g.contest.place {
			c.Counts[s] = int(g.contest.reached[s])
		}
	}
	return c, true
}

// Disputed returns the thefts of one colour whose order is being flicked for or named now. The seat that may name it is
// on turn, or still has to be found (TOS-14). At other times there are none.
func (v View) Disputed() []Theft {
	g := v.game
	list := []Theft{}
	if g.phase != OrderPhase && (g.phase != FlickPhase || g.contest.purpose != ForOrder) {
		return list
	}
	for _, t := range v.Thefts() {
		if t.Twin.Colour() == g.colour {
			list = append(list, t)
		}
	}
	return list
}
