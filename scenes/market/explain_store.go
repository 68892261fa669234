package market

import (
	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/boards"
)

// store explains a store: what it is, what it holds, what it bears and why, and how a collector leaves it.
func (x explainer) store(e *explanation, s games.Seat, at rules.Place) {
	switch {
	case s < 0:
		return
	case at == rules.Loose:
		e.Picture, e.Title = sign{kind: emptySign, seat: s}, explained("room")
		tell(e, sign{kind: emptySign, colour: rules.Red}, "room.main")
		tell(e, sign{kind: emptySign, seat: s}, "post")
		tell(e, aWarning, "room.two")
		return
	}
	m := &x.model.who[s].stores[at]
	if !m.There {
		return
	}
	e.Picture, e.Title = sign{kind: storeSign, seat: s, at: at}, explained(storeKey(at, m))
	runes := sign{kind: runeSign, colour: m.Colour}
	if at.Pile() {
		tell(e, sign{kind: storeSign, seat: s, at: at}, "pile.left")
	}
	switch {
	case m.Occupied && m.Runes > 0:
		tell(e, sign{kind: snowSign}, "runes.frozen", number("n", int(m.Runes)))
	case x.view.Open():
		tell(e, runes, "runes.open", number("n", int(m.Runes)))
	default:
		tell(e, runes, "runes", number("n", int(m.Runes)))
	}
	if m.Joined {
		tell(e, sign{kind: outpostSign, seat: s}, "joined")
	} else if at.Post() {
		tell(e, sign{kind: outpostSign, seat: s}, "post")
	}
	if m.Occupied {
		tell(e, sign{kind: collectorSign, seat: m.Collector}, "occupied", seatName(m.Collector))
	}
	x.next(e, s, at, m)
	if m.Occupied {
		tell(e, aPrice, "free", number("n", rules.RansomRunes))
	}
}

// storeKey returns the key of the name of a store.
func storeKey(at rules.Place, m *storeModel) string {
	switch {
	case at == rules.RedMain:
		return "main.red"
	case at == rules.BlueMain:
		return "main.blue"
	case at.Pile():
		return "pile"
	case m.Colour == rules.NoColour:
		return "yard"
	}
	return "yard." + m.Colour.String()
}

// next says what a store brings its owner: now, and at the start of the owner's next turn.
func (x explainer) next(e *explanation, s games.Seat, at rules.Place, m *storeModel) {
	if n := x.view.Bears(at); n > 0 && s == x.view.OnTurn() {
		tell(e, figure(n), "bears.now", number("n", n))
	}
	switch next := x.view.Outlook(s, at); {
	case next.Lost:
		tell(e, aWarning, "next.lost")
	case next.Toll:
		tell(e, figure(-1), "next.toll", seatName(m.Collector))
	case m.Occupied:
	case next.Bears > 0 && m.Joined:
		tell(e, figure(next.Bears), "next.bears-joined", number("n", next.Bears))
	case next.Bears > 0:
		tell(e, figure(next.Bears), "next.bears", number("n", next.Bears))
	case m.Runes == 0:
		tell(e, figure(0), "next.empty")
	default:
		tell(e, figure(0), "next.none")
	}
}

// seat explains where the points of a seat come from, and what its next turn brings.
func (x explainer) seat(e *explanation, s games.Seat) {
	if int(s) >= x.model.seats {
		return
	}
	score := x.view.Score(s)
	e.Picture = sign{kind: seatSign, seat: s}
	e.Title = explained("seat", seatName(s), number("n", score.Points))
	if x.view.FinishesRound() && s == x.view.Starts() {
		boards.StarterIs(e, sign{kind: startSign})
	}
	tell(e, figure(score.Loose+score.Stored), "seat.runes", number("n", score.Loose+score.Stored),
		number("loose", score.Loose), number("stored", score.Stored))
	if score.Outposts > 0 {
		tell(e, figure(2*score.Outposts), "seat.outposts", number("n", score.Outposts))
	}
	if score.Collectors > 0 {
		tell(e, figure(-score.Collectors), "seat.collectors", number("n", score.Collectors))
	}
	income := x.view.Income(s)
	tell(e, aRune, "seat.income", number("n", income))
	switch n := x.view.Tolls(s); {
	case n > 0:
		tell(e, aDrawer, "seat.tolls", number("n", n))
	case n < 0:
		tell(e, aDrawer, "seat.tolls-lost", number("n", -n))
	}
	tell(e, aBack, "seat.hand", number("n", len(x.model.who[s].hand)))
}
