package table

import (
	"fmt"
	"slices"
	"testing"

	"runehall/games"
	"runehall/games/ritual"
	"runehall/scenes/table/past"
	"runehall/scenes/table/thinkers"
)

type ritualMove = ritual.Move

// mixed are the drivers of most tests here: persons, and a computer player in between.
var mixed = []string{games.Person, "greedy", games.Person, games.Person}

// TestBarWaitsForSomebody: nothing happens until somebody has pressed something.
func TestBarWaitsForSomebody(t *testing.T) {
	r := newRig(t, "adventurers", 11, mixed...)
	r.toQuestion(func(games.Seat) bool { return true })
	before := len(r.match.Made())
	r.run(20 * thinkers.AnswerWindow)
	if got := len(r.match.Made()); got != before {
		t.Fatalf("%d moves were made while the bar was waiting", got-before)
	}
	for s := range games.Seat(len(mixed)) {
		if r.open(s) {
			t.Errorf("seat %d can move past the bar", s)
		}
	}
	if r.asked.Choose(1) || r.asked.Choose(r.asked.By) && r.isPerson(r.asked.By) {
		t.Error("a seat that is not asked, or a computer player, could press its emblem")
	}
}

// soleQuestion asks only the first of the seats that Rituals asks, as in a duel.
type soleQuestion struct {
	declines games.Phrase
	looks    bool
}

func (q soleQuestion) Question(v ritual.View) (Question[ritual.Move], bool) {
	asked, open := ritualQuestion(v)
	if open {
		asked.Seats, asked.Declines, asked.Looks = asked.Seats[:1], q.declines, q.looks
	}
	return asked, open
}

// TestOnlyTheAskedSeatCanBePressed asks one seat of four. The others are dark, say so, and cannot be pressed; the
// golden button says what it does there.
func TestOnlyTheAskedSeatCanBePressed(t *testing.T) {
	drivers := []string{games.Person, games.Person, games.Person, games.Person}
	r := newRig(t, "adventurers", 11, drivers...)
	r.toQuestion(func(games.Seat) bool { return true })
	for _, words := range []string{"", "table.recap.on"} {
		def := world(r.match.Made(), 0)
		h := newHall(t, def, r.match.Record().Setup, drivers...)
		h.settle()
		h.table.play.parts.asker = soleQuestion{declines: games.Phrase{Key: words}}
		h.table.play.begin()
		h.table.words()
		q := &h.table.play.asked
		if len(q.Seats) != 1 {
			t.Fatalf("%v are asked", q.Seats)
		}
		for i := range h.table.question.seats {
			coin, seat := &h.table.question.seats[i], games.Seat(i)
			asked := seat == q.Seats[0]
			if coin.dim == asked || coin.rests == asked || (coin.name == h.table.teller.Name(seat)) != asked {
				t.Errorf("seat %d, asked: %v, is dim: %v, rests: %v, and reads %q",
					i, asked, coin.dim, coin.rests, coin.name)
			}
			if !asked && h.table.play.asked.Choose(seat) {
				t.Errorf("seat %d, which is not asked, could be pressed", i)
			}
		}
		want := "table.nobody"
		if words != "" {
			want = words
		}
		if got := h.table.question.nobody.Text; got != h.stage.Text(want) {
			t.Errorf("the golden button reads %q", got)
		}
		if !h.table.play.asked.Choose(q.Seats[0]) {
			t.Error("the seat that is asked could not be pressed")
		}
	}
}

// TestWhoLooksItselfIsNotAnsweredFor asks one seat of four, which has to look itself. Nobody can decline for it,
// however long the bar stands, and the golden button opens its curtain. Where declining is not allowed, the golden
// button does not decline behind the curtain either.
func TestWhoLooksItselfIsNotAnsweredFor(t *testing.T) {
	drivers := []string{games.Person, games.Person, games.Person, games.Person}
	r := newRig(t, "adventurers", 11, drivers...)
	r.toQuestion(func(games.Seat) bool { return true })
	h := newHall(t, world(r.match.Made(), 0), r.match.Record().Setup, drivers...)
	h.settle()
	p := h.table.play
	p.parts.asker = soleQuestion{looks: true}
	p.begin()
	h.table.words()
	seat, made := p.asked.Seats[0], len(p.match.Made())
	if want := h.stage.Text("curtain.open", nameArg(h.table.teller.Name(seat))); h.table.question.nobody.Text != want ||
		h.table.question.note != h.stage.Text("table.only-looks.note") {
		t.Errorf("the bar says %q and %q", h.table.question.nobody.Text, h.table.question.note)
	}
	h.ticks(4*thinkers.AnswerWindow + meantTicks)
	h.tap("question.nobody")
	if p.asked.Choice != seat || p.asked.Looker(p.must()) != seat {
		t.Fatalf("the golden button of the bar has seat %d look, not %d", p.asked.Choice, seat)
	}
	h.ticks(4 * thinkers.AnswerWindow)
	if len(p.match.Made()) != made || p.asked.Choice != seat {
		t.Errorf("somebody answered for seat %d: %d moves more", seat, len(p.match.Made())-made)
	}
	h.table.eyes.Open, h.table.eyes.Seat = true, seat
	if !h.table.mayDecline() {
		t.Error("a ritual cannot be let stand")
	}
	if p.asked.Decline = (ritual.Move{Kind: ritual.Forgo}); h.table.mayDecline() {
		t.Error("what the rules do not allow is offered")
	}
}

// TestNobodyAnswers counts the ticks that "Nobody" takes: one window for each seat that is asked, whatever it holds.
func TestNobodyAnswers(t *testing.T) {
	for seed := range uint64(8) {
		r := newRig(t, "adventurers", 20+seed, games.Person, games.Person, games.Person, games.Person)
		r.toQuestion(func(games.Seat) bool { return true })
		asked := len(r.asked.Seats)
		before := len(r.match.Made())
		if !r.asked.Choose(games.Nobody) {
			t.Fatal("nobody could be pressed")
		}
		r.run(asked*thinkers.AnswerWindow - 1)
		if got := len(r.match.Made()) - before; got != asked-1 || !r.asked.On {
			t.Fatalf("seed %d: %d of %d declined a tick before the end", seed, got, asked)
		}
		r.run(1)
		if r.asked.On {
			t.Errorf("seed %d: the question is still open", seed)
		}
	}
}

// TestOwnEmblemOpensTheOwnCurtain: a press on a seat's emblem declines for the seats before it, and then the seat
// looks. After it has declined too, the bar is back for the seats after it, and only for them.
func TestOwnEmblemOpensTheOwnCurtain(t *testing.T) {
	r := newRig(t, "adventurers", 11, games.Person, games.Person, games.Person, games.Person)
	r.toQuestion(func(games.Seat) bool { return true })
	seats := slices.Clone(r.asked.Seats)
	if !r.asked.Choose(seats[1]) {
		t.Fatal("the emblem could not be pressed")
	}
	before := len(r.match.Made())
	r.run(20 * thinkers.AnswerWindow)
	if len(r.match.Made()) != before || r.asked.Looker(r.must()) != games.Nobody || !r.asked.Waits() {
		t.Fatal("the wish to look declines for somebody else")
	}
	if !r.asked.Choose(games.Nobody) {
		t.Fatal("nobody before it could be said")
	}
	if got := r.asked.Looker(r.must()); got != games.Nobody {
		t.Fatalf("seat %d looks before it is asked", got)
	}
	r.run(thinkers.AnswerWindow)
	if got := r.asked.Looker(r.must()); got != seats[1] {
		t.Fatalf("seat %d looks, not %d", got, seats[1])
	}
	r.run(20 * thinkers.AnswerWindow)
	if !r.open(seats[1]) || r.open(seats[2]) {
		t.Fatal("the seat that looks cannot answer, or another one can")
	}
	if refusal := r.person(seats[1], ritual.Move{Kind: ritual.Decline}); refusal != nil {
		t.Fatal(refusal)
	}
	if !r.asked.On || !r.asked.Waits() {
		t.Fatal("the bar is not back for the others")
	}
	if r.asked.Choose(seats[0]) || r.asked.Choose(seats[1]) {
		t.Error("a seat that has declined could press its emblem again")
	}
	if !r.asked.Choose(seats[2]) {
		t.Error("the seat asked last could not press its emblem")
	}
	r.until("the last seat looks", func() bool { return r.asked.Looker(r.must()) == seats[2] })
}

// TestLookerGoesAway: the bar comes back when a seat that wanted to answer goes away without doing so.
func TestLookerGoesAway(t *testing.T) {
	r, seats := atLook(t)
	r.asked.Unchoose()
	r.thinkers.Cancel()
	if !r.asked.Waits() || r.asked.Looker(r.must()) != games.Nobody {
		t.Fatal("the bar is not back")
	}
	if !r.asked.Choose(seats[1]) {
		t.Error("who went away cannot come back")
	}
}

// TestAnswerIsANewQuestion answers with a Ward: the bar is put up anew, for all but the person who has answered.
func TestAnswerIsANewQuestion(t *testing.T) {
	for seed := range uint64(60) {
		r := newRig(t, "adventurers", 100+seed, games.Person, games.Person, games.Person)
		warder := games.Nobody
		r.toQuestion(func(by games.Seat) bool {
			for _, s := range r.asked.Seats {
				if slices.Contains(r.match.Core().AppendMoves(nil, s), ritual.Move{
					Kind: ritual.Answer, Card: ritual.Ward,
				}) {
					warder = s
				}
			}
			return true
		})
		view := r.match.View(games.All)
		for _, s := range r.asked.Seats {
			if slices.Contains(view.Rituals(s), ritual.Ward) {
				warder = s
			}
		}
		if warder < 0 {
			continue
		}
		r.asked.Choose(warder)
		if r.asked.Choice != warder {
			r.asked.Choose(games.Nobody)
		}
		r.until("the seat looks", func() bool { return r.asked.Looker(r.must()) == warder })
		r.move(warder, func(m ritual.Move) bool { return m.Card == ritual.Ward })
		if !r.asked.On || r.asked.By != warder || !r.asked.Waits() || len(r.asked.Passed) != 0 {
			t.Errorf("seed %d: after an answer the bar is %+v", seed, r.asked)
		}
		return
	}
	t.Fatal("nobody held a Ward when a question was open")
}

// TestSolePersonIsNotBothered: for a person alone among computers who could only decline, the table declines in the
// time of a computer player. It waits for a person who could answer.
func TestSolePersonIsNotBothered(t *testing.T) {
	bothered, spared := 0, 0
	for seed := range uint64(40) {
		r := newRig(t, "adventurers", seed, games.Person, "greedy", "greedy")
		chance := games.NewChance(seed, 9)
		for range 4000 {
			if r.over() {
				break
			}
			if r.must() == 0 && r.asked.On {
				moves := r.match.Core().AppendMoves(nil, 0)
				before := len(r.match.Made())
				r.run(thinkers.AnswerWindow)
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
			if r.must() == 0 && r.open(0) && !r.thinkers.Wait().On {
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

// TestEachSeatAnswersForItself lets a later seat ask to look first. The earlier ones are asked before it: one looks and
// declines, for the others somebody declines. Then the later seat looks by itself, and the last one is asked as before.
// Nobody makes a move for another seat.
func TestEachSeatAnswersForItself(t *testing.T) {
	r := newRig(t, "adventurers", 11, games.Person, games.Person, games.Person, games.Person, games.Person)
	r.toQuestion(func(games.Seat) bool { return true })
	seats := slices.Clone(r.asked.Seats)
	by := func() (list []games.Seat) {
		for i, m := range r.match.Made() {
			if m.Move.Kind == ritual.Decline && r.past.Origins[i] == past.Person {
				list = append(list, m.Seat)
			}
		}
		return list
	}
	asked := len(by())
	decline := func(s games.Seat) {
		t.Helper()
		r.until("the seat looks", func() bool { return r.asked.Looker(r.must()) == s })
		if refusal := r.person(s, ritual.Move{Kind: ritual.Decline}); refusal != nil {
			t.Fatal(refusal)
		}
	}
	r.asked.Choose(seats[2])
	if r.asked.Choose(seats[2]) || r.asked.First() != seats[2] {
		t.Error("who wants to look can press again")
	}
	if !r.asked.Choose(seats[0]) || r.asked.Choice != seats[0] {
		t.Fatal("an earlier seat cannot look")
	}
	decline(seats[0])
	if !r.asked.Waits() || r.asked.Choose(seats[0]) || !r.asked.MayChoose(seats[1]) {
		t.Fatalf("after the first one the bar is %+v", r.asked)
	}
	r.asked.Choose(seats[1])
	decline(seats[1])
	decline(seats[2]) // without a press
	if got := by()[asked:]; !slices.Equal(got, seats[:3]) {
		t.Errorf("%v declined, not %v", got, seats[:3])
	}
	if !r.asked.Waits() || !r.asked.MayChoose(seats[3]) {
		t.Error("the last seat is not asked")
	}
}

// TestQuestionResumed leaves the program while a seat looks and those before it have declined: they are not asked
// again, the others are.
func TestQuestionResumed(t *testing.T) {
	r, seats := atLook(t)
	again, err := newPlay(&ritualKind, r.match, r.keeper, ritualParts)
	if err != nil {
		t.Fatal(err)
	}
	if again.asked.Choose(seats[0]) {
		t.Error("a seat that has declined is asked again")
	}
	if !again.asked.Choose(seats[1]) || again.asked.Looker(again.must()) != seats[1] {
		t.Error("the seat that looked cannot look")
	}
}

// TestWishesTakeAsLongWhateverIsHeld deals anew what the public does not know. With the same presses at the same ticks,
// the bar must look the same until somebody answers.
func TestWishesTakeAsLongWhateverIsHeld(t *testing.T) {
	for seed := range uint64(6) {
		drivers := []string{games.Person, "greedy", games.Person, games.Person}
		r := newRig(t, "adventurers", 40+seed, drivers...)
		r.toQuestion(func(games.Seat) bool { return true })
		bars := func(redeal uint64) (bars []string) {
			m, err := games.NewMatch(world(r.match.Made(), redeal), r.match.Record().Setup, players(drivers))
			if err != nil {
				t.Fatal(err)
			}
			kind := ritualKind
			kind.Def = m.Def()
			p, err := newPlay(&kind, m, &keeper{}, ritualParts)
			if err != nil {
				t.Fatal(err)
			}
			free := slices.DeleteFunc(slices.Clone(p.asked.Seats), func(s games.Seat) bool { return !p.isPerson(s) })
			for n := range 8 * thinkers.AnswerWindow {
				switch n {
				case 5:
					p.asked.Choose(free[len(free)-1])
				case 20:
					p.asked.Choose(games.Nobody)
				}
				if err := p.tick(true, p.asked.Looker(p.must()) < 0); err != nil {
					t.Fatal(err)
				}
				made := p.match.Made()
				if len(made) > 0 && made[len(made)-1].Move.Kind == ritual.Answer {
					return bars // a computer player has answered
				}
				bars = append(bars,
					fmt.Sprint(p.asked.On, p.asked.Choice, p.asked.Passed, p.asked.Wants,
						p.asked.Looker(p.must()), len(made)))
			}
			return bars
		}
		one, other := bars(0), bars(91+seed)
		n := min(len(one), len(other))
		if n < 20 || !slices.Equal(one[:n], other[:n]) {
			t.Errorf("seed %d: the bar depends on what is held: %v and %v", seed, one, other)
		}
	}
}

// atLook asks four persons. The first has declined, and the second, who wants to look, looks. It returns the seats that
// the question asks, in order.
func atLook(t *testing.T) (r *rig, seats []games.Seat) {
	t.Helper()
	r = newRig(t, "adventurers", 11, games.Person, games.Person, games.Person, games.Person)
	r.toQuestion(func(games.Seat) bool { return true })
	seats = slices.Clone(r.asked.Seats)
	r.asked.Choose(seats[1])
	r.asked.Choose(games.Nobody)
	r.until("the seat looks", func() bool { return r.asked.Looker(r.must()) == seats[1] })
	return r, seats
}
