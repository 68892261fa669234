package table

import (
	"reflect"
	"slices"

	"runehall/games"
)

// asked is the open question for answers, and how far it has come.
type asked[M comparable] struct {
	asking
	on       bool
	answered bool // the last move has answered it: the seat whose move it was about goes on
	decline  M    // the move of a seat that does not answer
}

// asking is the part of a question that everybody knows and that needs no types of a game.
type asking struct {
	Inquiry
	// choice is the button pressed at the bar: the seat that wants to look, games.Nobody for "nobody answers", or
	// undecided.
	choice games.Seat
	// passed are the seats that have looked and declined, or for which somebody said so. They are not asked again.
	passed []games.Seat
	// wants are the seats that want to look, while a seat before them may still answer. They look once that is settled.
	wants []games.Seat
}

// undecided is the choice while nothing has been pressed.
const undecided games.Seat = -9

// named reports whether only one seat is asked and the board has its own words for not answering.
func (q *Inquiry) named() bool { return len(q.Seats) == 1 && q.Declines.Key != "" }

// waits reports whether the bar waits to be pressed. With fewer than two persons there is no bar.
func (a *asking) waits(persons []games.Seat) bool {
	return len(persons) > 1 && a.choice == undecided && slices.ContainsFunc(persons, a.mayChoose)
}

func (a *asking) mayChoose(s games.Seat) bool {
	return slices.Contains(a.Seats, s) && !slices.Contains(a.passed, s) && !slices.Contains(a.wants, s)
}

// first returns the first of the seats that want to look, or games.Nobody.
func (a *asking) first() games.Seat {
	for _, s := range a.Seats {
		if slices.Contains(a.wants, s) {
			return s
		}
	}
	return games.Nobody
}

// before returns the seats that are asked before a seat; for games.Nobody, all of them.
func (a *asking) before(s games.Seat) []games.Seat {
	if at := slices.Index(a.Seats, s); at >= 0 {
		return a.Seats[:at]
	}
	return a.Seats
}

// proceed lets the first seat that wants to look do so, once no person before it may still answer.
func (a *asking) proceed(persons []games.Seat) {
	s := a.first()
	free := func(b games.Seat) bool { return slices.Contains(persons, b) && a.mayChoose(b) }
	if s < 0 || a.choice != undecided || slices.ContainsFunc(a.before(s), free) {
		return
	}
	a.choice = s
	a.wants = slices.DeleteFunc(a.wants, func(w games.Seat) bool { return w == s })
}

// nextQuestion finds out, after every change of the match, whether a question is open and whether it is a new one.
func (p *play[C, M, E, V]) nextQuestion(public V) {
	if p.parts.asker == nil {
		return
	}
	q, open := p.parts.asker.Question(public)
	switch {
	case !open:
		p.asked = asked[M]{answered: p.asked.on, asking: asking{Inquiry: p.asked.Inquiry}}
	case !p.asked.on || !reflect.DeepEqual(p.asked.Inquiry, q.Inquiry) || p.asked.decline != q.Decline:
		p.asked = asked[M]{on: true, asking: asking{Inquiry: q.Inquiry, choice: undecided}, decline: q.Decline}
		if next := p.must(); slices.Contains(q.Seats, next) { // the match was left in the middle of a question
			p.asked.passed = slices.Clone(p.asked.before(next))
		}
	case p.asked.choice >= 0 && p.asked.choice != p.must() && p.lastMover() == p.asked.choice:
		// The seat that looked has declined. The others may still answer.
		a := &p.asked
		at := slices.Index(q.Seats, a.choice)
		a.passed = append(a.passed, q.Seats[:at+1]...)
		a.choice = undecided
		a.proceed(p.persons)
	}
}

// choose takes the button pressed at the bar, and reports whether it counts. games.Nobody declines only for the seats
// before the first one that wants to look. If only one seat is asked and must look itself, it looks instead.
func (p *play[C, M, E, V]) choose(s games.Seat) bool {
	a := &p.asked
	if s == games.Nobody && a.Looks {
		s = a.Seats[0]
	}
	if !a.waits(p.persons) || s != games.Nobody && !(slices.Contains(p.persons, s) && a.mayChoose(s)) {
		return false
	}
	switch first := a.first(); {
	case s != games.Nobody:
		a.wants = append(a.wants, s)
	case first < 0:
		a.choice = games.Nobody
	default:
		a.passed = append(a.passed, a.before(first)...)
	}
	a.proceed(p.persons)
	return true
}

// unchoose brings the bar back when a seat that wanted to look goes away without an answer. The seats after it can be
// chosen again too.
func (p *play[C, M, E, V]) unchoose() {
	a := &p.asked
	if !a.on || a.choice < 0 {
		return
	}
	a.choice = undecided
	p.thinkers.Cancel()
}

// declines returns the answer that the table gives for a person, and whether it gives one. Several persons have said at
// the bar that nobody answers. A person alone among computer players is not troubled with a question that can only be
// declined.
func (p *play[C, M, E, V]) declines(s games.Seat) (M, bool) {
	a := &p.asked
	if len(p.persons) > 1 {
		return a.decline, a.choice != s
	}
	if p.apart != nil { // declining early would tell the others that the seat has nothing to answer with
		return a.decline, false
	}
	moves := p.match.Core().AppendMoves(nil, s)
	return a.decline, len(moves) == 1 && moves[0] == a.decline
}

// looker returns the person who pressed at the bar to look, once it is that person's turn to answer, or else
// games.Nobody.
func (p *play[C, M, E, V]) looker() games.Seat {
	if p.asked.on && len(p.persons) > 1 && p.asked.choice >= 0 && p.must() == p.asked.choice {
		return p.asked.choice
	}
	return games.Nobody
}
