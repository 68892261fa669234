package stones

import (
	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/scenes/things"
)

// stance is how a thing stands out among others of its kind.
type stance uint8

const (
	standsPlain  stance = iota
	standsLit           // it can be chosen
	standsChosen        // it is
	standsDim           // it cannot be
)

// shown says which marks of a kind of things are seen: only where there is a choice among them does any of them stand out.
type shown uint8

const (
	showsChosen shown = 1 << iota
	showsLit
	showsDim
	showsAll = showsChosen | showsLit | showsDim
)

// fate is what becomes of a card that is used for its ability.
type fate uint8

const (
	noFate fate = iota
	willLeave
	willReturn
)

// stances is what of the marks of things is seen, and what else stands out. Cards of the hand are in the order of the model.
type stances struct {
	asks   [kinds]shown
	fates  [rules.ManyCards]fate
	played [rules.ManyCards]fate
	works  [rules.Stones]bool // the own stones that have their effect on what is chosen
	takes  bool               // display cards are taken for nothing: no prices
}

// stance returns how something that can be pointed at stands out.
func (w *words) stance(t thing) stance {
	asks, m := w.marks.asks[t.Kind], w.player.mark(t)
	switch {
	case asks&showsChosen == 0:
	case m&boards.Chosen != 0:
		return standsChosen
	case m&boards.Lit == 0 && asks&showsDim != 0:
		return standsDim
	case m&boards.Lit != 0 && asks&showsLit != 0:
		return standsLit
	}
	return standsPlain
}

// tile returns how a rune stone stands out among those that are traded for. A stone that the actor owns and can use now is lit here too:
// on small screens there is no other place to tap it.
func (w *words) tile(k rules.Stone) stance {
	if w.stance(things.OwnNth(ownStone, w.Given.Front, k)) == standsLit {
		return standsLit
	}
	return w.stance(things.Nth(stone, k))
}

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
		if o.phase == rules.AbilityPhase && !leaving(o, sel) && takesCard(stepIcon(o, sel)) {
			m.asks[slot] = showsAll
			m.takes = o.any(func(m rules.Move) bool { return m.Kind == rules.IconCard && m.Card == current(o, sel) })
		}
	case paying:
		m.asks[smithy], m.asks[field] = showsChosen|showsDim, showsChosen|showsLit
	case trading:
		m.asks[row], m.asks[stone] = showsAll, showsChosen|showsDim
	}
	return m
}

// markChoosing finds out what stands out of hand, display and smithies for the action that is chosen.
func (w *words) markChoosing(m *stances) {
	o, sel := w.player.options, &w.Sel
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

func (w *words) frontHand() []rules.Card {
	hand := w.Model.who[max(0, w.Given.Front)].hand
	return hand[:min(len(hand), rules.ManyCards)]
}

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

// playedFates returns what becomes of the cards played for their abilities.
func (w *words) playedFates() (list [rules.ManyCards]fate) {
	cards := w.Model.played
	if len(cards) < 2 || w.Given.View.Phase() == rules.SummonPhase {
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
