package table

import (
	"slices"
	"testing"

	"runehall/games"
	"runehall/games/ritual"
)

type ritualMove = ritual.Move

// person1 are the drivers of most tests here: persons and a computer player in between.
var mixed = []string{games.Person, "greedy", games.Person, games.Person}

// TestBarWaitsForSomebody lets nothing happen while nobody has pressed anything.
func TestBarWaitsForSomebody(t *testing.T) {
	r := newRig(t, "adventurers", 11, mixed...)
	r.toQuestion(func(games.Seat) bool { return true })
	before := len(r.match.Made())
	r.run(20 * answerWindow)
	if got := len(r.match.Made()); got != before {
		t.Fatalf("%d moves were made while the bar was waiting", got-before)
	}
	for s := range games.Seat(len(mixed)) {
		if r.open(s) {
			t.Errorf("seat %d can move past the bar", s)
		}
	}
	if r.choose(1) || r.choose(r.asked.question.By) && r.isPerson(r.asked.question.By) {
		t.Error("a seat that is not asked, or a computer player, could press its emblem")
	}
}

// TestNobodyAnswers counts the ticks that "Nobody" takes: one window for each seat that is asked, whoever holds what.
func TestNobodyAnswers(t *testing.T) {
	for seed := range uint64(8) {
		r := newRig(t, "adventurers", 20+seed, games.Person, games.Person, games.Person, games.Person)
		r.toQuestion(func(games.Seat) bool { return true })
		asked := len(r.asked.question.Seats)
		before := len(r.match.Made())
		if !r.choose(games.Nobody) {
			t.Fatal("nobody could be pressed")
		}
		r.run(asked*answerWindow - 1)
		if got := len(r.match.Made()) - before; got != asked-1 || !r.asked.on {
			t.Fatalf("seed %d: %d of %d declined a tick before the end", seed, got, asked)
		}
		r.run(1)
		if r.asked.on {
			t.Errorf("seed %d: the question is still open", seed)
		}
	}
}

// TestOwnEmblemOpensTheOwnCurtain lets those before decline, then the seat looks; after it has declined too, the bar is
// back for those asked later, and only for them.
func TestOwnEmblemOpensTheOwnCurtain(t *testing.T) {
	r := newRig(t, "adventurers", 11, games.Person, games.Person, games.Person, games.Person)
	r.toQuestion(func(games.Seat) bool { return true })
	seats := slices.Clone(r.asked.question.Seats)
	if !r.choose(seats[1]) {
		t.Fatal("the emblem could not be pressed")
	}
	if got := r.looker(); got != games.Nobody {
		t.Fatalf("seat %d looks before it is asked", got)
	}
	r.run(answerWindow)
	if got := r.looker(); got != seats[1] {
		t.Fatalf("seat %d looks, not %d", got, seats[1])
	}
	r.run(20 * answerWindow)
	if !r.open(seats[1]) || r.open(seats[2]) {
		t.Fatal("the seat that looks cannot answer, or another one can")
	}
	if refusal := r.person(seats[1], ritual.Move{Kind: ritual.Decline}); refusal != nil {
		t.Fatal(refusal)
	}
	if !r.asked.on || !r.asked.waits(r.persons) {
		t.Fatal("the bar is not back for the others")
	}
	if r.choose(seats[0]) || r.choose(seats[1]) {
		t.Error("a seat that has declined could press its emblem again")
	}
	if !r.choose(seats[2]) {
		t.Error("the seat asked last could not press its emblem")
	}
	r.until("the last seat looks", func() bool { return r.looker() == seats[2] })
}

// TestLookerGoesAway brings the bar back when who wanted to answer goes away without a word.
func TestLookerGoesAway(t *testing.T) {
	r := newRig(t, "adventurers", 11, games.Person, games.Person, games.Person, games.Person)
	r.toQuestion(func(games.Seat) bool { return true })
	seats := slices.Clone(r.asked.question.Seats)
	r.choose(seats[1])
	r.until("the seat looks", func() bool { return r.looker() == seats[1] })
	r.unchoose()
	if !r.asked.waits(r.persons) || r.looker() != games.Nobody {
		t.Fatal("the bar is not back")
	}
	if !r.choose(seats[1]) {
		t.Error("who went away cannot come back")
	}
}

// TestAnswerIsANewQuestion lets a person answer with a Ward: the bar is put up anew, for all but that person.
func TestAnswerIsANewQuestion(t *testing.T) {
	for seed := range uint64(60) {
		r := newRig(t, "adventurers", 100+seed, games.Person, games.Person, games.Person)
		warder := games.Nobody
		r.toQuestion(func(by games.Seat) bool {
			for _, s := range r.asked.question.Seats {
				if slices.Contains(r.match.Core().AppendMoves(nil, s), ritual.Move{Kind: ritual.Answer, Card: ritual.Ward}) {
					warder = s
				}
			}
			return true
		})
		view := r.match.View(games.All)
		for _, s := range r.asked.question.Seats {
			if slices.Contains(view.Rituals(s), ritual.Ward) {
				warder = s
			}
		}
		if warder < 0 {
			continue
		}
		r.choose(warder)
		r.until("the seat looks", func() bool { return r.looker() == warder })
		r.move(warder, func(m ritual.Move) bool { return m.Card == ritual.Ward })
		if !r.asked.on || r.asked.question.By != warder || !r.asked.waits(r.persons) || len(r.asked.passed) != 0 {
			t.Errorf("seed %d: after an answer the bar is %+v", seed, r.asked)
		}
		return
	}
	t.Fatal("nobody held a Ward when a question was open")
}

// TestSolePersonIsNotBothered declines for a person alone among computers who could do nothing else, in the time of a
// computer player, and waits for one who could answer.
func TestSolePersonIsNotBothered(t *testing.T) {
	bothered, spared := 0, 0
	for seed := range uint64(40) {
		r := newRig(t, "adventurers", seed, games.Person, "greedy", "greedy")
		chance := games.NewChance(seed, 9)
		for range 4000 {
			if r.over() {
				break
			}
			if r.must() == 0 && r.asked.on {
				moves := r.match.Core().AppendMoves(nil, 0)
				before := len(r.match.Made())
				r.run(answerWindow)
				if made := len(r.match.Made()) > before; made != (len(moves) == 1) {
					t.Fatalf("seed %d: with %d moves the table declined: %v", seed, len(moves), made)
				}
				if len(moves) == 1 {
					spared++
					continue
				}
				bothered++
				r.move(0, func(m ritual.Move) bool { return m.Kind == ritual.Decline })
				continue
			}
			if r.must() == 0 && r.open(0) && !r.thought.on {
				moves := r.match.Core().AppendMoves(nil, 0)
				if refusal := r.person(0, moves[chance.IntN(len(moves))]); refusal != nil {
					t.Fatal(refusal)
				}
				continue
			}
			r.run(1)
		}
		if bothered > 2 && spared > 2 {
			return
		}
	}
	t.Errorf("only %d questions with and %d without an answer were met", bothered, spared)
}
