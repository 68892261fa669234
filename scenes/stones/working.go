package stones

import rules "runehall/games/stones"

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
