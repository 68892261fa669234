package market

import (
	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/boards"
)

// explanation says what a thing of this board is.
type explanation = boards.Explanation[sign]

// explainer explains what is on the screen: which things lie where it takes from the picture, what they are from the view. It tells nothing
// that the reader may not know.
type explainer struct {
	view   rules.View
	model  *model
	front  games.Seat
	offers []deal        // what can be done with what is chosen
	pay    rules.Payment // what is paid
}

func (p *player) explainer() explainer {
	return explainer{p.Given.View, &p.Model, p.Given.Front, p.now.offers, p.now.pay}
}

// explainers explain things of a kind.
var explainers = [kinds]func(x explainer, e *explanation, t thing){
	card:   explainer.card,
	face:   func(x explainer, e *explanation, t thing) { x.face(e, rules.Card(t.N)) },
	bay:    func(x explainer, e *explanation, t thing) { x.bay(e, int(t.N)) },
	store:  func(x explainer, e *explanation, t thing) { x.store(e, t.Seat, rules.Place(t.N)) },
	toggle: func(x explainer, e *explanation, t thing) { x.store(e, x.front, rules.Place(t.N)) },
	loose:  explainer.loose,
	offer:  func(x explainer, e *explanation, t thing) { x.offer(e, int(t.N)) },
	tile:   func(x explainer, e *explanation, t thing) { x.tile(e, int(t.N)) },
	chip:   func(x explainer, e *explanation, t thing) { x.seat(e, t.Seat) },
	hand:   func(x explainer, e *explanation, t thing) { x.hand(e, t.Seat) },
	pick:   func(x explainer, e *explanation, _ thing) { x.picks(e) },
	ring:   func(x explainer, e *explanation, _ thing) { x.ring(e) },
	deck:   func(x explainer, e *explanation, _ thing) { x.deck(e) },
	heap:   func(x explainer, e *explanation, _ thing) { x.heap(e) },
	phase:  func(x explainer, e *explanation, t thing) { x.phase(e, int(t.N)) },
	line:   func(x explainer, e *explanation, _ thing) { x.line(e) },
}

// explains reports whether there is something to say of such a thing.
func explains(t thing) bool { return explainers[t.Kind] != nil }

// explain says what a thing is; one that says nothing of its own has no lines.
func (x explainer) explain(t thing) (e explanation) {
	if explains(t) {
		explainers[t.Kind](x, &e, t)
	}
	if len(e.Lines) > 0 && e.Picture.kind == noSign {
		e.Picture = e.Lines[0].Sign
	}
	return e
}

func explained(k string, args ...games.Arg) games.Phrase {
	return games.Phrase{Key: "market.explain." + k, Args: args}
}

func tell(e *explanation, s sign, k string, args ...games.Arg) {
	e.Tell(s, "market.explain."+k, args...)
}

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

// theft says what a theft takes, and whether it reaches into stores (MAR-17).
func (x explainer) theft(e *explanation, k string) {
	tell(e, aFox, k)
	if x.view.Open() {
		tell(e, sign{kind: emptySign, colour: rules.Red}, "reach.open")
	} else {
		tell(e, sign{kind: emptySign, colour: rules.Red}, "reach")
	}
}

func (x explainer) sums(e *explanation) {
	tell(e, aRune, "sum.rune")
	tell(e, anOutpost, "sum.more")
}

func (x explainer) line(e *explanation) {
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
