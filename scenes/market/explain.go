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
	offers []offer       // what can be done with what is chosen
	pay    rules.Payment // what is paid
}

// explainer explains what is on the screen now.
func (h *hand) explainer() explainer {
	return explainer{h.given.View, &h.show.model, h.given.Front, h.now.offers, h.now.pay}
}

// explainers explain what is of a kind by its index.
var explainers = [targetKinds]func(x explainer, e *explanation, index int){
	onHand:       explainer.hand,
	onCard:       explainer.card,
	onBay:        explainer.bay,
	onStore:      explainer.own,
	onSwitch:     explainer.own,
	onLoose:      explainer.loose,
	onOffer:      explainer.offer,
	onTile:       explainer.tile,
	onSeat:       explainer.seat,
	onTheirStore: explainer.theirStore,
	onTheirLoose: explainer.theirLoose,
	onTheirHand:  explainer.theirHand,
	onPick:       explainer.pick,
	onRing:       explainer.ring,
	onDeck:       explainer.deck,
	onHeap:       explainer.heap,
	onPhase:      explainer.phase,
	onLine:       explainer.line,
}

// explains reports whether there is something to say of such a thing.
func explains(t target) bool { return explainers[t.kind] != nil }

// explain says what a target is; one that says nothing of its own has no lines.
func (x explainer) explain(t target) (e explanation) {
	if explains(t) {
		explainers[t.kind](x, &e, t.index)
	}
	if len(e.Lines) > 0 && e.Picture.kind == noSign {
		e.Picture = e.Lines[0].Sign
	}
	return e
}

// explained returns a phrase of the explanations.
func explained(k string, args ...games.Arg) games.Phrase {
	return games.Phrase{Key: "market.explain." + k, Args: args}
}

// tell adds a line of the explanations.
func tell(e *explanation, s sign, k string, args ...games.Arg) {
	e.Tell(s, "market.explain."+k, args...)
}

// hand explains a card of the hand on the ledge.
func (x explainer) hand(e *explanation, index int) {
	if x.front >= 0 && index < len(x.model.who[x.front].hand) {
		x.card(e, int(x.model.who[x.front].hand[index]))
	}
}

// card explains a kind of card.
func (x explainer) card(e *explanation, index int) {
	c := rules.Card(index)
	e.Picture = sign{kind: cardSign, card: c}
	switch {
	case c == rules.Hidden:
		e.Title = explained("hidden")
		tell(e, aBack, "hidden.secret")
		tell(e, aFox, "hidden.stolen")
	case c.Number():
		e.Title = explained("number", number("n", index))
		x.sums(e)
		tell(e, swords, "attack", number("n", index))
		tell(e, e.Picture, "answer", number("n", index))
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

// sums says what number cards buy together.
func (x explainer) sums(e *explanation) {
	tell(e, aRune, "sum.rune")
	tell(e, anOutpost, "sum.more")
}

// line explains what is said of what is chosen.
func (x explainer) line(e *explanation, _ int) {
	e.Title = explained("sum")
	x.sums(e)
	tell(e, swords, "sum.one")
}

// loose explains loose runes of the seat in front, and theirLoose those of another one.
func (x explainer) loose(e *explanation, index int) { x.looseOf(e, x.front, index) }

func (x explainer) theirLoose(e *explanation, index int) {
	t := target{index: index}
	x.looseOf(e, t.seat(), t.part())
}

func (x explainer) looseOf(e *explanation, s games.Seat, index int) {
	if s < 0 || index <= 0 || index >= colourKinds {
		return
	}
	colour := rules.Colour(index)
	n := x.model.who[s].loose[colour]
	e.Picture, e.Title = sign{kind: runeSign, colour: colour}, explained("loose."+colour.String(), number("n", n))
	tell(e, figure(n), "loose.points")
	tell(e, aFox, "loose.stolen")
	if s == x.front {
		tell(e, sign{kind: emptySign, colour: colour}, "loose.put")
		tell(e, aPrice, "loose.pay", number("n", x.view.Price()))
	}
}

// theirHand explains the hand of another seat.
func (x explainer) theirHand(e *explanation, index int) {
	s := games.Seat(index)
	e.Title = explained("their-hand", seatName(s), number("n", len(x.model.who[s].hand)))
	tell(e, aBack, "hidden.secret")
	tell(e, aFox, "hidden.stolen")
}
