package stones

import (
	"runehall/games"
	rules "runehall/games/stones"
)

// explainCard explains what is printed on a card, icon by icon in the order of reading. It goes by the face alone, so that the cards of
// an owner's own table are explained as well. The slot is where it lies in the display, or 0.
func (x explainer) explainCard(c rules.Card, seat games.Seat, slot int, played bool) explanation {
	face, ok := x.view.Face(seat, c)
	if !ok {
		return explanation{}
	}
	e := explanation{
		picture: sign{kind: cardSign, card: c, seat: seat},
		title:   explained("card."+kin(c, face), games.NumberArg("number", int(c))),
	}
	e.notes = x.explainAbility(face)
	number := "number"
	if c.Druid() {
		number = "number.druid"
	}
	e.notes = append(e.notes, told(sign{kind: numberSign, n: int(c)}, number))
	if face.Magic > 0 {
		magic := sign{kind: magicSign, n: int(face.Magic), colour: face.Of}
		e.notes = append(e.notes, note{magic, explained("magic."+face.Of.String(), counted(magic.n)), explained("magic." + face.Of.String() + ".text")})
	}
	if slot > 0 {
		price := x.view.SlotPrice(slot)
		e.notes = append(e.notes, told(sign{kind: priceSign, n: price}, "price", counted(price)))
	}
	if played && x.stepping() != rules.Hidden {
		e.notes = append(e.notes, x.explainLeaving(c))
	}
	return e
}

// kin returns the id of what a card is.
func kin(c rules.Card, face rules.Face) string {
	if c.Druid() {
		return "druid"
	}
	return face.Colour.String()
}

// explainAbility explains the ability of a card.
func (x explainer) explainAbility(face rules.Face) (notes []note) {
	if face.Kind == rules.ExchangeAbility {
		return x.explainExchange(face)
	}
	notes = append(notes, iconNote(face.Icons[0]))
	if face.Icons[1].Kind == rules.NoIcon {
		return notes
	}
	switch {
	case face.Kind == rules.BasicAbility:
		notes = append(notes, told(sign{kind: dotSign}, "and"))
	case x.front >= 0 && x.view.Has(x.front, rules.PlusStone):
		notes = append(notes, told(sign{kind: slashSign}, "or.plus"))
	default:
		notes = append(notes, told(sign{kind: slashSign}, "or"))
	}
	return append(notes, iconNote(face.Icons[1]))
}

// iconNote explains an icon.
func iconNote(i rules.Icon) note {
	s := sign{kind: iconSign, icon: i}
	switch i.Kind {
	case rules.GemIcon:
		return note{s, explained("gem." + i.Colour.String()), explained("gem.text")}
	case rules.CardIcon:
		return note{s, explained("take." + i.Colour.String()), explained("take.text")}
	}
	return told(s, i.Kind.String())
}

// explainExchange explains what is given, what is got, and how.
func (x explainer) explainExchange(face rules.Face) (notes []note) {
	give := "give"
	if face.Give.Count() == int(face.Give[rules.White]) {
		give = "give.joker"
	}
	notes = append(notes,
		told(sign{kind: gemsSign, gems: face.Give}, give, counted(face.Give.Count())),
		told(sign{kind: arrowSign}, "exchange"))
	if n := face.Get.Count(); n > 0 {
		notes = append(notes, told(sign{kind: gemsSign, gems: face.Get}, "get", counted(n)))
	}
	if n := int(face.Points); n > 0 {
		points := "points"
		if x.front >= 0 && x.view.Has(x.front, rules.ExtraStone) {
			points = "points.extra"
		}
		notes = append(notes, told(sign{kind: pointsSign, n: n}, points, counted(n)))
	}
	return notes
}

// explainLeaving says what becomes of a played card.
func (x explainer) explainLeaving(c rules.Card) note {
	l := x.view.Leaving(x.view.Played())
	s := sign{kind: cardSign, card: rules.Hidden}
	switch {
	case l.Out.Has(c):
		return told(s, "leaves.match")
	case l.Lost.Has(c):
		return told(s, "leaves")
	}
	return told(s, "comes-back")
}

// stepping returns the card whose ability is being carried out, or is next to be; Hidden if none is.
func (x explainer) stepping() rules.Card {
	m := x.model
	if p := x.view.Phase(); m.open != rules.Hidden || p != rules.AbilityPhase && p != rules.DiePhase {
		return m.open
	}
	for _, c := range m.played {
		if !m.finished.Has(c) {
			return c
		}
	}
	return rules.Hidden
}

// explainIcon explains an icon of the card whose ability is being carried out.
func (x explainer) explainIcon(n int) explanation {
	c := x.stepping()
	face, ok := x.view.Face(x.model.onTurn, c)
	if !ok || n < 0 || n > 1 {
		return explanation{}
	}
	e := explanation{picture: sign{kind: cardSign, card: c, seat: x.model.onTurn}, title: explained("ability")}
	if face.Kind == rules.ExchangeAbility {
		e.notes = x.explainExchange(face)
		return e
	}
	if face.Icons[n].Kind == rules.NoIcon {
		return explanation{}
	}
	i := iconNote(face.Icons[n])
	e.picture, e.notes = i.sign, []note{i}
	if c == x.model.open && x.model.used[n] {
		e.notes = append(e.notes, told(sign{kind: whySign}, "icon-used"))
	}
	return e
}
