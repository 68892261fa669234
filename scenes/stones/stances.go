package stones

import (
	"slices"

	rules "runehall/games/stones"
)

// stance is how a thing stands out among others of its kind.
type stance uint8

const (
	standsPlain  stance = iota
	standsLit           // it can be chosen
	standsChosen        // it is
	standsDim           // it cannot be
)

// fate is what becomes of a card that is used for its ability.
type fate uint8

const (
	noFate fate = iota
	willLeave
	willReturn
)

// stances is how everything stands out that can be chosen. Cards of the hand are in the order of the model, slots from the right.
type stances struct {
	hand     [rules.ManyCards]stance
	order    [rules.ManyCards]int // the place among chosen cards, from 1
	fates    [rules.ManyCards]fate
	played   [rules.ManyCards]fate
	slots    [rules.Slots]stance
	smithies [rules.Smithies]stance
	fields   [int(rules.Rows) * fields]stance
	own      [rules.Stones]stance // the stones of the seat in front, by kind
	works    [rules.Stones]bool   // those that have their effect on what is chosen
	takes    bool                 // display cards are taken for nothing: no prices
}

// marking finds out how things stand out.
func (w *words) marking() (m stances) {
	if !w.acts() {
		return m
	}
	w.markOwn(&m)
	w.markWorking(&m)
	switch w.hand.mode() {
	case choosing:
		w.markChoosing(&m)
	case stepping:
		w.markStepping(&m)
	case paying:
		w.markSmithies(&m)
		w.markFields(&m)
	}
	return m
}

// markChoosing marks hand, display and smithies for the action that is chosen.
func (w *words) markChoosing(m *stances) {
	switch w.doing() {
	case "summon":
		w.markSummon(m)
	case "use":
		w.markUse(m)
	case "forge":
		w.markSmithies(m)
	}
}

// markHand marks the cards that are chosen.
func (w *words) markHand(m *stances) {
	for i, c := range w.frontHand() {
		if at := w.hand.sel.indexOf(c); c != rules.Hidden && at >= 0 && i < len(m.hand) {
			m.hand[i], m.order[i] = standsChosen, at+1
		}
	}
}

// frontHand returns the hand of the seat in front, as it is shown.
func (w *words) frontHand() []rules.Card {
	hand := w.show.model.who[max(0, w.given.Front)].hand
	return hand[:min(len(hand), rules.ManyCards)]
}

// markSummon marks which cards add to the magic that is chosen, and which display cards it reaches.
func (w *words) markSummon(m *stances) {
	w.markHand(m)
	o, sel := w.hand.options, &w.hand.sel
	cards := sel.cards[:sel.chosen()]
	for i, c := range w.frontHand() {
		if m.hand[i] != standsChosen && c != rules.Hidden && !o.view.Summon(o.actor, rules.SetOf(append(slices.Clone(cards), c)...)).Fits {
			m.hand[i] = standsDim
		}
	}
	sum := o.view.Summon(o.actor, rules.SetOf(cards...))
	left := sum.Magic - w.cost()
	for slot := 1; slot <= rules.Slots; slot++ {
		switch at := &m.slots[slot-1]; {
		case w.show.model.display[slot-1] == rules.Hidden:
		case sel.slots[slot]:
			*at = standsChosen
		case sum.Magic == 0 && len(cards) == 0:
		case o.view.SlotPrice(slot) <= left && sum.Fits:
			*at = standsLit
		default:
			*at = standsDim
		}
	}
}

// cost returns what the display cards cost that are chosen.
func (w *words) cost() (n int) {
	for slot := 1; slot <= rules.Slots; slot++ {
		if w.hand.sel.slots[slot] {
			n += w.given.View.SlotPrice(slot)
		}
	}
	return n
}

// markUse marks what becomes of the cards that are chosen for their abilities.
func (w *words) markUse(m *stances) {
	w.markHand(m)
	if w.hand.sel.chosen() < 2 {
		return
	}
	gone := w.given.View.Leaving(w.hand.sel.set())
	for i, c := range w.frontHand() {
		if m.hand[i] == standsChosen {
			m.fates[i] = fateOf(gone, c)
		}
	}
}

// fateOf returns what becomes of a card.
func fateOf(l rules.Leaving, c rules.Card) fate {
	switch {
	case c == rules.Hidden:
		return noFate
	case c == l.Kept:
		return willReturn
	case l.Lost.Has(c), l.Out.Has(c):
		return willLeave
	}
	return noFate
}

// markStepping marks the display cards that an icon may take, and what becomes of the cards played.
func (w *words) markStepping(m *stances) {
	m.played = w.playedFates()
	o, sel := w.hand.options, &w.hand.sel
	if o.phase != rules.AbilityPhase || leaving(o, sel) || !takesCard(stepIcon(o, sel)) {
		return
	}
	for i := range m.slots {
		switch {
		case !o.legal(slotMove(o, sel, int8(i+1))):
			m.slots[i] = standsDim
		case int(sel.slot) == i+1:
			m.slots[i], m.takes = standsChosen, true
		default:
			m.slots[i], m.takes = standsLit, true
		}
	}
}

// playedFates returns what becomes of the cards played for their abilities.
func (w *words) playedFates() (list [rules.ManyCards]fate) {
	cards := w.show.model.played
	if len(cards) < 2 || w.given.View.Phase() == rules.SummonPhase {
		return list
	}
	gone := w.given.View.Leaving(rules.SetOf(cards...))
	for i, c := range cards[:min(len(cards), len(list))] {
		list[i] = fateOf(gone, c)
	}
	return list
}
