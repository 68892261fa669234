package stones

import (
	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/boards"
)

// explanation says what a thing is. Without a picture of its own it shows the sign of its first line.
type explanation struct{ boards.Explanation[sign] }

func (e *explanation) tell(s sign, k string, args ...games.Arg) {
	e.Tell(s, "stones.explain."+k, args...)
}

// explainer explains the things on the screen. It asks the picture which things lie where, and the view what they are.
// It tells nothing that the reader may not know.
type explainer struct {
	view  rules.View
	model *model
	front games.Seat
	tiles tiles // the gems that lie to be tapped
}

// cardOf returns the card that a thing stands for, with its owner and, for a display card, its slot. It returns Hidden
// if a thing is no card or an unknown one.
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

// pileCards returns the cards of a pile or a hand that the reader may know, and the seat whose cards they are. They
// come by number, since nobody may see the order of a pile.
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

// priced returns a sign with the price of this match.
func (x explainer) priced(s sign) sign {
	if s.kind == smithySign {
		s.n = x.view.SmithyPrice(s.smithy)
	}
	return s
}

// lies returns the artifact that lies at a smithy; White for wild artifacts.
func (x explainer) lies(at rules.Smithy) rules.Colour {
	switch {
	case at != rules.WildSmithy:
		return x.model.smithies[at]
	case x.model.wild > 0:
		return rules.White
	}
	return rules.NoColour
}
