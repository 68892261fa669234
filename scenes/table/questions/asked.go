package questions

import (
	"reflect"
	"slices"

	"runehall/games"
)

// Asked is the open question for answers, and how far it has come.
type Asked[M comparable] struct {
	Asking
	Decline M // the move of a seat that does not answer
}

// Asking is the part of a question that everybody knows and that needs no types of a game.
type Asking struct {
	Inquiry
	On       bool
	Answered bool // the last move has answered it: the seat whose move it was about goes on
	// Choice is the button pressed at the bar: the seat that wants to look, games.Nobody for "nobody answers", or
	// [Undecided].
	Choice games.Seat
	// Passed are the seats that have looked and declined, or for which somebody said so. They are not asked again.
	Passed []games.Seat
	// Wants are the seats that want to look, while a seat before them may still answer. They look once that is settled.
	Wants []games.Seat

	persons []games.Seat
}

// Undecided is the choice while nothing has been pressed.
const Undecided games.Seat = -9

// Waits reports whether the bar waits to be pressed. With fewer than two persons there is no bar, and none where nobody
// at it could answer.
func (a *Asking) Waits() bool {
	return len(a.persons) > 1 && a.Choice == Undecided && slices.ContainsFunc(a.persons, a.MayChoose)
}

// MayChoose reports whether a seat can still be pressed at the bar.
func (a *Asking) MayChoose(s games.Seat) bool {
	return a.Asks(s) && !slices.Contains(a.Passed, s) && !slices.Contains(a.Wants, s)
}

// Asks reports whether a seat is asked that could have something to answer with.
func (a *Asking) Asks(s games.Seat) bool {
	return slices.Contains(a.Seats, s) && !slices.Contains(a.Idle, s)
}

// First returns the first of the seats that want to look, or games.Nobody.
func (a *Asking) First() games.Seat {
	for _, s := range a.Seats {
		if slices.Contains(a.Wants, s) {
			return s
		}
	}
	return games.Nobody
}

// before returns the seats that are asked before a seat; for games.Nobody, all of them.
func (a *Asking) before(s games.Seat) []games.Seat {
	if at := slices.Index(a.Seats, s); at >= 0 {
		return a.Seats[:at]
	}
	return a.Seats
}

// proceed lets the first seat that wants to look do so, once no person before it may still answer.
func (a *Asking) proceed() {
	s := a.First()
	free := func(b games.Seat) bool { return slices.Contains(a.persons, b) && a.MayChoose(b) }
	if s < 0 || a.Choice != Undecided || slices.ContainsFunc(a.before(s), free) {
		return
	}
	a.Choice = s
	a.Wants = slices.DeleteFunc(a.Wants, func(w games.Seat) bool { return w == s })
}

// Next finds out, after every change of the match, whether a question is open and whether it is a new one. persons are
// the ones at the table, must is the seat that the match waits for, and last the one that made the last move.
func (a *Asked[M]) Next(q Question[M], open bool, persons []games.Seat, must, last games.Seat) {
	switch {
	case !open:
		*a = Asked[M]{Asking: Asking{Inquiry: a.Inquiry, Answered: a.On}}
	case !a.On || !reflect.DeepEqual(a.Inquiry, q.Inquiry) || a.Decline != q.Decline:
		*a = Asked[M]{Asking: Asking{Inquiry: q.Inquiry, On: true, Choice: Undecided}, Decline: q.Decline}
		if slices.Contains(q.Seats, must) { // the match was left in the middle of a question
			a.Passed = slices.Clone(a.before(must))
		}
	case a.Choice >= 0 && a.Choice != must && last == a.Choice:
		// The seat that looked has declined. The others may still answer.
		at := slices.Index(q.Seats, a.Choice)
		a.Passed = append(a.Passed, q.Seats[:at+1]...)
		a.Choice = Undecided
		a.persons = persons
		a.proceed()
	}
	a.persons = persons
}

// Choose takes the button pressed at the bar, and reports whether it counts. games.Nobody declines only for the seats
// before the first one that wants to look. If only one seat is asked and must look itself, it looks instead.
func (a *Asking) Choose(s games.Seat) bool {
	if s == games.Nobody && a.Looks {
		s = a.Seats[0]
	}
	if !a.Waits() || s != games.Nobody && !(slices.Contains(a.persons, s) && a.MayChoose(s)) {
		return false
	}
	switch first := a.First(); {
	case s != games.Nobody:
		a.Wants = append(a.Wants, s)
	case first < 0:
		a.Choice = games.Nobody
	default:
		a.Passed = append(a.Passed, a.before(first)...)
	}
	a.proceed()
	return true
}

// Unchoose brings the bar back when a seat that wanted to look goes away without an answer. It reports whether one did.
// The seats after it can be chosen again too.
func (a *Asking) Unchoose() bool {
	if !a.On || a.Choice < 0 {
		return false
	}
	a.Choice = Undecided
	return true
}

// Looker returns the person who pressed at the bar to look, once it is that person's turn to answer, or else
// games.Nobody. must is the seat that the match waits for.
func (a *Asking) Looker(must games.Seat) games.Seat {
	if a.On && len(a.persons) > 1 && a.Choice >= 0 && must == a.Choice {
		return a.Choice
	}
	return games.Nobody
}
