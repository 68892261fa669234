package stones

import (
	"slices"

	rules "runehall/games/stones"
	"runehall/scenes/boards"
)

func (w *words) marking() (m stances) {
	if !w.acts() {
		return m
	}
	o, sel := w.player.options, &w.Sel
	m.seen[ownStone] = boards.Lit | boards.Chosen
	w.markWorking(&m)
	switch w.player.mode() {
	case choosing:
		w.markChoosing(&m)
	case stepping:
		m.played = w.playedFates()
		m.seen[icon] = allMarks
		if choosesGem(o, sel) {
			m.seen[tile] = allMarks
		}
		if o.phase == rules.AbilityPhase && takesCard(stepIcon(o, sel)) {
			m.seen[slot] = allMarks
			m.takes = o.any(func(m rules.Move) bool { return m.Kind == rules.IconCard && m.Card == current(o, sel) })
		}
	case paying:
		m.seen[smithy], m.seen[field] = allMarks, boards.Lit|boards.Chosen
	case trading:
		m.seen[row], m.seen[stone] = allMarks, boards.Chosen|boards.Dim
	}
	return m
}

// markChoosing sets the marks that show on hand, display and smithies, for the chosen action.
func (w *words) markChoosing(m *stances) {
	o, sel := w.player.options, &w.Sel
	m.seen[smithy] = boards.Lit | boards.Chosen // a tap on a smithy starts forging, whatever action is chosen
	switch w.doing() {
	case "summon":
		m.seen[hand] = boards.Chosen | boards.Dim
		if sel.chosen() > 0 || summoning(o, sel).Magic > 0 {
			m.seen[slot] = allMarks
		}
	case "use":
		m.seen[hand] = boards.Chosen
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
		m.seen[smithy] = allMarks
	}
}

// idling returns the actions in which nothing can be done, so that the tabs of the others stand out.
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

// playedFates returns what will happen to each of the cards that are played for their abilities.
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

// markWorking marks the rune stones of the actor that have an effect on what is being done (STO-30 to STO-37).
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

// extraPoint reports whether what is being done brings the additional point of STO-36. Exchanges for power points bring
// it, and so do power points on the die of a card.
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
