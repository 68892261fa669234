package stones

import rules "runehall/games/stones"

// card explains what is printed on a card, icon by icon in reading order. It goes by the face alone, so that it
// explains cards of owners' tables too.
func (x explainer) card(t thing) (e explanation) {
	c, seat, slot := x.cardOf(t)
	face, ok := x.view.Face(seat, c)
	if !ok {
		return e
	}
	kin, text := face.Colour.String(), "number"
	if c.Druid() {
		kin, text = "druid", "number.druid"
	}
	e.Picture, e.Title = sign{kind: cardSign, card: c, seat: seat}, explained("card."+kin, number("number", c))
	x.ability(&e, face)
	e.tell(sign{kind: numberSign, n: int(c)}, text)
	if n := int(face.Magic); n > 0 {
		k := "magic." + face.Of.String()
		e.Add(sign{kind: magicSign, n: n, colour: face.Of}, explained(k, counted(n)), explained(k+".text"))
	}
	if slot > 0 {
		price := x.view.SlotPrice(slot)
		e.tell(sign{kind: priceSign, n: price}, "price", counted(price))
	}
	if t.Kind == played && x.stepping() != rules.Hidden {
		e.tell(backOfCard, x.leaving(c))
	}
	return e
}

func (x explainer) ability(e *explanation, face rules.Face) {
	if face.Kind == rules.ExchangeAbility {
		x.exchange(e, face)
		return
	}
	e.icon(face.Icons[0])
	if face.Icons[1].Kind == rules.NoIcon {
		return
	}
	switch {
	case face.Kind == rules.BasicAbility:
		e.tell(sign{kind: dotSign}, "and")
	case x.has(rules.PlusStone):
		e.tell(sign{kind: slashSign}, "or.plus")
	default:
		e.tell(sign{kind: slashSign}, "or")
	}
	e.icon(face.Icons[1])
}

func (x explainer) exchange(e *explanation, face rules.Face) {
	give, points := "give", "points"
	if face.Give.Count() == int(face.Give[rules.White]) {
		give = "give.joker"
	}
	if x.has(rules.ExtraStone) {
		points = "points.extra"
	}
	e.tell(sign{kind: gemsSign, gems: face.Give}, give, counted(face.Give.Count()))
	e.tell(sign{kind: arrowSign}, "exchange")
	if n := face.Get.Count(); n > 0 {
		e.tell(sign{kind: gemsSign, gems: face.Get}, "get", counted(n))
	}
	if n := int(face.Points); n > 0 {
		e.tell(sign{kind: pointsSign, n: n}, points, counted(n))
	}
}

// leaving returns what will happen to a played card, as the end of a message's key.
func (x explainer) leaving(c rules.Card) string {
	switch l := x.view.Leaving(x.view.Played()); {
	case l.Out.Has(c):
		return "leaves.match"
	case l.Lost.Has(c):
		return "leaves"
	}
	return "comes-back"
}

// stepping returns the card whose ability is carried out, or comes next, and Hidden if there is none.
func (x explainer) stepping() rules.Card {
	m := x.model
	if p := x.view.Phase(); m.open != rules.Hidden || p != rules.AbilityPhase && p != rules.DiePhase {
		return m.open
	}
	for _, c := range m.played {
		if c != rules.Hidden && !m.finished.Has(c) {
			return c
		}
	}
	return rules.Hidden
}

func (x explainer) icon(t thing) (e explanation) {
	c, seat := x.stepping(), x.model.onTurn
	face, ok := x.view.Face(seat, c)
	e.Title = explained("ability")
	switch {
	case !ok:
	case face.Kind == rules.ExchangeAbility:
		e.Picture = sign{kind: cardSign, card: c, seat: seat}
		x.exchange(&e, face)
	case face.Icons[t.N].Kind != rules.NoIcon:
		e.icon(face.Icons[t.N])
		if c == x.model.open && x.model.used[t.N] {
			e.tell(sign{kind: whySign}, "icon-used")
		}
	}
	return e
}
