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

// markSmithies marks which smithies can be forged at.
func (w *words) markSmithies(m *stances) {
	o, sel := w.hand.options, &w.hand.sel
	for at := range rules.Smithies {
		switch {
		case sel.forges && sel.smithy == at:
			m.smithies[at] = standsChosen
		case !w.forges(at):
			m.smithies[at] = standsDim
		case o.phase != rules.PlacePhase && !sel.forges:
			m.smithies[at] = standsLit
		}
	}
}

// forges reports whether the seat that acts can forge at a smithy now.
func (w *words) forges(at rules.Smithy) bool {
	return w.hand.options.any(func(m rules.Move) bool {
		return (m.Kind == rules.Forge || m.Kind == rules.ForgeOre) && m.Smithy == at
	})
}

// markFields marks where the artifact may be placed.
func (w *words) markFields(m *stances) {
	o, sel := w.hand.options, &w.hand.sel
	for _, at := range freeFields(o, sel) {
		m.fields[fieldAt(at).index()] = standsLit
	}
	if at, ok := place(o, sel); ok && artifact(o, sel) != rules.NoColour {
		m.fields[at.index()] = standsChosen
	}
}

// markOwn marks which of the own stones can be used, and which has been.
func (w *words) markOwn(m *stances) {
	for _, move := range w.hand.options.moves {
		switch move.Kind {
		case rules.SwapGem, rules.SwapOre:
			m.own[rules.SwapStone] = standsLit
		case rules.SetJoker:
			m.own[rules.JokerStone] = standsLit
		}
	}
	if w.show.model.swapped {
		m.own[rules.SwapStone] = standsDim
	}
}

// markWorking marks the own stones that have their effect on what is being done (STO-30 to STO-37).
func (w *words) markWorking(m *stances) {
	o, sel := w.hand.options, &w.hand.sel
	has := func(k rules.Stone) bool { return o.view.Has(o.actor, k) }
	switch w.hand.mode() {
	case choosing:
		m.works[rules.MagicStone] = w.doing() == "summon" && has(rules.MagicStone)
		m.works[rules.ThreeStone] = w.doing() == "use" && has(rules.ThreeStone)
	case stepping:
		die := w.show.model.die
		face, _ := w.face(o.actor, current(o, sel))
		m.works[rules.PlusStone] = die.Die == rules.NoDie && face.Kind == rules.ChoiceAbility && has(rules.PlusStone)
		m.works[rules.DoubleStone] = die.Die != rules.NoDie && !die.Smithy && has(rules.DoubleStone)
		m.works[rules.ExtraStone] = w.extraPoint()
		m.works[rules.ThreeStone] = len(w.show.model.played) > 2
	case trading:
		m.works[rules.HandStone] = has(rules.HandStone)
	}
	if joker := o.view.OnStone(o.actor); joker != rules.NoColour {
		pay := payment(o, sel)
		for _, c := range pay[:pay.count()] {
			m.works[rules.JokerStone] = m.works[rules.JokerStone] || c == joker
		}
	}
}

// extraPoint reports whether what is being done brings the point of STO-36: an exchange for power points, or a card's die that shows some.
func (w *words) extraPoint() bool {
	o, sel := w.hand.options, &w.hand.sel
	if !o.view.Has(o.actor, rules.ExtraStone) || o.view.Extra() && w.show.model.open != rules.Hidden {
		return false
	}
	switch d := w.show.model.die; d.Die {
	case rules.NoDie:
		face, _ := w.face(o.actor, current(o, sel))
		return face.Points > 0
	case rules.DieOne, rules.DieTwo:
		return !d.Smithy
	}
	return false
}
