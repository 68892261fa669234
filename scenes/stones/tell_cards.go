package stones

import (
	"slices"

	"runehall/assets/sound"
	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/scenes/motion"
	"runehall/scenes/things"
)

// by returns a flight on another course, which takes other ticks.
func (f flight) by(course course, ticks int) flight {
	f.course, f.Ticks = course, ticks
	return f
}

// tellCardsDrawn flies cards from a seat's pile into its hand, where they have their places from the start. They turn
// over for readers who may see them. When the pile has run out, everybody may know the hand, and the view says which
// cards it has.
func tellCardsDrawn(e rules.CardsDrawn, v rules.View) []step {
	n := len(e.Cards)
	fly := flown(motion.Flying[model, flight]{
		Ticks: motion.Lasting(n, cardTicks, apartTicks),
		Take: func(m *model) (fs []flight) {
			p := &m.who[e.Seat]
			p.hand = slices.Concat(p.hand, e.Cards)
			slices.SortStableFunc(p.hand, boards.KnownFirst(rules.Hidden))
			hidden := len(p.hand)
			for _, c := range e.Cards {
				hidden--
				at := hidden
				if c != rules.Hidden {
					at = slices.Index(p.hand, c)
				}
				fs = append(fs, cardFlight(e.Seat, c, ownPile(e.Seat), handCard(e.Seat, at)).by(flipCourse, cardTicks))
			}
			return motion.InTurn(fs, apartTicks)
		},
		Pass: func(m *model, gone, _ int) { m.who[e.Seat].pile = e.Pile + n - gone },
		Land: func(m *model) {
			p := &m.who[e.Seat]
			p.pile = e.Pile
			if len(p.hand) == v.HandSize(e.Seat) {
				p.hand = handOf(v, e.Seat)
			}
		},
	})
	return []step{sounding(fly, .2, sound.CardDraw, ownPile(e.Seat))}
}

func tellPileShuffled(e rules.PileShuffled) []step {
	shuffle := flies(slideTicks, func(m *model) flight {
		m.who[e.Seat].discards = rules.Set{}
		return cardFlight(e.Seat, rules.Hidden, ownDiscardsOf(e.Seat), ownPile(e.Seat))
	}, func(m *model) { m.who[e.Seat].pile = e.Cards })
	return []step{sounding(shuffle, 0, sound.CardDraw, ownPile(e.Seat))}
}

func tellCardLaid(e rules.CardLaid) []step {
	lay := flies(cardTicks, func(m *model) flight { return m.playFlights(e.Seat, e.Card)[0] }, func(*model) {})
	return []step{sounding(lay, .8, sound.CardPlay, things.Own(played, e.Seat))}
}

// tellCardsPlayed flies hand cards to the played ones, and pauses so that they can be read.
func tellCardsPlayed(e rules.CardsPlayed) []step {
	play := flown(motion.Flying[model, flight]{
		Ticks: motion.Lasting(len(e.Cards), cardTicks, apartTicks),
		Take:  func(m *model) []flight { return m.playFlights(e.Seat, e.Cards...) },
		Land:  func(*model) {},
	})
	return []step{sounding(play, .8, sound.CardPlay, things.Own(played, e.Seat)), motion.Pause[model](noteTicks)}
}

// playFlights moves hand cards to the laid or played ones, and returns their flights there.
func (m *model) playFlights(s games.Seat, cards ...rules.Card) (fs []flight) {
	hidden := 0
	for _, c := range cards {
		from := handCard(s, m.handIndex(s, c))
		if !slices.Contains(m.who[s].hand, c) {
			from.N += int16(hidden)
			hidden++
		}
		fs = append(fs, cardFlight(s, c, from, thing{}))
	}
	m.play(s, cards...)
	for i := range fs {
		fs[i].to = m.playedThing(fs[i].card)
	}
	return motion.InTurn(fs, apartTicks)
}

// tellCardBought summons a creature: it rises out of its card and looks at the table, then its card goes to the
// discards of its seat.
func tellCardBought(e rules.CardBought) []step {
	at := slotAt(e.Slot)
	rise := flies(riseOfTicks, func(*model) flight {
		return cardFlight(e.Seat, e.Card, at, at).by(riseCourse, riseOfTicks)
	}, func(*model) {})
	struck := motion.Afterwards(lit(flash{kind: flashStruck, at: ownDiscardsOf(e.Seat)}, struckTicks))
	return []step{sounding(rise, .2, sound.Reveal, ownDiscardsOf(e.Seat)),
		toDiscards(e.Seat, e.Card, e.Slot, tumbleCourse), struck}
}

func toDiscards(s games.Seat, c rules.Card, from int, course course) step {
	take := flies(cardTicks, func(*model) flight {
		return cardFlight(s, c, slotAt(from), ownDiscardsOf(s)).by(course, cardTicks)
	}, func(m *model) {
		m.display[from-1] = rules.Hidden
		m.who[s].discards = with(m.who[s].discards, c)
	})
	return sounding(take, .8, sound.CardPlay, ownDiscardsOf(s))
}

// leaves flies played cards to the place where they belong from now on.
func leaves(s games.Seat, to thing, course course, ticks int, land func(m *model), cards ...rules.Card) step {
	return flown(motion.Flying[model, flight]{
		Ticks: ticks,
		Take: func(m *model) (fs []flight) {
			for _, c := range cards {
				fs = append(fs, cardFlight(s, c, m.playedThing(c), to).by(course, ticks))
			}
			return fs
		},
		Land: func(m *model) {
			m.vacate(cards...)
			land(m)
		},
	})
}

// back sweeps laid or played cards to the discards of their seat.
func back(s games.Seat, cards ...rules.Card) []step {
	sweep := leaves(s, ownDiscardsOf(s), arcCourse, cardTicks,
		func(m *model) { m.who[s].discards = with(m.who[s].discards, cards...) }, cards...)
	return []step{sounding(sweep, .8, sound.CardPlay, ownDiscardsOf(s))}
}

// tellCardLost burns a card that leaves, while the other card comes back.
func tellCardLost(e rules.CardLost) []step {
	to := theDiscards
	if e.Out {
		to = things.The(out)
	}
	lose := leaves(e.Seat, to, burnCourse, burnTicks, func(m *model) {
		if e.Out {
			m.who[e.Seat].gone = with(m.who[e.Seat].gone, e.Card)
		} else {
			m.discards = with(m.discards, e.Card)
		}
	}, e.Card)
	return []step{sounding(motion.InStep(lose, 0), .1, sound.Burn, things.Own(played, e.Seat))}
}

// tellCardDrawn turns over the top card of the common pile, on its way to the discards of a seat.
func tellCardDrawn(e rules.CardDrawn) []step {
	fly := flies(burnTicks, func(m *model) flight {
		m.pile = e.Pile
		return cardFlight(e.Seat, e.Card, thePile, ownDiscardsOf(e.Seat)).by(flipCourse, burnTicks)
	}, func(m *model) {
		m.pile = e.Pile
		m.who[e.Seat].discards = with(m.who[e.Seat].discards, e.Card)
	})
	return []step{sounding(fly, .2, sound.CardDraw, thePile)}
}
