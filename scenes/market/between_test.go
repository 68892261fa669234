package market

import (
	"testing"

	"runehall/games"
	rules "runehall/games/market"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
	"runehall/scenes/things"
	"runehall/ui"
)

// TestALateTapMeansNothing taps twice: while the ledge still shows another seat, the tap chooses nothing; once the
// ledge has changed hands, it does.
func TestALateTapMeansNothing(t *testing.T) {
	_, m := begun(t, true, can(rules.BuyRune))
	r := newRig(m, boardtest.Screens[7], games.All)
	for _, late := range []bool{true, false} {
		seat := acting(m.Play.View(games.All))
		if r.State.Front = seat; late {
			r.State.Front = (seat + 1) % games.Seat(m.Play.View(games.All).Seats())
		}
		r.Tick(ui.Input{})
		on := bayAt(bayRed)
		if r.Board.player.mark(on) == 0 {
			on.N = bayBlue
		}
		if r.Tap(ui.Mouse, r.Board.Things.Touched(on).Center()); r.Board.Sel.anything() == late {
			t.Errorf("late: %v; a tap chooses %+v", late, r.Board.Sel)
		}
	}
}

// TestSheetsCloseBeforeAnythingIsForgotten goes back step by step.
func TestSheetsCloseBeforeAnythingIsForgotten(t *testing.T) {
	h := &begin(t).Board.player
	h.Sel = selection{cards: rules.SetOf(h.options.hand[0]), moved: true,
		overlay: overlay{Sheet: seatSheet, About: chipOf(1)}}
	if !h.Drop() || h.Sel.Sheet != boards.NoSheet || !h.Sel.anything() {
		t.Errorf("the first step back leaves %+v", h.Sel)
	}
	if !h.Drop() || h.Sel.anything() || h.Drop() {
		t.Errorf("the second step back leaves %+v", h.Sel)
	}
}

// TestOthersSeeOnlyTheInterest hands a selection to another reader: all is gone but what it says about the interest.
func TestOthersSeeOnlyTheInterest(t *testing.T) {
	h := &begin(t).Board.player
	kept := selection{left: [rules.Places]bool{rules.RedMain: true}, first: rules.BlueMain, moved: true}
	h.Sel = kept
	h.Sel.cards, h.Sel.overlay = rules.SetOf(h.options.hand[0]), overlay{Sheet: seatSheet}
	if h.Sel = handed(h.Sel, true); h.Sel != kept {
		t.Errorf("another one sees %+v", h.Sel)
	}
}

// TestLookingLeavesAPlan looks at something while a plan goes on, which leaves the plan alone, and then does something,
// which ends it.
func TestLookingLeavesAPlan(t *testing.T) {
	h := &begin(t).Board.player
	h.Plan = boards.PlanOf(rules.Move{Kind: rules.End})
	for _, g := range []gesture{{Kind: boards.Peek, On: things.The(deck)}, {Kind: boards.PeekEnd, On: thing{}},
		{Kind: boards.Tap, On: thing{}}} {
		if h.Act(g); len(h.Plan.Moves) == 0 {
			t.Fatalf("gesture %d ends the plan", g.Kind)
		}
	}
	if h.Act(gesture{Kind: boards.Tap, On: things.The(heap)}); len(h.Plan.Moves) > 0 {
		t.Error("what is done leaves the plan")
	}
}

// TestNothingIsChosenForAnotherPhase: nothing stays chosen in another phase, once the first of two things has been
// taken, or where nothing can be done with it. A card that has left the hand answers nothing.
func TestNothingIsChosenForAnotherPhase(t *testing.T) {
	o, m := begun(t, true, func(o *options) bool {
		return o.can(rules.TakeRune) && o.view.Taking().Left == 2 && len(o.moves) > 2
	})
	aimed := selection{at: chipOf(1), moved: true}
	before := *o
	before.phase = rules.TurnPhase
	if got := aimed.kept(o, &before); got.anything() {
		t.Errorf("in another phase there is still %+v", got)
	}
	seat := acting(m.Play.View(games.All))
	m.Make(seat, o.moves[0])
	if got := aimed.kept(newOptions(m.Play.View(seat), seat, true), o); got.anything() {
		t.Errorf("for the second thing there is still %+v", got)
	}
	gone := selection{thing: bayAt(bayRed), moved: true}
	if got := gone.kept(o, o); got.anything() {
		t.Errorf("of a thing with which nothing can be done there is still %+v", got)
	}
	o, _ = begun(t, true, can(rules.Show))
	for c := rules.Card(1); c <= rules.Highest; c++ {
		if s := (selection{shown: c}).kept(o, o); (s.shown == c) != (rules.SetOf(o.hand...).Count(c) > 0) {
			t.Errorf("of %v a %v still answers: %v", o.hand, c, s.shown == c)
		}
	}
}

// TestAnotherOfferIsAimedAnew chooses whom a duel hits, and then something else to do with the same card: the aim stays
// with the duel alone.
func TestAnotherOfferIsAimedAnew(t *testing.T) {
	o, _ := begun(t, true, func(o *options) bool {
		return len(o.hand) > 0 && len(upshotOf(o, selection{cards: rules.SetOf(o.hand[0])}).offers) > 1 &&
			o.can(rules.Duel)
	})
	s := selection{cards: rules.SetOf(o.hand[0]), offer: deal{kind: rules.Duel}, at: chipOf(neighbour(o))}
	for _, f := range upshotOf(o, s).offers {
		if got := s.offering(o, f); (got.at != (thing{})) != (f.kind == rules.Duel) {
			t.Errorf("%v is aimed at %v", f.kind, got.at)
		}
	}
}

// TestOnlyWhatIsHeldEndsWithIt lets a key go while a sheet is open that a tap has opened: the sheet stays.
func TestOnlyWhatIsHeldEndsWithIt(t *testing.T) {
	o := begin(t).Board.player.options
	s := selection{overlay: overlay{Sheet: seatSheet, About: chipOf(1)}}
	if got, _, _ := intent(upshotOf(o, s), gesture{Kind: boards.PeekEnd}); got != s {
		t.Errorf("what was opened by a tap is %+v", got.overlay)
	}
}
