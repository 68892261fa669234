package masters

import (
	"math"
	"slices"

	"runehall/assets/sound"
	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/motion"
)

// steps returns how an event gets into the picture. The event says what moved. The view is the one after the whole
// move, so only what no event carries is taken from it: the shape of the areas, and what is left in a hand. A move
// changes these once at most. An event changes the model at the end of its step, so that skipping steps changes
// nothing. Its sound is as public as what the reader is told: the same for every card.
func steps(e rules.Event, v rules.View) []step {
	switch e := e.(type) {
	case rules.StartLaid:
		return now(func(m *model) { m.laid = []rules.Laid{{Card: e.Card}} })
	case rules.HandDealt:
		return now(func(m *model) { m.hands[e.Seat], m.deck = slices.Clone(e.Cards), e.Deck })
	case rules.SideChosen:
		return append(now(func(m *model) { m.side[e.Seat], m.onTurn = e.Side, v.OnTurn() }), tellNote(e.Seat)...)
	case rules.TurnBegan:
		return now(func(m *model) { m.onTurn = e.Seat })
	case rules.CardDrawn:
		return sounding(tellCardDrawn(e), .2, sound.CardDraw, of(e)[0])
	case rules.CardPlayed:
		return sounding(tellCardPlayed(e, v), .9, sound.StonePlace, of(e)[0])
	case rules.RuneIgnored:
		return append(now(func(m *model) { m.used[e.Seat] = true }), lit(flash{on: of(e)[0]}, glowTicks))
	case rules.HandShown:
		show := append(now(func(m *model) { m.hands[e.Seat] = slices.Clone(e.Cards) }), tellNote(e.Seat)...)
		return sounding(show, 0, sound.Reveal, of(e)[0])
	case rules.CardDiscarded:
		return handLeft(e.Seat, e.Card, of(e)[0], v, func(*model) {})
	case rules.MasterPlaced:
		return sounding(tellMasterPlaced(e, v), .9, sound.Coin, of(e)[0])
	case rules.MasterPutAway:
		return append(now(func(m *model) { m.left[e.Seat] = e.Left }), tellNote(e.Seat)...)
	case rules.TokenPlaced:
		return sounding(tellTokenPlaced(e, v), .9, sound.Coin, of(e)[0])
	case rules.TokenKept:
		return []step{} // nothing lies there, which shows it
	case rules.DrawForgone:
		return tellNote(e.Seat)
	case rules.CardPutBeside:
		return handLeft(e.Seat, e.Card, of(e)[0], v, func(m *model) {
			m.beside[e.Seat] = append(m.beside[e.Seat], e.Card)
		})
	case rules.WorthChanged:
		return tellWorthChanged(e)
	case rules.SeatDone:
		return tellNote(e.Seat)
	}
	return endSteps(e)
}

// endSteps shows the events that end a match. The picture goes from area to area, to where the points come from.
func endSteps(e rules.Event) []step {
	switch e := e.(type) {
	case rules.AreaScored:
		return sounding(append(tellNote(e.Seat), lit(flash{on: of(e)[0]}, glowTicks)), 0, sound.Coins, of(e)[0])
	case rules.DiscardsCounted:
		return tellNote(e.Seat)
	case rules.MatchEnded:
		return now(func(m *model) { m.ended = true })
	}
	return nil
}

// tellCardDrawn flies a card from the deck to the end of a hand.
func tellCardDrawn(e rules.CardDrawn) []step {
	return flown(cardTicks, func(m *model) flight {
		m.deck = e.Deck
		return flight{from: deckThing, to: cardAt(e.Seat, len(m.hands[e.Seat])), card: e.Card, master: games.Nobody}
	}, func(m *model) {
		m.deck = e.Deck
		m.hands[e.Seat] = append(m.hands[e.Seat], e.Card)
	})
}

// tellCardPlayed flies a hand card onto the table; then the areas take their new shape.
func tellCardPlayed(e rules.CardPlayed, v rules.View) []step {
	l := playedBy(e)
	list := flown(layTicks, func(m *model) flight {
		f := m.handFlight(e.Seat, e.Card, placeOf(l))
		if m.already == l {
			f.from = f.to
		}
		m.already = rules.Laid{}
		return f
	}, func(m *model) {
		m.hands[e.Seat] = slices.Clone(v.Hand(e.Seat))
		m.laid = append(m.laid, l)
	})
	return append(list, motion.Afterwards(lit(flash{kind: flashDown, on: placeOf(l)}, dustTicks)), reshaped(v))
}

// tellWorthChanged counts a seat's points up or down while its areas change shape.
func tellWorthChanged(e rules.WorthChanged) []step {
	from := 0
	count := step{
		Ticks: countTicks, With: true,
		Start: func(m *model) { from = m.worth[e.Seat] },
		Run:   func(m *model, t float64) { m.worth[e.Seat] = from + int(math.Round(float64(e.To-from)*t)) },
		End:   func(m *model) { m.worth[e.Seat] = e.To },
	}
	return []step{count, lit(flash{on: holdingsOf(e.Seat)}, glowTicks)}
}

// handLeft flies a card out of a hand to a thing, from where it is heard. Land changes the model besides.
func handLeft(s games.Seat, card rules.Card, to thing, v rules.View, land func(m *model)) []step {
	return sounding(flown(cardTicks, func(m *model) flight { return m.handFlight(s, card, to) }, func(m *model) {
		m.hands[s] = slices.Clone(v.Hand(s))
		land(m)
	}), .7, sound.CardPlay, to)
}

// tellMasterPlaced flies a master onto a rune; then its area takes its new shape.
func tellMasterPlaced(e rules.MasterPlaced, v rules.View) []step {
	list := flown(masterTicks, func(m *model) flight {
		m.left[e.Seat] = e.Left
		return flight{from: mastersOf(e.Seat), to: sectionAt(e.Cell), master: e.Seat}
	}, func(m *model) {
		m.left[e.Seat] = e.Left
		m.standing[e.Seat] = append(m.standing[e.Seat], e.Cell)
	})
	return append(list, motion.Afterwards(lit(flash{kind: flashDown, on: standingAt(e.Seat, e.Cell)}, ringTicks)),
		reshaped(v))
}

func tellTokenPlaced(e rules.TokenPlaced, v rules.View) []step {
	list := flown(tokenTicks, func(*model) flight {
		return flight{from: mastersOf(e.Seat), to: sectionAt(e.Cell), master: games.Nobody, token: e.Colour}
	}, func(m *model) { m.tokens[e.Seat] = rules.Token{Cell: e.Cell, Colour: e.Colour} })
	return append(list, motion.Afterwards(lit(flash{on: sectionAt(e.Cell)}, glowTicks)), reshaped(v))
}

// model returns what is on the screen at rest. A draft that has just become a move still lies there, since the curtain
// behind which it was made is taken away before the move is told.
func (l *latest) model(v rules.View) model {
	m := modelOf(v)
	m.already = l.Model.already
	for seat, t := range l.stood {
		l.stood[seat].is = t.is && m.at(t.cell) == games.Seat(seat) // otherwise the move was taken back
	}
	return m
}

// told remembers the newest card and masters from an event, and returns its steps. A card that was a draft lies there
// already and has been heard, so it is only pressed down.
func (l *latest) told(e rules.Event, list []step) []step {
	switch e := e.(type) {
	case rules.MasterPlaced:
		l.stood[e.Seat] = stood{true, e.Cell}
	case rules.CardPlayed:
		l.laid, l.stood[e.Seat].is = playedBy(e), false
		if l.Model.already == l.laid {
			list[0].Ticks, list[0].Sound = pressTicks, nil
		}
	}
	return list
}

// marks reports whether the master that a seat has set last is marked as new. The seat in front needs no marks of its
// own moves.
func (l *latest) marks(seat games.Seat) bool {
	t := &l.stood[seat]
	return t.is && seat != l.Given.Front && l.Model.at(t.cell) == seat
}
