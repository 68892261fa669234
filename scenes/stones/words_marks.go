package stones

import (
	"slices"

	rules "runehall/games/stones"
)

func (w *words) marking() (m stances) {
	if !w.acts() {
		return m
	}
	o, sel := w.player.options, &w.Sel
	m.asks[ownStone] = showsChosen | showsLit
	w.markWorking(&m)
	switch w.player.mode() {
	case choosing:
		w.markChoosing(&m)
	case stepping:
		m.played = w.playedFates()
		m.asks[icon] = showsAll
		if choosesGem(o, sel) {
			m.asks[tile] = showsAll
		}
		if o.phase == rules.AbilityPhase && takesCard(stepIcon(o, sel)) {
			m.asks[slot] = showsAll
			m.takes = o.any(func(m rules.Move) bool { return m.Kind == rules.IconCard && m.Card == current(o, sel) })
		}
	case paying:
		m.asks[smithy], m.asks[field] = showsAll, showsChosen|showsLit
	case trading:
		m.asks[row], m.asks[stone] = showsAll, showsChosen|showsDim
	}
	return m
}

// markChoosing finds out what stands out of hand, display and smithies for the action that is chosen.
func (w *words) markChoosing(m *stances) {
	o, sel := w.player.options, &w.Sel
	m.asks[smithy] = showsChosen | showsLit // a press there begins to forge, whichever action lies open
	switch w.doing() {
	case "summon":
		m.asks[hand] = showsChosen | showsDim
		if sel.chosen() > 0 || summoning(o, sel).Magic > 0 {
			m.asks[slot] = showsAll
		}
	case "use":
		m.asks[hand] = showsChosen
		if sel.chosen() < 2 {
			return
		}
		gone := w.Given.View.Leaving(sel.set())
		for i, c := range w.frontHand() {
			if sel.indexOf(c) >= 0 {
				m.fates[i] = fateOf(gone, c)
			}
		}
	case "forge":
		m.asks[smithy] = showsAll
	}
}

// idling finds out in which actions nothing can be done, so that the others come first to the eye.
func (w *words) idling() (idle [actions]bool) {
	o := w.player.options
	if !w.acts() || o.phase != rules.TurnPhase {
		return idle
	}
	idle = [actions]bool{true, true, true}
	for _, m := range o.moves {
		switch m.Kind {
		case rules.Lay, rules.Buy:
			idle[summon] = false
		case rules.Use:
			idle[useAbilities] = false
		case rules.Forge, rules.ForgeOre:
			idle[forge] = false
		}
	}
	return idle
}

func (w *words) frontHand() []rules.Card {
	hand := w.Model.who[max(0, w.Given.Front)].hand
	return hand[:min(len(hand), rules.ManyCards)]
}

// playedFates returns what becomes of the cards played for their abilities.
func (w *words) playedFates() (list [rules.ManyCards]fate) {
	cards := w.Model.played
	if len(cards) < 2 || slices.Contains(cards, rules.Hidden) || w.Given.View.Phase() == rules.SummonPhase {
		return list
	}
	gone := w.Given.View.Leaving(rules.SetOf(cards...))
	for i, c := range cards[:min(len(cards), len(list))] {
		list[i] = fateOf(gone, c)
	}
	return list
}

// markWorking marks the own stones that have their effect on what is being done (STO-30 to STO-37).
func (w *words) markWorking(m *stances) {
	o, sel := w.player.options, &w.Sel
	has := func(k rules.Stone) bool { return o.view.Has(o.actor, k) }
	switch w.player.mode() {
	case choosing:
		m.works[rules.MagicStone] = w.doing() == "summon" && has(rules.MagicStone)
		m.works[rules.ThreeStone] = w.doing() == "use" && has(rules.ThreeStone)
	case stepping:
		die := w.Model.die
		face, _ := w.face(o.actor, current(o, sel))
		m.works[rules.PlusStone] = die.Die == rules.NoDie && face.Kind == rules.ChoiceAbility && has(rules.PlusStone)
		m.works[rules.DoubleStone] = die.Die != rules.NoDie && !die.Smithy && has(rules.DoubleStone)
		m.works[rules.ExtraStone] = w.extraPoint()
		m.works[rules.ThreeStone] = len(w.Model.played) > 2
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
	o, sel := w.player.options, &w.Sel
	if !o.view.Has(o.actor, rules.ExtraStone) || o.view.Extra() && w.Model.open != rules.Hidden {
		return false
	}
	switch d := w.Model.die; d.Die {
	case rules.NoDie:
		face, _ := w.face(o.actor, current(o, sel))
		return face.Points > 0
	case rules.DieOne, rules.DieTwo:
		return !d.Smithy
	}
	return false
}
