package market

import (
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/market"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
	"runehall/scenes/things"
	"runehall/ui"
)

// TestWhatIsChosenEndsWithTheTurn keeps what is chosen as long as it can be, forgets cards that are not in the hand,
// and keeps only the open sheet when the turn is over.
func TestWhatIsChosenEndsWithTheTurn(t *testing.T) {
	o, m := begun(t, true, func(o *options) bool { return o.can(rules.End) && len(o.hand) > 0 && o.hand[0].Number() })
	chosen := selection{cards: rules.SetOf(o.hand[0]), moved: true, overlay: overlay{Sheet: seatSheet}}
	if got := chosen.kept(o, o); got != chosen {
		t.Errorf("without a change %+v is kept", got)
	}
	stored := newOptions(o.view, games.Nobody, true)
	if got := chosen.kept(stored, o); got != chosen {
		t.Errorf("while a move is stored %+v is kept", got)
	}
	more := chosen
	more.cards = rules.SetOf(o.hand[0], o.hand[0], o.hand[0], o.hand[0], o.hand[0], o.hand[0], o.hand[0])
	if got := more.kept(o, o).cards; !within(got, rules.SetOf(o.hand...)) || got == 0 {
		t.Errorf("of cards that are not there %v are kept", got)
	}
	m.Make(o.actor, rules.Move{Kind: rules.End})
	next := acting(m.Play.View(games.All))
	if got := chosen.kept(newOptions(m.Play.View(next), next, true), o); got !=
		(selection{overlay: overlay{Sheet: seatSheet}}) {
		t.Errorf("in the next turn %+v is kept", got)
	}
}

// TestInterestLeftOutIsBehindAndComesBack takes the interest of one store and leaves out the other one: the turn goes
// on, and the way back leads to the interest.
func TestInterestLeftOutIsBehindAndComesBack(t *testing.T) {
	for seed := range uint64(40) {
		m := newMatch(t, 2, nil, seed)
		o, ok := bearingSeat(t, m, 2)
		if !ok {
			continue
		}
		r := newRig(m, boardtest.Screens[7], o.actor)
		h := &r.Board.player
		for _, move := range o.moves {
			if move.Kind == rules.Interest {
				players(r)[0].press(toggleOf(move.Store))
				break
			}
		}
		r.Golden()
		r.Settle()
		if r.Made != 1 || h.now.mode != choosing || !h.options.can(rules.Interest) {
			t.Fatalf("%d moves were made, and the mode is %s", r.Made, modeNames[h.now.mode])
		}
		if list := acts(h.upshot(h.Sel)); list[0] != actInterest {
			t.Errorf("the buttons are %v", list)
		}
		if !r.Board.Drop() || !bears(h.options, &h.Sel) {
			t.Error("the way back does not lead to the interest")
		}
		return
	}
	t.Fatal("no match comes to two stores that bear interest")
}

// TestAPlanEndsWithWhatIsPossible plans a move after another one that makes it impossible: nothing more is asked for,
// and the board rests.
func TestAPlanEndsWithWhatIsPossible(t *testing.T) {
	o, m := begun(t, true, can(rules.Interest))
	r := newRig(m, boardtest.Screens[7], o.actor)
	h := &r.Board.player
	h.Plan = boards.PlanOf(rules.Move{Kind: rules.End}, rules.Move{Kind: rules.GiveUp, Store: rules.Post1})
	first, _ := upshotOf(o, selection{}).plan.Next()
	h.Plan.Moves[0], h.Plan.Waits = first, true
	r.Play(o.actor, first)
	r.Settle()
	if _, goes := h.Plan.Next(); goes || r.Refused > 0 || r.Made != 1 {
		t.Errorf("the plan is %v, %d were refused", h.Plan, r.Refused)
	}
}

// TestOneButtonEndsTheTurn finds the end of the turn on the golden button where nothing else can be done, and otherwise
// on the button beside it.
func TestOneButtonEndsTheTurn(t *testing.T) {
	o, _ := begun(t, true, func(o *options) bool { return o.can(rules.End) && len(o.moves) == 1 })
	makes(t, "nothing but the end", o, selection{}, rules.Move{Kind: rules.End})
	if list := acts(upshotOf(o, selection{})); list != [boards.MaxActs]actKind{} {
		t.Errorf("beside it there are %v", list)
	}
	o, _ = begun(t, true, func(o *options) bool { return o.can(rules.End) && len(o.moves) > 1 })
	makes(t, "more than the end", o, selection{}, rules.Move{})
	if list := acts(upshotOf(o, selection{})); list[1] != actEnd {
		t.Errorf("beside it there are %v", list)
	}
}

// TestOnlyTargetsAreLitWhileACollectorIsSet taps collectors: at once the stores of others are lit, even where there are
// two ways to pay, and no own store is.
func TestOnlyTargetsAreLitWhileACollectorIsSet(t *testing.T) {
	o, _ := begun(t, true, func(o *options) bool {
		s := selection{thing: bayAt(bayCollectors)}
		return len(upshotOf(o, s).offers) > 1 && o.can(rules.GiveUp)
	})
	s, _, _ := intent(upshotOf(o, selection{}), gesture{Kind: boards.Tap, On: bayAt(bayCollectors)})
	n, lit := upshotOf(o, s), 0
	for on, m := range marksOf(n) {
		if m&boards.Lit != 0 && on.Kind == store && on.Seat == o.actor {
			t.Errorf("the own store %v is lit", rules.Place(on.N))
		}
		if m&boards.Lit != 0 && on.Kind == store {
			lit++
		}
	}
	if n.mode != aiming || lit == 0 {
		t.Errorf("in mode %s %d stores are lit", modeNames[n.mode], lit)
	}
}

// TestWhatIsChosenCanBeTakenBack chooses an answer to a duel, a thing to be taken and a sign, each by a device of its
// own, and takes them back with the button beside the golden one.
func TestWhatIsChosenCanBeTakenBack(t *testing.T) {
	_, duel := begun(t, true, can(rules.Show))
	_, theft := begun(t, true, can(rules.TakeCard))
	for i, m := range []*match{duel, theft, thrown(t)} {
		seat := acting(m.Play.View(games.All))
		r := newRig(m, boardtest.Screens[3*i], seat)
		p, h := players(r)[i+1], &r.Board.player
		kind := [...]rules.MoveKind{rules.Show, rules.TakeCard, rules.Throw}[i]
		at := slices.IndexFunc(h.options.moves, func(m rules.Move) bool { return m.Kind == kind })
		on, _ := tapFor(t, h.options, &h.Sel, h.options.moves[at])
		if l := &r.Board.places.ledge; len(l.tags) != map[rules.MoveKind]int{rules.Show: len(h.options.hand)}[kind] {
			t.Errorf("%v: below the cards there are %d words", kind, len(l.tags))
		}
		if p.press(on); !h.Sel.anything() || !h.now.ready {
			t.Errorf("%s: %v chooses %+v", p.Name, on, h.Sel)
		}
		r.Heard = nil
		if p.press(things.Nth(act, 0)); len(r.Heard) > 0 {
			t.Errorf("%s: the button is heard twice: %v", p.Name, r.Heard)
		}
		if h.Sel.anything() || p.there(things.Nth(act, 0)) || r.Made > 0 {
			t.Errorf("%s: taken back, there is still %+v", p.Name, h.Sel)
		}
	}
}

// TestTheLedgeKeepsStillWhileAMoveIsStored: the ledge stays as it is while nobody may move, and changes when the turn
// has passed on.
func TestTheLedgeKeepsStillWhileAMoveIsStored(t *testing.T) {
	o, m := begun(t, true, func(o *options) bool { return o.can(rules.End) && o.phase == rules.TurnPhase })
	r := newRig(m, boardtest.Screens[7], o.actor)
	mode := func() mode { return r.Board.places.made.mode }
	if mode() != choosing {
		t.Fatalf("in the own turn the ledge is for %s", modeNames[mode()])
	}
	r.State.Movers = nil
	if r.Tick(ui.Input{}); mode() != choosing {
		t.Errorf("while a move is stored the ledge is for %s", modeNames[mode()])
	}
	r.Play(o.actor, rules.Move{Kind: rules.End})
	if r.Settle(); mode() != watching {
		t.Errorf("in the turn of somebody else the ledge is for %s", modeNames[mode()])
	}
}

// TestNothingIsProposedThatIsSoldOut chooses a card of a hand whose sum would buy goods that cannot be had.
func TestNothingIsProposedThatIsSoldOut(t *testing.T) {
	o, _ := begun(t, true, func(o *options) bool {
		if o.phase != rules.TurnPhase || o.can(rules.Outpost) || o.can(rules.Collector) || o.can(rules.Ransom) ||
			o.numbers() == 0 {
			return false
		}
		one := rules.SetOf(o.numbers().Cards()[0])
		_, rune := o.view.Cheapest(rules.RuneGoal, o.numbers(), one)
		_, more := o.view.Cheapest(rules.MoreGoal, o.numbers(), one)
		return more && !rune
	})
	s := selection{cards: rules.SetOf(o.numbers().Cards()[0])}
	if cheap, ok := proposed(o, &s); ok {
		t.Errorf("%v are proposed", cheap)
	}
}
