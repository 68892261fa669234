package stones

import (
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/internal/workshop/allocs"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
	"runehall/ui"
)

// bought returns a board where two cards and two creatures that they buy are chosen, and the moves that the golden
// button should make.
func bought(t *testing.T) (*rig, []rules.Move) {
	t.Helper()
	for seed := range uint64(100) {
		m := newMatch(t, 2, nil, seed)
		seat := m.Play.View(games.All).OnTurn()
		o := newOptions(m.Play.View(seat), seat, true)
		for i, a := range o.hand {
			for j, b := range o.hand[:i] {
				if sum := o.view.Summon(seat, rules.SetOf(a, b)); !sum.Fits || sum.Magic < 3 {
					continue
				}
				r := newRig(m, boardtest.Screen{W: 1440, H: 900, Scale: 1}, seat)
				p := players(r)[1]
				for _, on := range []thing{r.Board.mine(hand, i), r.Board.mine(hand, j), slotAt(1), slotAt(2)} {
					p.press(on)
				}
				return r, []rules.Move{{Kind: rules.Lay, Card: a}, {Kind: rules.Lay, Card: b},
					{Kind: rules.Buy, Slot: 1}, {Kind: rules.Buy, Slot: 2}, {Kind: rules.Done}}
			}
		}
	}
	t.Fatal("no hand buys two cards with two")
	return nil, nil
}

func made(m *match) (list []rules.Move) {
	for _, one := range m.Play.Made() {
		list = append(list, one.Move)
	}
	return list
}

// TestPlanGoesOnByItself lets a plan make its moves. Each must come when the one before has been shown.
func TestPlanGoesOnByItself(t *testing.T) {
	r, want := bought(t)
	players(r)[1].accept()
	if got := made(r.Match); !slices.Equal(got, want[:1]) {
		t.Fatalf("the golden button makes %v at once", got)
	}
	r.Lasts(func() bool { return r.Made == 1 && !r.Board.Shown() })
	if r.Made != 1 {
		t.Error("the second move comes before the first has been shown")
	}
	if r.Tick(ui.Input{}); r.Made != 2 {
		t.Errorf("when the first has been shown %d moves are made", r.Made)
	}
	r.Settle()
	if got := made(r.Match); !slices.Equal(got, want) {
		t.Errorf("%v are made, not %v", got, want)
	}
	if _, goes := r.Board.Plan.Next(); goes {
		t.Errorf("there is still %v", r.Board.Plan)
	}
}

// TestPlanStopsWhenSomethingIsPressed taps on a pile after the first moves. No other move may follow. Looking at a
// thing must not stop the plan.
func TestPlanStopsWhenSomethingIsPressed(t *testing.T) {
	r, want := bought(t)
	p := players(r)[0]
	p.accept()
	at := p.Board.Things.Place(smithyOf(0)).Center()
	r.Pointer(ui.Mouse, ui.MousePointer, ui.Press, ui.RightButton, at)
	r.Pointer(ui.Mouse, ui.MousePointer, ui.Release, ui.RightButton, at)
	r.Lasts(func() bool { return r.Made < 2 })
	p.Tap(ui.Mouse, p.Board.Things.Place(thePile).Center())
	r.Settle()
	if got := made(r.Match); !slices.Equal(got, want[:2]) {
		t.Errorf("%v are made, not %v", got, want[:2])
	}
}

// TestLedgeWaitsForThePicture uses two cards. The ledge must stay as it is until the cards have landed, and then show
// their abilities. While the move is being stored, and nobody may move, it must stay as it is too.
func TestLedgeWaitsForThePicture(t *testing.T) {
	m := newMatch(t, 2, nil, 8)
	r := newRig(m, boardtest.Screen{W: 412, H: 915, Scale: 1}, m.Play.View(games.All).OnTurn())
	p := players(r)[1]
	p.press(tabOf(useAbilities))
	p.press(r.Board.mine(hand, 3))
	p.press(r.Board.mine(hand, 1))
	r.State.Movers = nil
	for range 3 {
		if r.Tick(ui.Input{}); r.Board.places.made.mode != choosing || r.Board.Sel.chosen() != 2 {
			t.Fatalf("while a move is stored the mode is %d, the selection %+v", r.Board.places.made.mode, r.Board.Sel)
		}
	}
	r.Look()
	r.Tick(ui.Input{})
	p.accept()
	for n := 0; !r.Board.Shown(); n++ {
		if mode := r.Board.places.made.mode; mode != choosing || n > 500 {
			t.Fatalf("after %d ticks the mode is %d", n, mode)
		}
		r.Tick(ui.Input{})
	}
	if r.Settle(); r.Board.places.made.mode != stepping {
		t.Errorf("at last the mode is %d", r.Board.places.made.mode)
	}
}

// TestATapOnNothingHurries taps on the bare board after the first move. The other moves must follow all the same.
func TestATapOnNothingHurries(t *testing.T) {
	r, want := bought(t)
	p := players(r)[0]
	p.accept()
	at := ui.Pt(r.Board.places.field.Right()-3, r.Board.places.field.Bottom()-3)
	if on := r.Board.places.hit(at); on.Kind != nothing {
		t.Fatalf("%s lies in the corner", catalogue.Name(on, on.Seat))
	}
	p.Tap(ui.Mouse, at)
	if r.Settle(); !slices.Equal(made(r.Match), want) {
		t.Errorf("%v are made, not %v", made(r.Match), want)
	}
}

// TestSteadyHandAllocatesNothing goes through the things to focus and to place, as every frame does.
func TestSteadyHandAllocatesNothing(t *testing.T) {
	for _, phase := range []rules.Phase{rules.TurnPhase, rules.AbilityPhase, rules.TradePhase} {
		m := newMatch(t, 3, nil, 5)
		for m.Play.View(games.All).Phase() != phase {
			m.Random()
		}
		r := newRig(m, boardtest.Screen{W: 1024, H: 768, Scale: 1}, m.Play.View(games.All).OnTurn())
		r.Settle()
		h, n := &r.Board.player, 0
		if got := allocs.Least(50, func() {
			h.arrangement()
			for range h.Each {
				n++
			}
			for range h.Things.Each {
				n++
			}
		}); got > 0 || n == 0 {
			t.Errorf("in phase %d a steady frame allocates %v times", phase, got)
		}
	}
}

// TestASecondRollIsChosenAnew takes a gem for a result that counts twice. For the second time no gem may be chosen yet.
func TestASecondRollIsChosenAnew(t *testing.T) {
	for m, seat := range positions(t, 20) {
		v := m.Play.View(seat)
		if rolled, open := v.Rolled(); !open || rolled.Die != rules.DieGem || rolled.Times < 2 ||
			v.Supply()[rules.Blue] < 2 {
			continue
		}
		r := newRig(m, boardtest.Screen{W: 412, H: 915, Scale: 1}, seat)
		r.Settle()
		p := players(r)[1]
		p.press(tileAt(0))
		p.accept()
		r.Settle()
		if h := &r.Board.player; r.Made != 1 || h.options.phase != rules.DiePhase || h.Sel.gem != rules.NoColour ||
			h.now.ready {
			t.Errorf("after the first of two the selection is %+v", h.Sel)
		}
		return
	}
	t.Error("no roll counts twice")
}

// TestUndoForgetsAPlan takes the first move of a plan back before the second is made.
func TestUndoForgetsAPlan(t *testing.T) {
	r, _ := bought(t)
	players(r)[1].accept()
	if _, err := r.Match.Play.Undo(0); err != nil {
		t.Fatal(err)
	}
	r.Board.Sync(r.Match.Play.View(r.Reader))
	r.Look()
	r.Settle()
	if got := made(r.Match); len(got) > 0 || r.Board.Sel.anything(r.Board.player.options) && r.Board.Sel.chosen() > 1 {
		t.Errorf("after it %v are made, and chosen is %+v", got, r.Board.Sel)
	}
}

// TestPlanOutlastsTheCurtain makes a plan behind the curtain, which its first move takes away. The other moves must
// follow while everybody watches, and nothing may show them before.
func TestPlanOutlastsTheCurtain(t *testing.T) {
	r, want := bought(t)
	seat := r.Reader
	r.Tries = true
	players(r)[1].accept()
	r.Tries = false
	if !slices.Equal(r.Wanted, want[:1]) {
		t.Fatalf("the board wants %v", r.Wanted)
	}
	r.Reader = games.Public
	r.Board.Sync(r.Match.Play.View(games.Public))
	r.Look()
	r.Tick(ui.Input{})
	if h := &r.Board.player; h.Sel.anything(h.options) {
		t.Errorf("with the curtain away %+v is chosen", h.Sel)
	}
	r.Play(seat, want[0])
	if !r.Board.Sel.slots[want[2].Slot] {
		t.Error("what is bought next is not ticked")
	}
	r.Settle()
	if got := made(r.Match); !slices.Equal(got, want) {
		t.Errorf("%v are made, not %v", got, want)
	}
}

// TestOrderOutlastsTheCurtain uses two cards behind the curtain, the higher one first. The order must be kept.
func TestOrderOutlastsTheCurtain(t *testing.T) {
	m := newMatch(t, 2, nil, 8)
	seat := m.Play.View(games.All).OnTurn()
	r := newRig(m, boardtest.Screen{W: 412, H: 915, Scale: 1}, seat)
	p := players(r)[1]
	p.press(tabOf(useAbilities))
	p.press(r.Board.mine(hand, 3))
	p.press(r.Board.mine(hand, 1))
	first := r.Board.player.front()[3]
	r.Tries = true
	p.accept()
	r.Tries = false
	r.Reader = games.Public
	r.Board.Sync(m.Play.View(games.Public))
	r.Look()
	if r.Board.Sel.chosen() > 0 {
		t.Errorf("with the curtain away %v are chosen", r.Board.Sel.cards)
	}
	r.Play(seat, r.Wanted[0])
	r.Settle()
	if got := current(r.Board.player.options, &r.Board.Sel); got != first {
		t.Errorf("%v comes first, not %v", got, first)
	}
}

// TestAPlanEndsWhereItCannotGoOn makes a plan whose second move the core refuses. The plan must end there.
func TestAPlanEndsWhereItCannotGoOn(t *testing.T) {
	r, want := bought(t)
	r.Board.Plan = boards.PlanOf(want[0], rules.Move{Kind: rules.End}, want[1])
	r.Settle()
	if got := made(r.Match); !slices.Equal(got, want[:1]) || r.Refused > 0 || len(r.Board.Plan.Moves) > 0 {
		t.Errorf("%v are made, and %d were refused", got, r.Refused)
	}
}

// TestPlansAreLegal taps at random in many positions, and on random rune stones when two rows are ticked. Whenever the
// golden button can be pressed, all its moves must be legal, one after another.
func TestPlansAreLegal(t *testing.T) {
	chance := games.NewChance(3, 7)
	long, last := 0, 0
	for m, seat := range positions(t, 6) {
		o := newOptions(m.Play.View(seat), seat, true)
		s := selection{}.kept(o)
		try := func(on thing) (ready bool) {
			var p plan
			s, _ = intent(o, s, gesture{Kind: boards.Tap, On: on})
			if p, _, ready = planned(o, &s); !ready {
				return false
			}
			var core rules.Game
			m.Play.Core().CloneInto(&core)
			for n, m := range p.Moves {
				if why := core.Apply(seat, m); why != nil {
					t.Fatalf("move %d of %v is refused: %v; the selection is %+v", n, p.Moves, why, s)
				}
				long = max(long, n+1)
			}
			return true
		}
		if tradable(o, rules.Upper) && tradable(o, rules.Lower) {
			try(o.mine(row, int(rules.Upper)))
			for ready := try(o.mine(row, int(rules.Lower))); !ready; {
				ready = try(stoneOf(1 + chance.IntN(int(rules.Stones)-1)))
			}
			if len(o.view.Stones(seat)) == rules.MaxStones-1 {
				last++
			}
		}
		if chance.IntN(4) > 0 {
			continue
		}
		for range 12 {
			list := pointable(o, &s)
			try(list[chance.IntN(len(list))])
		}
	}
	if long < 5 || last == 0 {
		t.Errorf("plans have %d moves at most; two rows with room for one stone were %d", long, last)
	}
}
