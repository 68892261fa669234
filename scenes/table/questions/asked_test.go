package questions

import (
	"slices"
	"testing"

	"runehall/games"
)

// TestTheBarGoesThroughTheSeats: who wants to look waits for the persons before, and is asked once they have declined.
func TestTheBarGoesThroughTheSeats(t *testing.T) {
	var a Asked[int]
	persons := []games.Seat{0, 1, 2, 3}
	q := Question[int]{Inquiry: Inquiry{By: 0, Seats: []games.Seat{1, 2, 3}}, Decline: 7}
	a.Next(q, true, persons, 1, 0)
	if !a.Waits() || a.Choose(0) || !a.Choose(2) || a.Looker(1) != games.Nobody {
		t.Fatalf("after seat 2 wants to look the bar is %+v", a)
	}
	if !a.Choose(games.Nobody) || a.Choice != 2 || !slices.Equal(a.Passed, []games.Seat{1}) {
		t.Fatalf("after nobody before it answers the bar is %+v", a)
	}
	if a.Looker(1) != games.Nobody || a.Looker(2) != 2 {
		t.Error("it looks before it is its turn, or not at all")
	}
	if !a.Unchoose() || a.Unchoose() || !a.Waits() {
		t.Errorf("after it goes away the bar is %+v", a)
	}
	a.Choose(2)
	a.Next(q, true, persons, 3, 2) // it has declined
	if a.Choice != Undecided || !slices.Equal(a.Passed, []games.Seat{1, 1, 2}) || !a.MayChoose(3) || a.MayChoose(2) {
		t.Errorf("after it has declined the bar is %+v", a)
	}
	a.Next(q, false, persons, 0, 3)
	if a.On || !a.Answered || a.By != 0 {
		t.Errorf("after an answer it is %+v", a)
	}
}

// TestAPersonAloneHasNoBar: with fewer than two persons nobody presses anything.
func TestAPersonAloneHasNoBar(t *testing.T) {
	var a Asked[int]
	a.Next(Question[int]{Inquiry: Inquiry{By: 1, Seats: []games.Seat{0}}}, true, []games.Seat{0}, 0, 1)
	if !a.On || a.Waits() || a.Choose(0) {
		t.Errorf("the bar is %+v", a)
	}
}

// TestWhoCannotAnswerIsNotAsked: the bar waits only for persons who could have an answer, as far as everybody knows,
// and does not come up if there are none.
func TestWhoCannotAnswerIsNotAsked(t *testing.T) {
	persons := []games.Seat{0, 1, 2, 3}
	for _, c := range []struct {
		idle  []games.Seat
		waits bool
	}{{nil, true}, {[]games.Seat{1, 3}, true}, {[]games.Seat{1, 2, 3}, false}} {
		var a Asked[int]
		a.Next(Question[int]{Inquiry: Inquiry{By: 0, Seats: []games.Seat{1, 2, 3}, Idle: c.idle}}, true, persons, 1, 0)
		if a.Waits() != c.waits || !a.On {
			t.Errorf("while %v cannot answer the bar is %+v", c.idle, a)
		}
		for _, s := range c.idle {
			if a.Choose(s) || a.Asks(s) {
				t.Errorf("seat %d, which cannot answer, is asked", s)
			}
		}
		if c.waits && (!a.Choose(2) || a.First() >= 0 == slices.Contains(c.idle, 1)) {
			t.Errorf("once seat 2 wants to look, while %v cannot answer, the bar is %+v", c.idle, a)
		}
	}
}
