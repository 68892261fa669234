package market

import (
	"runehall/games"
	rules "runehall/games/market"
)

// card explains a card of the hand on the ledge.
func (x explainer) card(e *explanation, t thing) {
	if x.front >= 0 && int(t.N) < len(x.model.who[x.front].hand) {
		x.face(e, x.model.who[x.front].hand[t.N])
	}
}

func (x explainer) face(e *explanation, c rules.Card) {
	e.Picture = sign{kind: cardSign, card: c}
	switch {
	case c == rules.Hidden:
		e.Title = explained("hidden")
		tell(e, aBack, "hidden.secret")
		tell(e, aFox, "hidden.stolen")
	case c.Number():
		e.Title = explained("number", number("n", int(c)))
		x.sums(e)
		tell(e, swords, "attack", number("n", int(c)))
		tell(e, e.Picture, "answer", number("n", int(c)))
	case c == rules.Thief:
		e.Title = explained("thief")
		x.theft(e, "theft")
	default:
		colour := colourOf(c)
		e.Title = explained("main." + colour.String())
		tell(e, sign{kind: emptySign, colour: colour}, "lay."+colour.String())
		tell(e, anOutpost, "lay.posts")
		x.theft(e, "two-thefts")
	}
}

func (x explainer) line(e *explanation, _ thing) {
	e.Title = explained("sum")
	x.sums(e)
	tell(e, swords, "sum.one")
}

func (x explainer) loose(e *explanation, t thing) {
	s := t.Seat
	if s < 0 || t.N <= 0 || int(t.N) >= colourKinds {
		return
	}
	colour := rules.Colour(t.N)
	n := x.model.who[s].loose[colour]
	e.Picture, e.Title = sign{kind: runeSign, colour: colour}, explained("loose."+colour.String(), number("n", n))
	tell(e, figure(n), "loose.points")
	tell(e, aFox, "loose.stolen")
	if s == x.front {
		tell(e, sign{kind: emptySign, colour: colour}, "loose.put")
		tell(e, aPrice, "loose.pay", number("n", x.view.Price()))
	}
}

func (x explainer) hand(e *explanation, s games.Seat) {
	e.Title = explained("their-hand", seatName(s), number("n", len(x.model.who[s].hand)))
	tell(e, aBack, "hidden.secret")
	tell(e, aFox, "hidden.stolen")
}
