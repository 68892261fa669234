package stones

import (
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/ui"
)

// TestGoldenButtonLeadsBackFromASheet presses the golden button while a sheet lies over the board. The sheet must
// close, and no move be made.
func TestGoldenButtonLeadsBackFromASheet(t *testing.T) {
	o := begun(t, true, in(rules.TradePhase))
	s, p := intent(o, taps(t, o, selection{}, chipOf(0)), gesture{Kind: boards.Confirm})
	if _, made := p.Next(); made || s.Sheet != boards.NoSheet {
		t.Errorf("it makes %v, and leaves %+v", p, s)
	}
}

// TestWhatIsPaidIsGivenUp chooses a smithy in the sheet of a small screen. The sheet must give way to the payment,
// whose way to pay can be changed. A second tap on the smithy, or a tap on the tab, gives it up.
func TestWhatIsPaidIsGivenUp(t *testing.T) {
	at := 0
	o := begun(t, true, func(o *options) bool {
		at = slices.IndexFunc(o.forges[:], func(f rules.Forging) bool {
			return f.WhyNot == nil && f.Ore && len(f.Payments) > 0
		})
		return o.forging() && at >= 0
	})
	s := taps(t, o, selection{}, doorTo(doorSmithies), smithyOf(at))
	if s.Sheet != boards.NoSheet || !unpaid(o, &s) || s.ore {
		t.Fatalf("a smithy leaves %+v", s)
	}
	if ore := taps(t, o, s, payWayOf(1)); !ore.ore || taps(t, o, ore, payWayOf(0)).ore {
		t.Errorf("by ore it is %+v", ore)
	}
	for _, on := range []thing{smithyOf(at), tabOf(forge)} {
		if back := taps(t, o, s, on); unpaid(o, &back) || back.action != forge {
			t.Errorf("after %s there is %+v", catalogue.Name(on, on.Seat), back)
		}
	}
	if rows := taps(t, o, s, doorTo(doorRows)); taps(t, o, rows,
		fieldAt(freeFields(o, &s)[0]).thing(o.actor)).Sheet != boards.NoSheet {
		t.Error("a field leaves the sheet of rows open")
	}
}

// TestADearerCardTakesThePlace ticks a cheap display card, then one that takes all the magic.
func TestADearerCardTakesThePlace(t *testing.T) {
	var card rules.Card
	o := begun(t, true, func(o *options) bool {
		i := slices.IndexFunc(o.hand,
			func(c rules.Card) bool { return o.view.Summon(o.actor, rules.SetOf(c)).Magic == 2 })
		if i >= 0 {
			card = o.hand[i]
		}
		return i >= 0 && o.phase == rules.TurnPhase && !slices.Contains(display(o.view), rules.Hidden)
	})
	s := taps(t, o, selection{}, o.handOf(card), slotAt(1), slotAt(3))
	if s.slots != [...]bool{3: true, 6: false} {
		t.Errorf("ticked are %v", s.slots)
	}
}

// TestARowStandsForItsField taps on a row in which the field of the artifact's colour is taken. The core must be asked,
// which says why the artifact cannot lie there.
func TestARowStandsForItsField(t *testing.T) {
	at := rules.Upper
	o := begun(t, true, func(o *options) bool {
		c, places := o.view.Artifact()
		for at = range rules.Rows {
			if f := o.view.Row(o.view.OnTurn(), at); places && c != rules.White && f[c] != rules.NoColour {
				return true
			}
		}
		return false
	})
	c, _ := o.view.Artifact()
	if m := asked(t, o, selection{}, rowAt(o.actor, at)); m != (rules.Move{Kind: rules.Place, Row: at, Field: c}) {
		t.Errorf("it asks for %v", m)
	}
	s := selection{at: fieldAt{Row: at, Field: c}}
	if kept := s.kept(o); kept.at != (fieldAt{}) {
		t.Errorf("the taken field is kept: %v", kept.at)
	}
}

// TestWithoutDraftsTheRestIsLeftOutAtOnce leaves out the rest of an ability by one tap. A tap on the icon of a die must
// not roll the die at once.
func TestWithoutDraftsTheRestIsLeftOutAtOnce(t *testing.T) {
	o := begun(t, false,
		func(o *options) bool { _, _, open := o.view.Open(); return open && o.phase == rules.AbilityPhase })
	if m := asked(t, o, selection{}, actAt(0)); m.Kind != rules.Leave {
		t.Errorf("it asks for %v", m)
	}
	at := 0
	o = begun(t, false, func(o *options) bool {
		face := o.needs[current(o, &selection{})]
		at = slices.IndexFunc(face.Icons[:], func(i rules.Icon) bool { return i.Kind == rules.DieIcon })
		return o.phase == rules.AbilityPhase && at >= 0 && usable(o, &selection{}, int8(at+1))
	})
	taps(t, o, selection{}, iconAt(at))
}

// TestADisplayCardFindsItsIcon takes a display card that only the second icon of the current card takes.
func TestADisplayCardFindsItsIcon(t *testing.T) {
	var take rules.Move
	o := begun(t, true, func(o *options) bool {
		c := current(o, &selection{})
		i := slices.IndexFunc(o.moves, func(m rules.Move) bool {
			first := rules.Move{Kind: rules.IconCard, Card: c, Icon: 1, Slot: m.Slot}
			return m.Kind == rules.IconCard && m.Card == c && m.Icon == 2 && !o.legal(first)
		})
		if i >= 0 {
			take = o.moves[i]
		}
		return i >= 0 && nextIcon(o, &selection{}) == 1
	})
	s := taps(t, o, selection{}, slotAt(take.Slot))
	if moves, _ := golden(t, o, s); len(moves) == 0 || moves[0] != take {
		t.Errorf("it makes %v, not %v", moves, take)
	}
}

// TestPlannedCardsStayTicked makes the first move of a plan. What is bought next must stay ticked. Going back must stop
// the plan; going back once more must find nothing to stop.
func TestPlannedCardsStayTicked(t *testing.T) {
	r, _ := bought(t)
	players(r)[1].accept()
	r.Reader = games.Public
	if s := &r.Board.Sel; !s.slots[1] || !s.slots[2] {
		t.Errorf("ticked are %v", s.slots)
	}
	r.Board.Sel = r.Board.Sel.dropped(r.Board.player.options)
	if !r.Board.Drop() || r.Board.Drop() {
		t.Error("a plan is nothing to go back from")
	}
}

// TestAKeyTakesTheFocusAlong chooses a card by its number, and the focus must go there. While the ledge is covered, no
// number may choose a card.
func TestAKeyTakesTheFocusAlong(t *testing.T) {
	r := begin(t)
	r.Letter('2')
	if r.Root.Focused() != r.Board.Owner(r.Board.mine(hand, 1)) {
		t.Error("the focus is elsewhere")
	}
	r.State.Bare = true
	r.Tick(ui.Input{})
	r.Letter('3')
	for i := range boards.MaxActs {
		if _, on := r.Board.player.acts.Means(i); on || r.Board.Sel.chosen() > 1 {
			t.Errorf("beneath a cover button %d is there, and chosen is %v", i, r.Board.Sel.cards)
		}
	}
}

// TestSignsOnCardsSpareTheNumber places the sign on a card that says what will happen to it. The sign must cover
// neither the card's number nor its ability.
func TestSignsOnCardsSpareTheNumber(t *testing.T) {
	for _, card := range []ui.Rect{ui.Rc(10, 20, 106, 58), ui.Rc(10, 20, 84, 72), ui.Rc(10, 20, 72, 100),
		ui.Rc(10, 20, 170, 245)} {
		sign := signOn(card, 22)
		number := ui.Rc(card.X, card.Y, card.W*.36, card.H-abilityHigh(card))
		if card.W < 1.4*card.H { // the number stands above the picture
			number.H = card.H * .3
		}
		able := ui.Rc(card.X, card.Bottom()-abilityHigh(card), card.W, abilityHigh(card))
		if !card.Holds(sign) || sign.Overlaps(number) || sign.Overlaps(able) {
			t.Errorf("on %v the sign lies at %v, the number at %v", card, sign, number)
		}
	}
}
