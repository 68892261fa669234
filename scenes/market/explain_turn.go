package market

import (
	rules "runehall/games/market"
	"runehall/ui"
)

// bay explains goods of the market: how many there are, what they cost, and what they are good for.
func (x explainer) bay(e *explanation, index int) {
	price := number("n", x.view.Price())
	switch index {
	case bayRed, bayBlue:
		colour := rules.Red + rules.Colour(index-bayRed)
		n := int(x.model.market.Runes[colour])
		e.Picture, e.Title = sign{kind: runeSign, colour: colour}, explained("runes."+colour.String())
		if k := "left.runes"; x.view.FinishesRound() {
			tell(e, e.Picture, k+"-round", number("n", n), number("all", x.view.RunesLeft()))
		} else {
			tell(e, e.Picture, k, number("n", n), number("all", x.view.RunesLeft()))
		}
		tell(e, aPrice, "price.rune")
		tell(e, sign{kind: emptySign, colour: colour}, "runes.use")
		tell(e, figure(1), "runes.points")
	case bayOutposts:
		e.Picture, e.Title = anOutpost, explained("outposts")
		tell(e, anOutpost, "left.outposts", number("n", int(x.model.market.Outposts)))
		tell(e, aPrice, "price.more", price)
		tell(e, sign{kind: emptySign}, "post")
		tell(e, sign{kind: emptySign, colour: rules.Red}, "joined")
		tell(e, figure(2), "outposts.points")
	case bayCollectors:
		e.Picture, e.Title = aDrawer, explained("collectors")
		tell(e, aDrawer, "left.collectors", number("n", int(x.model.market.Collectors)))
		tell(e, aPrice, "price.more", price)
		tell(e, sign{kind: snowSign}, "collector.store")
		tell(e, aRune, "collector.toll")
		tell(e, anOutpost, "collector.outpost")
	}
}

// phase explains a phase of the turn, and what ends it (MAR-7).
func (x explainer) phase(e *explanation, index int) {
	switch index {
	case interestPhase:
		e.Title = explained("interest")
		tell(e, aRune, "interest.one")
		tell(e, anOutpost, "interest.two")
		tell(e, aDrawer, "interest.none")
		tell(e, aWarning, "interest.ends")
	case interestPhase + 1:
		e.Title = explained("buying")
		tell(e, aPrice, "buying.more", number("n", x.view.Price()))
		tell(e, aDrawer, "buying.free", number("n", rules.RansomRunes))
		tell(e, aWarning, "buying.ends")
	case refillPhase:
		e.Title = explained("refill")
		tell(e, aBack, "refill.cards", number("n", rules.HandCards))
		tell(e, aBack, "deck.cards", number("n", x.model.deck)) // the deck has no place on the smallest screens
		tell(e, sign{kind: iconSign, icon: ui.IconForward}, "refill.next")
	default:
		e.Title = explained("cards")
		x.sums(e)
		tell(e, swords, "sum.one")
		tell(e, aFox, "cards.others")
		tell(e, aWarning, "cards.least")
	}
}

func (x explainer) ring(e *explanation, _ thing) {
	if x.model.plays {
		x.picks(e, thing{})
		return
	}
	f := &x.model.fight
	if f.Card == rules.Hidden {
		return
	}
	e.Picture, e.Title = swords, explained("duel")
	x.attack(e)
	tell(e, aBack, "duel.answer", seatName(f.Target), number("n", int(f.Card)))
	x.prize(e)
}

// asked explains an open duel to everybody: how many cards the defending seat holds, without saying which they are, and
// which cards would hold; what is taken otherwise; and what becomes of the attack.
func (x explainer) asked() (e explanation) {
	f := &x.model.fight
	e.Title = explained("duel")
	tell(&e, aBack, "duel.hand", seatName(f.Target), number("n", len(x.model.who[f.Target].hand)),
		number("card", int(f.Card)))
	x.prize(&e)
	x.attack(&e)
	return e
}

// attack explains the attacker's card of a duel, and prize what it wins.
func (x explainer) attack(e *explanation) {
	f := &x.model.fight
	tell(e, sign{kind: cardSign, card: f.Card}, "duel.attack", seatName(f.Seat), named("other", f.Target),
		number("n", int(f.Card)))
}

func (x explainer) prize(e *explanation) {
	if k := "duel.prize"; x.view.Open() {
		tell(e, aFox, k+"-open", seatName(x.model.fight.Seat))
	} else {
		tell(e, aFox, k, seatName(x.model.fight.Seat))
	}
}

func (x explainer) picks(e *explanation, _ thing) {
	e.Title = explained("throws")
	for choice := rules.Rock; choice <= rules.Scissors; choice++ {
		tell(e, sign{kind: pickSign, pick: choice}, "throws."+choice.String())
	}
	tell(e, aWarning, "throws.best")
}

// deck explains the cards to be drawn, and heap the discards.
func (x explainer) deck(e *explanation, _ thing) {
	e.Title = explained("deck")
	tell(e, aBack, "deck.cards", number("n", x.model.deck))
	tell(e, aBack, "deck.empty")
}

func (x explainer) heap(e *explanation, _ thing) {
	e.Title = explained("discards")
	tell(e, aBack, "discards.cards", number("n", len(x.model.discards)))
	tell(e, aBack, "deck.empty")
}

// offer explains an offer: what can be done with what is chosen.
func (x explainer) offer(e *explanation, index int) {
	if index >= len(x.offers) {
		return
	}
	switch o := x.offers[index]; o.kind {
	case rules.BuyRune:
		x.bay(e, bayOf(o.colour))
	case rules.Outpost, rules.OutpostForRunes:
		x.bay(e, bayOutposts)
	case rules.Collector, rules.CollectorForRunes:
		x.bay(e, bayCollectors)
	case rules.Lay, rules.LayJoin:
		x.store(e, x.front, rules.Loose)
	case rules.Rob:
		e.Title = explained("thefts")
		x.theft(e, "thefts.take")
	default:
		x.offered(e, o.kind)
	}
}

// offered explains an offer for which nothing else on the board stands.
func (x explainer) offered(e *explanation, k rules.MoveKind) {
	runes := number("n", rules.RansomRunes)
	if o, ok := offerLines[k]; ok {
		e.Title = explained(o.key, runes)
		tell(e, o.sign, o.key, runes)
	}
}

// offerLines are the lines of offered.
var offerLines = map[rules.MoveKind]struct {
	key  string
	sign sign
}{
	rules.Ransom: {"free", aDrawer}, rules.RansomForRunes: {"free", aDrawer}, rules.Neutralise: {"free", aDrawer},
	rules.Duel: {"sum.one", swords}, rules.Put: {"loose.put", aRune}, rules.Join: {"joined", anOutpost},
	rules.GiveUp: {"given-up", aFox}, rules.Waste: {"wasted", aBack}, rules.End: {"refill.next", aBack},
}

func (x explainer) tile(e *explanation, index int) {
	if x.front < 0 || index >= x.pay.Size() {
		return
	}
	colour, at := paidFrom(&x.model.who[x.front], x.pay, index)
	e.Picture, e.Title = sign{kind: runeSign, colour: colour}, explained("paid")
	if at == rules.Loose {
		tell(e, e.Picture, "paid.loose")
	} else {
		tell(e, sign{kind: storeSign, seat: x.front, at: at}, "paid.store")
	}
	tell(e, aWarning, "paid.elsewhere")
}
