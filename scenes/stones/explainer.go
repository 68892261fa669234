package stones

import (
	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/boards"
)

// explanation says what a thing is; one without a picture shows the sign of its first line.
type explanation struct{ boards.Explanation[sign] }

func (e *explanation) tell(s sign, k string, args ...games.Arg) {
	e.Tell(s, "stones.explain."+k, args...)
}

// explainer explains what is on the screen: which things lie where it takes from the picture, what they are from the view. It tells
// nothing that the reader may not know.
type explainer struct {
	view  rules.View
	model *model
	front games.Seat
	tiles tiles // what gems are chosen from, or paid with
}

// cardOf returns the card that a thing is, with its owner and the slot of the display in which it lies, or Hidden.
func (x explainer) cardOf(t thing) (c rules.Card, seat games.Seat, shown int) {
	m, n := x.model, int(t.N)
	switch {
	case t.Kind == slot && n >= 1 && n <= rules.Slots:
		return m.display[n-1], 0, n
	case t.Kind == hand && t.Seat >= 0 && n < len(m.who[t.Seat].hand):
		return m.who[t.Seat].hand[n], t.Seat, 0
	case t.Kind == played && n < len(m.played):
		return m.played[n], m.onTurn, 0
	case t.Kind == card:
		return rules.Card(n), t.Seat, 0
	}
	return rules.Hidden, games.Nobody, 0
}

// pileCards lists the cards of a pile, or of a hand, that the reader may know, by number: the order of a pile is nobody's to see. With it goes the seat
// whose cards they are.
func (x explainer) pileCards(t thing) ([]rules.Card, games.Seat) {
	switch s := t.Seat; {
	case t.Kind == discards:
		return x.model.discards.Cards(), 0
	case s < 0:
	case t.Kind == ownDiscards:
		return x.model.who[s].discards.Cards(), s
	case t.Kind == draw:
		return x.view.Unseen(s).Cards(), s
	case t.Kind == hand:
		return x.view.Hand(s).Cards(), s
	}
	return nil, t.Seat
}

func (x explainer) has(k rules.Stone) bool { return x.front >= 0 && x.view.Has(x.front, k) }

func (e *explanation) icon(i rules.Icon) {
	s := sign{kind: iconSign, icon: i}
	switch i.Kind {
	case rules.GemIcon:
		e.Add(s, explained("gem."+i.Colour.String()), explained("gem.text"))
	case rules.CardIcon:
		e.Add(s, explained("take."+i.Colour.String()), explained("take.text"))
	default:
		e.tell(s, i.Kind.String())
	}
}

func (e *explanation) fixed(p fixedNote) {
	if p.sign == priceInOre {
		e.tell(p.sign, p.k, counted(p.sign.n))
		return
	}
	e.tell(p.sign, p.k)
}

// fixedNote is a note whose words never change.
type fixedNote struct {
	sign sign
	k    string
}

// priced returns a sign as it looks with the prices of the match.
func (x explainer) priced(s sign) sign {
	if s.kind == smithySign {
		s.n = x.view.SmithyPrice(s.smithy)
	}
	return s
}

// lies returns what lies at a smithy, White for wild artifacts.
func (x explainer) lies(at rules.Smithy) rules.Colour {
	switch {
	case at != rules.WildSmithy:
		return x.model.smithies[at]
	case x.model.wild > 0:
		return rules.White
	}
	return rules.NoColour
}
