package boards

import (
	"slices"
	"testing"

	"runehall/games"
	"runehall/scenes/motion"
	"runehall/scenes/things"
	"runehall/ui"
)

// TestAMoveIsToldEventByEvent tells a move of two events: what is shown of the whole move surrounds their steps. A
// board that tells all events together is asked for nothing else.
func TestAMoveIsToldEventByEvent(t *testing.T) {
	b := newSquares(t)
	var order []string
	says := func(what string) ui.Step[squareModel] {
		return motion.Now(func(*squareModel) { order = append(order, what) })
	}
	b.def.Telling.Steps = nil
	b.def.Telling.Event = func(e int, _ squareView) []ui.Step[squareModel] {
		return []ui.Step[squareModel]{says("event " + ui.Digits(e)), says("more")}
	}
	b.Tell([]int{3, 4}, squareView{})
	b.Finish()
	if want := []string{"event 3", "more", "event 4", "more"}; !slices.Equal(order, want) {
		t.Errorf("the steps are %q, want %q", order, want)
	}
	order = nil
	b.def.Telling.Before = func(squareView) ui.Step[squareModel] { return says("first") }
	b.def.Telling.After = func(squareView) ui.Step[squareModel] { return says("last") }
	b.Tell([]int{5}, squareView{})
	b.Finish()
	if want := []string{"first", "event 5", "more", "last"}; !slices.Equal(order, want) {
		t.Errorf("with the whole move the steps are %q, want %q", order, want)
	}
	order = nil
	b.def.Telling.Steps = func(events []int, _ squareView) []ui.Step[squareModel] {
		return []ui.Step[squareModel]{says("all " + ui.Digits(len(events)))}
	}
	b.Tell([]int{6, 7}, squareView{})
	b.Finish()
	if want := []string{"all 2"}; !slices.Equal(order, want) {
		t.Errorf("told together the steps are %q, want %q", order, want)
	}
}

// TestThingsAreSpreadWhenTheyArePlaced: what is placed anew is spread once, after it, and then words are put together,
// of which the headline is one; while nothing is placed nothing is spread, and the headline stays as it was written.
func TestThingsAreSpreadWhenTheyArePlaced(t *testing.T) {
	b := newSquares(t)
	var order []string
	place, spread := b.def.Places.Arrange, b.def.Places.Spread
	b.def.Places.Arrange = func() bool {
		anew := place()
		if anew {
			order = append(order, "place")
		}
		return anew
	}
	b.def.Places.Spread = func() { spread(); order = append(order, "spread") }
	b.def.Words.Write = func() { order = append(order, "write") }
	heads := 0
	b.def.Words.Headline = func() (match, turn games.Phrase) {
		heads++
		order = append(order, "headline")
		return games.Phrase{Key: "match " + ui.Digits(heads)}, games.Phrase{Key: "turn " + ui.Digits(heads)}
	}
	b.placed = false
	b.tick(t, ui.Input{})
	if want := []string{"place", "spread", "write", "headline"}; !slices.Equal(order, want) {
		t.Errorf("a new place is followed by %q, want %q", order, want)
	}
	if b.Things.Touched(things.The(bank)).Empty() {
		t.Error("nothing is spread")
	}
	order = nil
	for range 3 {
		b.tick(t, ui.Input{})
		if match, turn := b.Headline(); match.Key != "match 1" || turn.Key != "turn 1" {
			t.Errorf("the headline is %s, %s", match.Key, turn.Key)
		}
	}
	if len(order) > 0 {
		t.Errorf("at rest there is %q", order)
	}
	b.Given.Note(true)
	if match, turn := b.Headline(); match.Key != "match 2" || turn.Key != "turn 2" {
		t.Errorf("the headline that is asked for when it is out of date is %s, %s", match.Key, turn.Key)
	}
}

// TestAPlanThatNobodyCanGoOnWithRests: a plan goes on by itself while somebody can act, and keeps nothing moving while
// a lesson has its learner read.
func TestAPlanThatNobodyCanGoOnWithRests(t *testing.T) {
	b := newSquares(t)
	b.Finish()
	for actor, moves := range map[games.Seat]bool{games.Nobody: false, 0: true} {
		b.Plan, b.Actor = Plan[lays]{Moves: []lays{{}}}, actor
		if got := b.Moving(); got != moves {
			t.Errorf("with %d to act a plan moves: %v", actor, got)
		}
	}
}
