package market

import (
	"slices"

	"runehall/assets/sound"
	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/motion"
	"runehall/scenes/things"
)

// tellCardsDrawn flies cards from the deck into a hand, where they have their places from the start. They turn over for
// a reader who sees them.
func tellCardsDrawn(e rules.CardsDrawn, _ rules.View) tale {
	n := len(e.Cards)
	draw := flown(motion.Flying[model, flight]{
		Ticks: motion.Lasting(n, cardTicks, apartTicks),
		Take: func(m *model) (fs []flight) {
			m.gain(e.Seat, e.Cards...)
			p := &m.who[e.Seat]
			hidden := len(p.hand)
			for i, c := range e.Cards {
				hidden--
				at := hidden
				if c != rules.Hidden { // of equal cards each comes to a place of its own
					at = slices.Index(p.hand, c) + i - slices.Index(e.Cards, c)
				}
				f := cardFlight(e.Seat, c, things.The(deck), cardAt(e.Seat, at))
				f.course = flipCourse
				fs = append(fs, f)
			}
			return inTurn(fs)
		},
		Pass: func(m *model, gone, _ int) { m.deck = e.Deck + n - gone },
		Land: func(m *model) { m.deck = e.Deck },
	})
	return tale{[]thing{things.The(deck)}, []step{sounding(draw, .2, sound.CardDraw, things.The(deck))}}
}

// tellDiscardsShuffled turns the discards over to become the deck.
func tellDiscardsShuffled(e rules.DiscardsShuffled, _ rules.View) tale {
	shuffle := flies(cardTicks, func(m *model) flight {
		m.discards = nil
		return cardFlight(0, rules.Hidden, things.The(heap), things.The(deck))
	}, func(m *model) { m.deck = e.Cards })
	return tale{[]thing{things.The(deck)}, []step{sounding(shuffle, 0, sound.CardDraw, things.The(deck))}}
}

// tellCardsPaid lays number cards on the discards.
func tellCardsPaid(e rules.CardsPaid, _ rules.View) tale { return discarded(e.Seat, e.Cards...) }

func tellCardWasted(e rules.CardWasted, _ rules.View) tale { return discarded(e.Seat, e.Card) }

func tellThiefPlayed(e rules.ThiefPlayed, _ rules.View) tale { return discarded(e.Seat, e.Card) }

// discarded flies cards of a hand to the discards, one after another.
func discarded(s games.Seat, cards ...rules.Card) tale {
	come := 0
	pass := func(m *model, _, now int) {
		for ; come < now; come++ {
			m.discards = append(m.discards, cards[come])
		}
	}
	play := flown(motion.Flying[model, flight]{
		Ticks: motion.Lasting(len(cards), cardTicks, apartTicks),
		Take:  func(m *model) []flight { return inTurn(m.leave(s, things.The(heap), cards...)) },
		Pass:  pass,
		Land:  func(m *model) { pass(m, 0, len(cards)) },
	})
	return tale{[]thing{things.The(heap)}, []step{sounding(play, .7, sound.CardPlay, things.The(heap))}}
}

// tellCardTaken lets the fox streak from one hand to another, and a card follow it, face down for a reader who does not
// know it. The view says what the reader can be certain of afterwards.
func tellCardTaken(e rules.CardTaken, v rules.View) tale {
	take := flies(theftTicks, func(m *model) flight {
		from := cardAt(e.From, m.handIndex(e.From, e.Card))
		m.who[e.From].hand, m.who[e.Seat].hand = handOf(v, e.From), handOf(v, e.Seat)
		to := cardAt(e.Seat, len(m.who[e.Seat].hand)-1)
		if e.Card != rules.Hidden {
			to = cardAt(e.Seat, m.handIndex(e.Seat, e.Card))
		}
		f := cardFlight(e.From, e.Card, from, to)
		f.course, f.Ticks = tornCourse, theftTicks
		return f
	}, func(*model) {})
	return tale{[]thing{badgeOf(e.From), badgeOf(e.Seat)}, stolen(take, cardAt(e.From, 0), cardAt(e.Seat, 0))}
}

// tellRuneTaken does the same with a rune, which is loose then.
func tellRuneTaken(e rules.RuneTaken, _ rules.View) tale {
	from, to := runesOf(e.From, e.Store, e.Colour), looseOf(e.Seat, e.Colour)
	take := hops(1, theftTicks, func(*model) []flight {
		f := runeHop(e.Colour, from, to)
		f.course = tornCourse
		return []flight{f}
	}, func(*model) {})
	take = sounding(take, .8, sound.StonePlace, to)
	return tale{[]thing{badgeOf(e.From), to}, stolen(take, from, to)}
}

// stolen lets the fox run ahead of what is stolen while the robbed seat lights up, so that whoever has lost something
// sees it without waiting.
func stolen(take step, from, to thing) []step {
	return []step{
		sounding(motion.Pause[model](behindTicks), 0, sound.Fox, from),
		lit(flash{kind: flashFox, at: from, to: to}, theftTicks),
		lit(flash{kind: flashRobbed, at: chipOf(from.Seat)}, glowTicks), take,
	}
}
