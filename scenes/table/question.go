package table

import (
	"reflect"
	"slices"

	"runehall/games"
)

// asked is the state of a question for answers.
type asked[M comparable] struct {
	on       bool
	question Question[M]
	// choice is what the persons said at the bar: nobody answers (games.Nobody), a seat wants to look, or nothing yet
	// (undecided).
	choice games.Seat
	// passed are the persons who have looked and declined; they are not asked again about this card.
	passed []games.Seat
}

// undecided is the choice of a bar at which nobody has pressed anything.
const undecided games.Seat = -9

// waits reports whether the bar waits for somebody to press something. With one person there is no bar, and with none
// nobody to wait for.
func (a *asked[M]) waits(persons []games.Seat) bool {
	return len(persons) > 1 && a.choice == undecided && slices.ContainsFunc(persons, a.mayChoose)
}

// mayChoose reports whether a person's emblem can be pressed.
func (a *asked[M]) mayChoose(s games.Seat) bool {
	return slices.Contains(a.question.Seats, s) && !slices.Contains(a.passed, s)
}

// nextQuestion looks whether a question is open after a change of the match, and whether it is a new one.
func (p *play[C, M, E, V]) nextQuestion(public V) {
	if p.parts.asker == nil {
		return
	}
	q, open := p.parts.asker.Question(public)
	switch {
	case !open:
		p.asked = asked[M]{}
	case !p.asked.on || !reflect.DeepEqual(p.asked.question, q):
		p.asked = asked[M]{on: true, question: q, choice: undecided}
	case p.asked.choice >= 0 && p.asked.choice != p.must() && p.declinedLast(p.asked.choice):
		// Who had a look has declined: the others may still answer.
		a := &p.asked
		at := slices.Index(q.Seats, a.choice)
		a.passed = append(a.passed, q.Seats[:at+1]...)
		a.choice = undecided
	}
}

// declinedLast reports whether the last move made is a seat's.
func (p *play[C, M, E, V]) declinedLast(s games.Seat) bool {
	made := p.match.Made()
	return len(made) > 0 && made[len(made)-1].Seat == s
}

// choose takes what was pressed at the bar: a seat that wants to look, or games.Nobody.
func (p *play[C, M, E, V]) choose(s games.Seat) bool {
	a := &p.asked
	if !a.waits(p.persons) || s != games.Nobody && !(slices.Contains(p.persons, s) && a.mayChoose(s)) {
		return false
	}
	a.choice = s
	return true
}

// unchoose takes back that a seat wants to answer: it was not asked yet, or has looked and goes away. The bar comes back
// for it and for those asked later.
func (p *play[C, M, E, V]) unchoose() {
	a := &p.asked
	if !a.on || a.choice < 0 {
		return
	}
	a.passed = append(a.passed, a.question.Seats[:slices.Index(a.question.Seats, a.choice)]...)
	a.choice = undecided
	p.thought = thought[M]{}
}

// declines returns the move that the table makes for a person who is asked: several persons have said so at the bar, and
// a person alone among computers is not bothered when declining is all that could be done.
func (p *play[C, M, E, V]) declines(s games.Seat) (M, bool) {
	a := &p.asked
	if len(p.persons) > 1 {
		return a.question.Decline, a.choice != s
	}
	moves := p.match.Core().AppendMoves(nil, s)
	return a.question.Decline, len(moves) == 1 && moves[0] == a.question.Decline
}

// looker returns the person who pressed the own emblem and is asked now.
func (p *play[C, M, E, V]) looker() games.Seat {
	if p.asked.on && len(p.persons) > 1 && p.asked.choice >= 0 && p.must() == p.asked.choice {
		return p.asked.choice
	}
	return games.Nobody
}
