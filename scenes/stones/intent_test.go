package stones

import (
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/stones"
)

// begun returns the options of the seat on turn, as itself sees them, in a random position that is wanted.
func begun(t testing.TB, drafts bool, wanted func(o *options) bool) *options {
	t.Helper()
	for seed := range uint64(300) {
		m := newMatch(t, 2+int(seed%3), nil, seed)
		for range 900 {
			seat := m.Play.View(games.All).OnTurn()
			if o := newOptions(m.Play.View(seat), seat, drafts); o.phase != rules.OverPhase && wanted(o) {
				return o
			}
			if _, on := m.Random(); !on {
				break
			}
		}
	}
	t.Fatal("no match comes to that")
	return nil
}

// in is wanted where a match is in a phase.
func in(phase rules.Phase) func(o *options) bool {
	return func(o *options) bool { return o.phase == phase }
}

// handOf returns the target of a hand card.
func (o *options) handOf(c rules.Card) target { return target{onHand, slices.Index(o.hand, c)} }

// taps taps on targets one after another, none of which may ask for a move.
func taps(t *testing.T, o *options, s selection, on ...target) selection {
	t.Helper()
	for _, at := range on {
		after, p, made := intent(o, s, gesture{kind: tap, on: at})
		if made {
			t.Fatalf("a tap on %s asks for %v", at.name(), p.moves[0])
		}
		s = after
	}
	return s
}

// asked taps on a target, which must ask for a move.
func asked(t *testing.T, o *options, s selection, on target) rules.Move {
	t.Helper()
	after, p, made := intent(o, s, gesture{kind: tap, on: on})
	if m, ok := p.next(); made && ok {
		return m
	}
	t.Fatalf("a tap on %s asks for nothing; the selection is %+v", on.name(), after)
	return rules.Move{}
}

// golden returns what the golden button makes of a selection.
func golden(t *testing.T, o *options, s selection) ([]rules.Move, doing) {
	t.Helper()
	_, p, made := intent(o, s, gesture{kind: confirm})
	q, d, ok := planned(o, &s)
	if p != q || made != ok {
		t.Fatalf("the golden button makes %v, %v, and says %v, %v", p, made, q, ok)
	}
	if !ok {
		return nil, d
	}
	n := slices.IndexFunc(p.moves[:], func(m rules.Move) bool { return m.Kind == 0 })
	return p.moves[:n], d
}

// TestSummoningIsOnePlan chooses cards and what they buy: the golden button lays, buys and ends.
func TestSummoningIsOnePlan(t *testing.T) {
	var card rules.Card
	o := begun(t, true, func(o *options) bool {
		if o.phase != rules.TurnPhase || o.view.Has(o.actor, rules.MagicStone) {
			return false
		}
		for _, card = range o.hand {
			if o.view.Summon(o.actor, rules.SetOf(card)).Magic == 2 {
				return true
			}
		}
		return false
	})
	if asked := asked(t, o, selection{}, target{onSlot, 1}); asked != (rules.Move{Kind: rules.Buy, Slot: 1}) {
		t.Errorf("without magic the first slot asks for %v", asked)
	}
	s := taps(t, o, selection{}, o.handOf(card))
	moves, d := golden(t, o, s)
	if lay := (rules.Move{Kind: rules.Lay, Card: card}); !slices.Equal(moves, []rules.Move{lay}) || d.kind != doLay || d.n != 1 {
		t.Errorf("a card alone is %v, %+v", moves, d)
	}
	s = taps(t, o, s, target{onSlot, 2})
	moves, d = golden(t, o, s)
	want := []rules.Move{{Kind: rules.Lay, Card: card}, {Kind: rules.Buy, Slot: 2}, {Kind: rules.Done}}
	if !slices.Equal(moves, want) || d.kind != doSummon || d.n != 1 {
		t.Errorf("a card and a slot are %v, %+v", moves, d)
	}
	if asked := asked(t, o, s, target{onSlot, 4}); asked.Kind != rules.Buy || o.view.WhyNot(o.actor, asked) == nil {
		t.Errorf("a slot that is too dear asks for %v", asked)
	}
	s = taps(t, o, s, target{onSlot, 1})
	if s.slots != [...]bool{1: true, 6: false} {
		t.Errorf("one for which not enough is left does not take the place of the other: %v", s.slots)
	}
	if none := taps(t, o, s, o.handOf(card)); none.anything(o) {
		t.Errorf("with the card put back there is still %+v", none)
	}
	if none := taps(t, o, s, target{onSlot, 1}); none.slots != [rules.Slots + 1]bool{} || none.cards != s.cards {
		t.Errorf("with the slot given up there is %+v", none)
	}
}

// TestOtherMagicGivesWay chooses a card that does not join those chosen: it takes their place.
func TestOtherMagicGivesWay(t *testing.T) {
	var a, b rules.Card
	o := begun(t, true, func(o *options) bool {
		if o.phase != rules.TurnPhase {
			return false
		}
		for _, a = range o.hand {
			for _, b = range o.hand {
				if !o.view.Summon(o.actor, rules.SetOf(a, b)).Fits {
					return true
				}
			}
		}
		return false
	})
	s := taps(t, o, selection{}, o.handOf(a), o.handOf(b))
	if s.chosen() != 1 || s.cards[0] != b {
		t.Errorf("after %v and %v there are %v", a, b, s.cards)
	}
}

// TestSlotsThatCannotBePaidAreGivenUp ticks what a strong card pays, and then chooses a weaker one of another colour.
func TestSlotsThatCannotBePaidAreGivenUp(t *testing.T) {
	var strong, weak rules.Card
	o := begun(t, true, func(o *options) bool {
		magic := func(cards ...rules.Card) int { return o.view.Summon(o.actor, rules.SetOf(cards...)).Magic }
		if o.phase != rules.TurnPhase || o.view.Has(o.actor, rules.MagicStone) {
			return false
		}
		for _, strong = range o.hand {
			for _, weak = range o.hand {
				if !o.view.Summon(o.actor, rules.SetOf(strong, weak)).Fits && magic(strong) == 2 && magic(weak) == 1 {
					return true
				}
			}
		}
		return false
	})
	s := taps(t, o, selection{}, o.handOf(strong), target{onSlot, 2}, o.handOf(weak))
	if s.slots != [rules.Slots + 1]bool{} {
		t.Errorf("with one point there are still %v", s.slots)
	}
}

// TestAllOtherMagicGivesWay chooses two cards that join each other, and one that joins neither.
func TestAllOtherMagicGivesWay(t *testing.T) {
	var a, b, c rules.Card
	o := begun(t, true, func(o *options) bool {
		if o.phase != rules.TurnPhase {
			return false
		}
		fit := func(x, y rules.Card) bool { return o.view.Summon(o.actor, rules.SetOf(x, y)).Fits }
		for _, a = range o.hand {
			for _, b = range o.hand {
				for _, c = range o.hand {
					if a != b && fit(a, b) && !fit(a, c) && !fit(b, c) {
						return true
					}
				}
			}
		}
		return false
	})
	if s := taps(t, o, selection{}, o.handOf(a), o.handOf(b), o.handOf(c)); s.chosen() != 1 || s.cards[0] != c {
		t.Errorf("after %v, %v and %v there are %v", a, b, c, s.cards)
	}
}

// TestOrderOfCardsIsThatOfTaps chooses cards to be used, and changes their order.
func TestOrderOfCardsIsThatOfTaps(t *testing.T) {
	o := begun(t, true, func(o *options) bool {
		return o.phase == rules.TurnPhase && len(o.hand) > 2 && !o.view.Has(o.actor, rules.ThreeStone)
	})
	s := taps(t, o, selection{}, target{onTab, int(useAbilities)}, target{onHand, 1})
	if moves, d := golden(t, o, s); moves != nil || d.kind != doUse {
		t.Errorf("one card makes %v, %+v", moves, d)
	}
	s = taps(t, o, s, target{onHand, 0})
	if s.cards[0] != o.hand[1] || s.cards[1] != o.hand[0] {
		t.Fatalf("the order is %v of %v", s.cards, o.hand)
	}
	moves, _ := golden(t, o, s)
	if use := useOf(rules.SetOf(o.hand[0], o.hand[1])); !slices.Equal(moves, []rules.Move{use}) {
		t.Errorf("the golden button makes %v", moves)
	}
	if asked := asked(t, o, s, target{onHand, 2}); asked.Kind != rules.Use || asked.Cards[2] != o.hand[2] {
		t.Errorf("a third card asks for %v", asked)
	}
	if list := acts(o, &s); list != [...]actKind{actOrder, actClear} {
		t.Errorf("the buttons are %v", list)
	}
	if turned := taps(t, o, s, target{onAct, 0}); turned.cards[0] != o.hand[0] || turned.cards[1] != o.hand[1] {
		t.Errorf("in the other order there are %v", turned.cards)
	}
	if none := taps(t, o, s, target{onAct, 1}); none.anything(o) || none.action != useAbilities {
		t.Errorf("after clearing there is %+v", none)
	}
}

// TestThreeCardsWithTheirStone uses three; a fourth takes the place of the first.
func TestThreeCardsWithTheirStone(t *testing.T) {
	o := begun(t, true, func(o *options) bool {
		return o.phase == rules.TurnPhase && len(o.hand) > 3 && o.view.Has(o.actor, rules.ThreeStone)
	})
	s := taps(t, o, selection{action: useAbilities}, target{onHand, 0}, target{onHand, 1}, target{onHand, 2})
	if moves, d := golden(t, o, s); len(moves) != 1 || moves[0].Cards[2] != o.hand[2] || d.n != 3 {
		t.Errorf("three cards make %v, %+v", moves, d)
	}
	if s = taps(t, o, s, target{onHand, 3}); s.indexOf(o.hand[0]) >= 0 || s.cards[2] != o.hand[3] {
		t.Errorf("after a fourth there are %v", s.cards)
	}
}

// TestAbilitiesFollowTheOrderChosen steps through two cards in the order in which they were chosen, then in the order of taps.
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
	if other := taps(t, o, s, target{onPlayed, 0}); current(o, &other) != cards[0] {
		t.Errorf("after a tap on %v the card %v is the next", cards[0], current(o, &other))
	}
	s = taps(t, o, s, target{onAct, 0})
	if s = s.kept(o); current(o, &s) != cards[0] {
		t.Errorf("with the first one left out %v is the next", current(o, &s))
	}
	s = taps(t, o, s, target{onAct, 0})
	if moves, d := golden(t, o, s); !slices.Equal(moves, []rules.Move{{Kind: rules.Done}}) || d.kind != doEndUse {
		t.Errorf("with both left out the golden button makes %v, %+v", moves, d)
	}
	if s = taps(t, o, s, target{onPlayed, 1}); current(o, &s) != cards[1] {
		t.Errorf("a card that was left out is not taken up again: %v", current(o, &s))
	}
}

// TestSecondTapUnchooses taps twice on icons, gems and display cards.
func TestSecondTapUnchooses(t *testing.T) {
	o := begun(t, true, func(o *options) bool {
		return o.phase == rules.AbilityPhase && choosesGem(o, &selection{})
	})
	at := slices.IndexFunc(gemChoice[:], func(c rules.Colour) bool { return o.legal(gemMove(o, &selection{}, c)) })
	s := taps(t, o, selection{}.kept(o), target{onChoice, at})
	moves, d := golden(t, o, s)
	if len(moves) != 1 || moves[0].Kind != rules.IconGem || moves[0].Colour != gemChoice[at] || d.kind != doGem || d.gem != gemChoice[at] {
		t.Errorf("a gem is %v, %+v", moves, d)
	}
	if s = taps(t, o, s, target{onChoice, at}); s.gem != rules.NoColour {
		t.Errorf("a second tap leaves %+v", s)
	}
	o = begun(t, true, func(o *options) bool {
		return o.phase == rules.AbilityPhase && takesCard(stepIcon(o, &selection{})) && o.any(func(m rules.Move) bool { return m.Kind == rules.IconCard })
	})
	take := o.moves[slices.IndexFunc(o.moves, func(m rules.Move) bool { return m.Kind == rules.IconCard && m.Card == current(o, &selection{}) })]
	s = taps(t, o, selection{}.kept(o), target{onSlot, int(take.Slot)})
	moves, d = golden(t, o, s)
	if !slices.Equal(moves, []rules.Move{take}) || d.kind != doTake || d.card != o.view.Display()[take.Slot-1] {
		t.Errorf("a display card is %v, %+v", moves, d)
	}
	if s = taps(t, o, s, target{onSlot, int(take.Slot)}); s.slot != 0 {
		t.Errorf("a second tap leaves %+v", s)
	}
}

// TestChoiceCardsAreChosen asks which icon of a choice card is meant, and with the stone Plus proposes the first.
func TestChoiceCardsAreChosen(t *testing.T) {
	choice := func(plus bool) func(o *options) bool {
		return func(o *options) bool {
			c := current(o, &selection{})
			return o.phase == rules.AbilityPhase && o.needs[c].Kind == rules.ChoiceAbility && o.view.Has(o.actor, rules.PlusStone) == plus &&
				usable(o, &selection{}, 1) && usable(o, &selection{}, 2)
		}
	}
	o := begun(t, true, choice(false))
	s := selection{}
	if icon(o, &s) != 0 {
		t.Errorf("icon %d is meant", icon(o, &s))
	}
	if moves, _ := golden(t, o, s); moves != nil {
		t.Errorf("with none chosen the golden button makes %v", moves)
	}
	if s = taps(t, o, s, target{onIcon, 1}); icon(o, &s) != 2 {
		t.Errorf("after a tap on the second one icon %d is meant", icon(o, &s))
	}
	if s = taps(t, o, s, target{onIcon, 1}); icon(o, &s) != 0 {
		t.Errorf("after another tap icon %d is meant", icon(o, &s))
	}
	o = begun(t, true, choice(true))
	if icon(o, &selection{}) != 1 {
		t.Errorf("with the stone icon %d comes first", icon(o, &selection{}))
	}
}

// TestWithoutDraftsAChoiceIsTheMove taps where nothing else is to choose.
func TestWithoutDraftsAChoiceIsTheMove(t *testing.T) {
	o := begun(t, false, func(o *options) bool {
		return o.phase == rules.AbilityPhase && choosesGem(o, &selection{})
	})
	if m := asked(t, o, selection{}, target{onChoice, 0}); m.Kind != rules.IconGem {
		t.Errorf("a gem asks for %v", m)
	}
	o = begun(t, false, in(rules.PlacePhase))
	at := fieldAt(freeFields(o, &selection{})[0])
	if m := asked(t, o, selection{}, target{onField, at.index()}); m != at.move() {
		t.Errorf("a field asks for %v", m)
	}
	o = begun(t, false, in(rules.DiePhase))
	if m := asked(t, o, selection{}, target{onAct, 0}); m.Kind != rules.Decline {
		t.Errorf("the button asks for %v", m)
	}
	o = begun(t, true, in(rules.DiePhase))
	s := taps(t, o, selection{}, target{onAct, 0})
	if moves, d := golden(t, o, s); !slices.Equal(moves, []rules.Move{{Kind: rules.Decline}}) || d.kind != doDecline {
		t.Errorf("declined, the golden button makes %v, %+v", moves, d)
	}
	if s = taps(t, o, s, target{onDie, 0}); s.declined {
		t.Error("a tap on the die does not take it up again")
	}
}

// TestRowsAndStones ticks rows and picks stones: as many as rows, a further one takes the place of the first.
func TestRowsAndStones(t *testing.T) {
	o := begun(t, true, func(o *options) bool {
		return o.phase == rules.TradePhase && tradable(o, rules.Upper) && tradable(o, rules.Lower) && stonesDue(o, 2) == 2
	})
	var kinds []int
	for k := rules.MagicStone; k < rules.Stones; k++ {
		if o.legal(rules.Move{Kind: rules.Trade, Row: rules.Upper, Stone: k}) {
			kinds = append(kinds, int(k))
		}
	}
	if moves, d := golden(t, o, selection{}); !slices.Equal(moves, []rules.Move{{Kind: rules.End}}) || d.kind != doEnd {
		t.Errorf("with nothing ticked the golden button makes %v, %+v", moves, d)
	}
	s := taps(t, o, selection{}, target{onRow, 0}, target{onRow, 1}, target{onStone, kinds[0]})
	if moves, d := golden(t, o, s); moves != nil || d.kind != doTrade || d.n != o.view.RowPoints(o.actor, 0)+o.view.RowPoints(o.actor, 1) {
		t.Errorf("with one stone for two rows the golden button makes %v, %+v", moves, d)
	}
	s = taps(t, o, s, target{onStone, kinds[1]})
	want := []rules.Move{
		{Kind: rules.Trade, Row: rules.Upper, Stone: rules.Stone(kinds[0])}, {Kind: rules.Trade, Row: rules.Lower, Stone: rules.Stone(kinds[1])},
	}
	if moves, _ := golden(t, o, s); !slices.Equal(moves, want) {
		t.Errorf("both rows make %v", moves)
	}
	if more := taps(t, o, s, target{onStone, kinds[2]}); more.picks != [...]rules.Stone{rules.Stone(kinds[1]), rules.Stone(kinds[2])} {
		t.Errorf("after a third pick there are %v", more.picks)
	}
	if fewer := taps(t, o, s, target{onRow, 0}); fewer.picks != [...]rules.Stone{rules.Stone(kinds[1]), rules.NoStone} {
		t.Errorf("with one row the picks are %v", fewer.picks)
	}
	if none := taps(t, o, s, target{onAct, 0}); none.anything(o) {
		t.Errorf("keeping both leaves %+v", none)
	}
	row, _ := longest(o)
	if one := taps(t, o, selection{}, target{onStone, kinds[0]}); !one.trade[row] || one.picked() != 1 {
		t.Errorf("a stone alone ticks %v, picks %v", one.trade, one.picks)
	}
}

// TestSecondTapOnAFieldProposesAgain chooses another field than the one that is proposed.
func TestSecondTapOnAFieldProposesAgain(t *testing.T) {
	o := begun(t, true, func(o *options) bool { return o.phase == rules.PlacePhase && len(freeFields(o, &selection{})) > 1 })
	best, _ := place(o, &selection{})
	for _, f := range freeFields(o, &selection{}) {
		other := fieldAt(f)
		if other == best {
			continue
		}
		s := taps(t, o, selection{}, target{onField, other.index()})
		if moves, d := golden(t, o, s); !slices.Equal(moves, []rules.Move{other.move()}) || d.kind != doPlace || d.row != other.Row {
			t.Errorf("%v makes %v, %+v", other, moves, d)
		}
		if s = taps(t, o, s, target{onField, other.index()}); s.placed {
			t.Errorf("after a second tap there is %+v", s)
		}
	}
}

// TestWhatIsTradedInIsForgotten trades one of two ticked rows in: the other one stays ticked, with the stone that is left.
func TestWhatIsTradedInIsForgotten(t *testing.T) {
	for m, seat := range positions(t, 6) {
		o := newOptions(m.Play.View(seat), seat, true)
		if !tradable(o, rules.Upper) || !tradable(o, rules.Lower) || stonesDue(o, 2) < 2 {
			continue
		}
		s := taps(t, o, selection{}.kept(o), target{onRow, 0}, target{onRow, 1})
		for k := rules.MagicStone; s.picked() < 2; k++ {
			if o.legal(rules.Move{Kind: rules.Trade, Stone: k}) {
				s = taps(t, o, s, target{onStone, int(k)})
			}
		}
		moves, _ := golden(t, o, s)
		m.Make(seat, moves[0])
		after := s.kept(newOptions(m.Play.View(seat), seat, true))
		if after.trade != [...]bool{false, true} || after.picks != [...]rules.Stone{s.picks[1], rules.NoStone} {
			t.Errorf("of %v, %v there are %v, %v", s.trade, s.picks, after.trade, after.picks)
		}
		return
	}
	t.Error("no match comes to that")
}

// TestSheetsOpenAndClose opens what is behind doors, chips and piles, and what is explained over it.
func TestSheetsOpenAndClose(t *testing.T) {
	o := begun(t, true, in(rules.TurnPhase))
	for at, want := range map[target]sheetKind{
		{onDoor, doorRows}: rowsSheet, {onSeat, 1}: seatSheet, {onDiscards, 0}: pileSheet, {onPile, 0}: explainSheet, {onPurse, 2}: explainSheet,
		{onDraw, 0}: pileSheet, {onTrack, 0}: explainSheet,
	} {
		s := taps(t, o, selection{}, at)
		if s.sheet != want {
			t.Errorf("a tap on %s opens sheet %d", at.name(), s.sheet)
		}
		if s = taps(t, o, s, target{kind: onClose}); s.sheet != noSheet {
			t.Errorf("after %s the sheet does not close", at.name())
		}
	}
	pile := taps(t, o, selection{}, target{onDiscards, 0})
	card := cardTarget(40, 0, target{kind: onDiscards})
	s, _, _ := intent(o, pile, gesture{kind: lookAt, on: card})
	if s.sheet != explainSheet || s.about != card {
		t.Errorf("a card of a pile opens %d about %v", s.sheet, s.about)
	}
	if s = taps(t, o, s, target{onHand, 0}); s != pile {
		t.Errorf("the next tap does not lead back to the pile alone: %+v", s)
	}
	held, _, _ := intent(o, selection{}, gesture{kind: peekAt, on: target{onSlot, 2}})
	if let, _, _ := intent(o, held, gesture{kind: peekEnd}); held.sheet != explainSheet || let.sheet != noSheet {
		t.Errorf("held it is %d, let go %d", held.sheet, let.sheet)
	}
	kept, _, _ := intent(o, held, gesture{kind: peekKeep})
	if let, _, _ := intent(o, kept, gesture{kind: peekEnd}); let.sheet != explainSheet {
		t.Error("what a finger held is not explained until the next tap")
	}
}
