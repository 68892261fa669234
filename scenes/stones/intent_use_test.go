package stones

import (
	"slices"
	"testing"

	rules "runehall/games/stones"
)

// TestOrderOfCardsIsThatOfTaps chooses cards for their abilities, and changes their order.
func TestOrderOfCardsIsThatOfTaps(t *testing.T) {
	o := begun(t, true, func(o *options) bool {
		return o.phase == rules.TurnPhase && len(o.hand) > 2 && !o.view.Has(o.actor, rules.ThreeStone)
	})
	s := taps(t, o, selection{}, tabOf(useAbilities), o.mine(hand, 1))
	if moves, d := golden(t, o, s); len(moves) > 0 || d.does != "use" {
		t.Errorf("one card makes %v, %+v", moves, d)
	}
	s = taps(t, o, s, o.mine(hand, 0))
	if s.cards[0] != o.hand[1] || s.cards[1] != o.hand[0] {
		t.Fatalf("the order is %v of %v", s.cards, o.hand)
	}
	moves, _ := golden(t, o, s)
	if use := useOf(rules.SetOf(o.hand[0], o.hand[1])); !slices.Equal(moves, []rules.Move{use}) {
		t.Errorf("the golden button makes %v", moves)
	}
	if asked := asked(t, o, s, o.mine(hand, 2)); asked.Kind != rules.Use || asked.Cards[2] != o.hand[2] {
		t.Errorf("a third card asks for %v", asked)
	}
	if list := acts(o, &s); list != [...]actKind{actOrder, actClear} {
		t.Errorf("the buttons are %v", list)
	}
	if turned := taps(t, o, s, actAt(0)); turned.cards[0] != o.hand[0] || turned.cards[1] != o.hand[1] {
		t.Errorf("in the other order there are %v", turned.cards)
	}
	if none := taps(t, o, s, actAt(1)); none.anything(o) || none.action != useAbilities {
		t.Errorf("after clearing there is %+v", none)
	}
}

// TestThreeCardsWithTheirStone chooses three cards, then a fourth one, which must take the place of the first.
func TestThreeCardsWithTheirStone(t *testing.T) {
	o := begun(t, true, func(o *options) bool {
		return o.phase == rules.TurnPhase && len(o.hand) > 3 && o.view.Has(o.actor, rules.ThreeStone)
	})
	s := taps(t, o, selection{action: useAbilities}, o.mine(hand, 0), o.mine(hand, 1), o.mine(hand, 2))
	if moves, d := golden(t, o, s); len(moves) != 1 || moves[0].Cards[2] != o.hand[2] || d.does != "use-three" {
		t.Errorf("three cards make %v, %+v", moves, d)
	}
	if s = taps(t, o, s, o.mine(hand, 3)); s.indexOf(o.hand[0]) >= 0 || s.cards[2] != o.hand[3] {
		t.Errorf("after a fourth there are %v", s.cards)
	}
}

// TestAbilitiesFollowTheOrderChosen carries out two cards in the order in which they were chosen, then in the order in
// which they are tapped.
func TestAbilitiesFollowTheOrderChosen(t *testing.T) {
	o := begun(t, true, func(o *options) bool {
		_, _, open := o.view.Open()
		return o.phase == rules.AbilityPhase && !open && o.view.Finished().Empty() && o.view.Played().Size() == 2
	})
	cards := o.view.Played().Cards()
	none := selection{}
	if current(o, &none) != cards[0] {
		t.Errorf("with no order known %v comes first", current(o, &none))
	}
	s := selection{action: useAbilities}
	s.cards[0], s.cards[1] = cards[1], cards[0]
	if s = s.kept(o); current(o, &s) != cards[1] {
		t.Fatalf("of %v the card %v comes first", s.cards, current(o, &s))
	}
	if other := taps(t, o, s, o.mine(played, 0)); current(o, &other) != cards[0] {
		t.Errorf("after a tap on %v the card %v is the next", cards[0], current(o, &other))
	}
	s = taps(t, o, s, actAt(0))
	if s = s.kept(o); current(o, &s) != cards[0] {
		t.Errorf("with the first one left out %v is the next", current(o, &s))
	}
	s = taps(t, o, s, actAt(0))
	if moves, d := golden(t, o, s); len(moves) == 0 || moves[0] != (rules.Move{Kind: rules.Done}) ||
		d.does != "done" && d.does != "end" {
		t.Errorf("with both left out the golden button makes %v, %+v", moves, d)
	}
	if s = taps(t, o, s, o.mine(played, 1)); current(o, &s) != cards[1] {
		t.Errorf("a card that was left out is not taken up again: %v", current(o, &s))
	}
}

// TestSecondTapUnchooses taps twice on gems and on display cards.
func TestSecondTapUnchooses(t *testing.T) {
	o := begun(t, true, func(o *options) bool {
		return o.phase == rules.AbilityPhase && choosesGem(o, &selection{})
	})
	at := slices.IndexFunc(gemChoice[:], func(c rules.Colour) bool { return o.legal(gemMove(o, &selection{}, c)) })
	s := taps(t, o, selection{}.kept(o), tileAt(at))
	moves, d := golden(t, o, s)
	if len(moves) != 1 || moves[0].Kind != rules.IconGem || moves[0].Colour != gemChoice[at] ||
		d.does != "gem."+gemChoice[at].String() {
		t.Errorf("a gem is %v, %+v", moves, d)
	}
	if s = taps(t, o, s, tileAt(at)); s.gem != rules.NoColour {
		t.Errorf("a second tap leaves %+v", s)
	}
	o = begun(t, true, func(o *options) bool {
		return o.phase == rules.AbilityPhase && takesCard(stepIcon(o, &selection{})) &&
			o.any(func(m rules.Move) bool { return m.Kind == rules.IconCard })
	})
	take := o.moves[slices.IndexFunc(o.moves, func(m rules.Move) bool {
		return m.Kind == rules.IconCard && m.Card == current(o, &selection{})
	})]
	s = taps(t, o, selection{}.kept(o), slotAt(take.Slot))
	moves, d = golden(t, o, s)
	if !slices.Equal(moves, []rules.Move{take}) || d.does != "card-number" || d.card != o.view.Display()[take.Slot-1] {
		t.Errorf("a display card is %v, %+v", moves, d)
	}
	if s = taps(t, o, s, slotAt(take.Slot)); s.slot != 0 {
		t.Errorf("a second tap leaves %+v", s)
	}
}

// TestChoiceCardsAreChosen looks at cards that give a choice. No icon may be chosen before one is tapped. With the rune
// stone Plus the first icon comes first.
func TestChoiceCardsAreChosen(t *testing.T) {
	choice := func(plus bool) func(o *options) bool {
		return func(o *options) bool {
			c := current(o, &selection{})
			return o.phase == rules.AbilityPhase && o.needs[c].Kind == rules.ChoiceAbility &&
				o.view.Has(o.actor, rules.PlusStone) == plus &&
				usable(o, &selection{}, 1) && usable(o, &selection{}, 2)
		}
	}
	o := begun(t, true, choice(false))
	s := selection{}
	if nextIcon(o, &s) != 0 {
		t.Errorf("icon %d is meant", nextIcon(o, &s))
	}
	if moves, _ := golden(t, o, s); len(moves) > 0 {
		t.Errorf("with none chosen the golden button makes %v", moves)
	}
	if s = taps(t, o, s, iconAt(1)); nextIcon(o, &s) != 2 {
		t.Errorf("after a tap on the second one icon %d is meant", nextIcon(o, &s))
	}
	if s = taps(t, o, s, iconAt(1)); nextIcon(o, &s) != 0 {
		t.Errorf("after another tap icon %d is meant", nextIcon(o, &s))
	}
	o = begun(t, true, choice(true))
	if nextIcon(o, &selection{}) != 1 {
		t.Errorf("with the stone icon %d comes first", nextIcon(o, &selection{}))
	}
}

// TestWithoutDraftsAChoiceIsTheMove taps where only one thing is to be chosen. Without drafts the tap must make the
// move. With drafts a move to decline needs a second press.
func TestWithoutDraftsAChoiceIsTheMove(t *testing.T) {
	o := begun(t, false, func(o *options) bool {
		return o.phase == rules.AbilityPhase && choosesGem(o, &selection{})
	})
	if m := asked(t, o, selection{}, tileAt(0)); m.Kind != rules.IconGem {
		t.Errorf("a gem asks for %v", m)
	}
	o = begun(t, false, in(rules.PlacePhase))
	at := fieldAt(freeFields(o, &selection{})[0])
	if m := asked(t, o, selection{}, at.thing(o.actor)); m != at.move() {
		t.Errorf("a field asks for %v", m)
	}
	o = begun(t, false, in(rules.DiePhase))
	if m := asked(t, o, selection{}, actAt(0)); m.Kind != rules.Decline {
		t.Errorf("the button asks for %v", m)
	}
	o = begun(t, true, in(rules.DiePhase))
	s := taps(t, o, selection{}, actAt(0))
	if moves, d := golden(t, o, s); slices.Contains(moves, rules.Move{Kind: rules.Decline}) {
		t.Errorf("declined, the golden button makes %v, %+v", moves, d)
	}
	if m := asked(t, o, s, actAt(0)); m.Kind != rules.Decline {
		t.Errorf("the button pressed once more asks for %v", m)
	}
	if s = taps(t, o, s, theDie); s.declined {
		t.Error("a tap on the die does not take it up again")
	}
}
