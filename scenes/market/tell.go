package market

import (
	"runehall/assets/sound"
	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/motion"
)

// tellers are how the events of each type are told.
//
// An event says what moved. The view is the view after the move. It serves only for what no event carries: what the
// reader can be certain of after a theft.
//
// What an event changes in the model is changed at the end of its step, or on the way to it, so that skipping changes
// nothing. What is heard, how long it takes and where things fly is as public as the event is to the reader: the same
// for every card.
var tellers = []teller{
	// Cards, and what is taken of others.
	by(tellCardsDrawn), by(tellDiscardsShuffled), by(tellCardsPaid), by(tellCardWasted), by(tellThiefPlayed),
	by(tellCardTaken), by(tellRuneTaken),
	// Duels, and rock-paper-scissors.
	by(tellDuelBegun), by(tellDuelHeld), by(tellDuelYielded), by(tellThrowsBegan), by(tellPicked), by(tellPicksShown),
	by(tellThrowWon),
	// Runes.
	by(tellTollPaid), by(tellInterestTaken), by(tellRunePut), by(tellRuneBought), by(tellRunesPaid),
	// Stores, outposts and collectors.
	by(tellStoreLost), by(tellStoreGivenUp), by(tellMainLaid), by(tellOutpostPlaced), by(tellOutpostJoined),
	by(tellOutpostReturned), by(tellCollectorPlaced), by(tellOutpostDestroyed), by(tellCollectorGone),
	// Turns, and the end of the match.
	by(tellTurnBegan), by(tellMarketEmptied), by(tellLastRound), by(tellSeatScored), by(tellHighestShown),
	by(tellTieBroken), by(tellMatchEnded),
}

// teller tells the events of one type, and returns false for others.
type teller func(e rules.Event, v rules.View) (tale, bool)

func by[E rules.Event](tell func(e E, v rules.View) tale) teller {
	return func(event rules.Event, v rules.View) (tale, bool) {
		if e, ok := event.(E); ok {
			return tell(e, v), true
		}
		return tale{}, false
	}
}

// taleOf returns what the board makes of an event.
func taleOf(e rules.Event, v rules.View) tale {
	for _, tell := range tellers {
		if t, ok := tell(e, v); ok {
			return t
		}
	}
	return tale{}
}

// steps returns how an event gets into the picture.
func steps(e rules.Event, v rules.View) []step { return taleOf(e, v).steps }

// of returns the things that an event is about: where they lie now or, if they are gone, where they would lie. It plays
// no step, so it needs no view.
func (m *model) of(e rules.Event) []thing {
	list := taleOf(e, rules.View{}).about
	for i, t := range list {
		list[i] = m.standing(t)
	}
	return list
}

func tellTurnBegan(e rules.TurnBegan, v rules.View) tale {
	begin := motion.Now(func(m *model) {
		m.onTurn, m.step, m.round, m.fight = e.Seat, rules.StartStep, v.Round(), rules.Fight{}
	})
	return tale{[]thing{badgeOf(e.Seat)},
		[]step{motion.InStep(begin, 0), lit(flash{kind: flashSeat, at: chipOf(e.Seat)}, glowTicks)}}
}

func tellMarketEmptied(rules.MarketEmptied, rules.View) tale {
	list := noted(sound.Reveal, bayAt(bayRed))
	for i := range bayOutposts {
		list = append(list, lit(flash{kind: flashThing, at: bayAt(i)}, glowTicks))
	}
	return tale{[]thing{bayAt(bayRed), bayAt(bayBlue)}, list}
}

// tellLastRound is about nothing on the board, and neither is tellTieBroken.
func tellLastRound(rules.LastRound, rules.View) tale {
	return tale{steps: []step{motion.Now(func(m *model) { m.last = true }), motion.Pause[model](noteTicks)}}
}

func tellSeatScored(e rules.SeatScored, _ rules.View) tale {
	return tale{[]thing{badgeOf(e.Seat)}, noted(sound.Coin, badgeOf(e.Seat), e.Seat)}
}

func tellHighestShown(e rules.HighestShown, _ rules.View) tale {
	know := motion.Now(func(m *model) {
		if e.Card != rules.Hidden {
			m.know(e.Seat, e.Card)
		}
	})
	return tale{[]thing{badgeOf(e.Seat)}, append([]step{know}, noted(sound.CardPlay, badgeOf(e.Seat), e.Seat)...)}
}

func tellTieBroken(e rules.TieBroken, _ rules.View) tale {
	return tale{steps: noted(sound.Tick, bayAt(bayRed), e.Left...)}
}

func tellMatchEnded(e rules.MatchEnded, _ rules.View) tale {
	end := motion.Now(func(m *model) { m.ended, m.plays, m.throws = true, false, rules.Throws{} })
	return tale{[]thing{badgeOf(e.Winner)}, []step{end}}
}

// advanced returns a step that shows at once how far the turn has come by a move, unless the move ends the turn.
func advanced(v rules.View) step {
	return motion.Now(func(m *model) {
		if m.onTurn == v.OnTurn() {
			m.step = v.Step()
		}
	})
}

// settled returns the last step of every move: the points count while what happened last is still shown.
func settled(v rules.View) step {
	var before [games.MaxSeats]int
	count := func(m *model, t float64) {
		for s := range games.Seat(m.seats) {
			m.who[s].points = before[s] + int(t*float64(v.Points(s)-before[s]))
		}
	}
	return step{
		Ticks: tickTicks, With: true,
		Start: func(m *model) {
			for s := range m.who {
				before[s] = m.who[s].points
			}
		},
		Run: count, Fade: count,
		End: func(m *model) { m.settle(v) },
	}
}
