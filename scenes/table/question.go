package table

import (
	"reflect"
	"slices"

	"runehall/games"
)

// asked is the question for answers that is open, and how far it has come.
type asked[M comparable] struct {
	on       bool
	answered bool // it was, by the last move: the seat whose move it was about goes on
	question Question[M]
	// choice is the button pressed at the bar: the seat that wants to look, games.Nobody for "nobody answers", or undecided.
	choice games.Seat
	// passed are those who have looked and declined, or for whom it was said: they are not asked about the same thing again.
	passed []games.Seat
	// wants are those who want to look while somebody before them may still answer. They look when those have had their say.
	wants []games.Seat
}

// undecided is the choice while nothing has been pressed.
const undecided games.Seat = -9

// named reports whether a single seat is asked and the board has its own words for not answering.
func (q *Question[M]) named() bool { return len(q.Seats) == 1 && q.Declines.Key != "" }

// waits reports whether the bar waits to be pressed. There is no bar where fewer than two persons play.
func (a *asked[M]) waits(persons []games.Seat) bool {
	return len(persons) > 1 && a.choice == undecided && slices.ContainsFunc(persons, a.mayChoose)
}

// mayChoose reports whether a person's emblem can be pressed.
func (a *asked[M]) mayChoose(s games.Seat) bool {
	return slices.Contains(a.question.Seats, s) && !slices.Contains(a.passed, s) && !slices.Contains(a.wants, s)
}

// first returns who looks next of those who want to, or games.Nobody.
func (a *asked[M]) first() games.Seat {
	for _, s := range a.question.Seats {
		if slices.Contains(a.wants, s) {
			return s
		}
	}
	return games.Nobody
}

// before returns those who are asked before a seat; before games.Nobody all are.
func (a *asked[M]) before(s games.Seat) []games.Seat {
	if at := slices.Index(a.question.Seats, s); at >= 0 {
		return a.question.Seats[:at]
	}
	return a.question.Seats
}

// proceed lets the first of those who want to look do so as soon as no person before it may still answer.
func (a *asked[M]) proceed(persons []games.Seat) {
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
		p.asked = asked[M]{answered: p.asked.on, question: p.asked.question}
	case !p.asked.on || !reflect.DeepEqual(p.asked.question, q):
		p.asked = asked[M]{on: true, question: q, choice: undecided}
		if next := p.must(); slices.Contains(q.Seats, next) { // a match that was left in the midst of a question
			p.asked.passed = slices.Clone(p.asked.before(next))
		}
	case p.asked.choice >= 0 && p.asked.choice != p.must() && p.declinedLast(p.asked.choice):
		// The seat that looked has declined. The others may still answer.
		a := &p.asked
		at := slices.Index(q.Seats, a.choice)
		a.passed = append(a.passed, q.Seats[:at+1]...)
		a.choice = undecided
		a.proceed(p.persons)
	}
}

// declinedLast reports whether a seat made the last move.
func (p *play[C, M, E, V]) declinedLast(s games.Seat) bool {
	return p.lastMover() == s
}

// choose takes the button pressed at the bar, and reports whether that was possible. games.Nobody declines only for the seats asked
// before the first one that wants to look; a single seat that has to look looks instead.
func (p *play[C, M, E, V]) choose(s games.Seat) bool {
	a := &p.asked
	if s == games.Nobody && a.question.Looks {
		s = a.question.Seats[0]
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

// unchoose brings the bar back when a seat that wanted to look goes away without a word, for it and for those asked after it.
func (p *play[C, M, E, V]) unchoose() {
	a := &p.asked
	if !a.on || a.choice < 0 {
		return
	}
	a.choice = undecided
	p.thought = thought[M]{}
}

// declines returns the answer of a person for whom the table declines, and whether it does. Several persons have said at the bar
// that nobody answers. A person alone among computer players is not troubled with a question that can only be declined.
func (p *play[C, M, E, V]) declines(s games.Seat) (M, bool) {
	a := &p.asked
	if len(p.persons) > 1 {
		return a.question.Decline, a.choice != s
	}
	if p.apart != nil { // when it was declined for somebody would tell the others that there was nothing to answer with
		return a.question.Decline, false
	}
	moves := p.match.Core().AppendMoves(nil, s)
	return a.question.Decline, len(moves) == 1 && moves[0] == a.question.Decline
}

// looker returns the person who pressed at the bar to look, once it is that person's turn to answer, or else games.Nobody.
func (p *play[C, M, E, V]) looker() games.Seat {
	if p.asked.on && len(p.persons) > 1 && p.asked.choice >= 0 && p.must() == p.asked.choice {
		return p.asked.choice
	}
	return games.Nobody
}
