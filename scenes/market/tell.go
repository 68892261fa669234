package market

import (
	"runehall/assets/sound"
	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/motion"
)

// advanced shows how far the turn has come by a move, at once unless that ends the turn.
func advanced(v rules.View) step {
	return motion.Now(func(m *model) {
		if m.onTurn == v.OnTurn() {
			m.step = v.Step()
		}
	})
}

// steps returns how an event gets into the picture. The event says what moved. The view is that after the move, and only what no event
// carries is taken from it: what the reader can be certain of after a theft. What an event changes in the model is changed at the end of
// its step, or on the way to it, so that skipping changes nothing. What it lets be heard, how long it takes and where it flies is as
// public as the event is to the reader: the same for every card.
func steps(e rules.Event, v rules.View) []step {
	switch e := e.(type) {
	case rules.CardsDrawn:
		return tellCardsDrawn(e)
	case rules.DiscardsShuffled:
		return tellDiscardsShuffled(e)
	case rules.CardsPaid:
		return tellCardsPaid(e)
	case rules.CardWasted:
		return []step{discarded(e.Seat, e.Card)}
	case rules.ThiefPlayed:
		return []step{discarded(e.Seat, e.Card)}
	case rules.CardTaken:
		return tellCardTaken(e, v)
	case rules.RuneTaken:
		return tellRuneTaken(e)
	case rules.DuelBegun:
		return tellDuelBegun(e)
	case rules.DuelHeld:
		return tellDuelHeld(e)
	case rules.DuelYielded:
		return tellDuelYielded()
	case rules.ThrowsBegan:
		return tellThrowsBegan(e)
	case rules.Picked:
		return tellPicked(e)
	case rules.PicksShown:
		return tellPicksShown(e)
	case rules.ThrowWon:
		return tellThrowWon(e)
	}
	return storeSteps(e, v)
}

// storeSteps shows what becomes of runes, stores, outposts and collectors.
func storeSteps(e rules.Event, v rules.View) []step {
	switch e := e.(type) {
	case rules.TollPaid:
		return []step{runesFly(e.Colour, 1, runeTicks, storeAt(e.Seat, e.Store), looseOf(e.To, e.Colour), sound.StonePlace)}
	case rules.InterestTaken:
		return []step{runesFly(e.Colour, e.Runes, runeTicks, runeBay(e.Colour), storeAt(e.Seat, e.Store), sound.Drop)}
	case rules.RunePut:
		return []step{runesFly(e.Colour, 1, putTicks, looseOf(e.Seat, e.Colour), storeAt(e.Seat, e.Store), sound.Drop)}
	case rules.RuneBought:
		buy := runesFly(e.Colour, 1, runeTicks, runeBay(e.Colour), looseOf(e.Seat, e.Colour), sound.StonePlace)
		return []step{motion.InStep(buy, behindTicks)}
	case rules.RunesPaid:
		return tellRunesPaid(e)
	case rules.StoreLost:
		return tellStoreLost(e)
	case rules.StoreGivenUp:
		return tellStoreGivenUp(e)
	case rules.MainLaid:
		return tellMainLaid(e)
	case rules.OutpostPlaced:
		return tellOutpostPlaced(e)
	case rules.OutpostJoined:
		return tellOutpostJoined(e)
	case rules.OutpostReturned:
		return tellOutpostReturned(e)
	case rules.CollectorPlaced:
		return tellCollectorPlaced(e)
	case rules.OutpostDestroyed:
		return tellOutpostDestroyed(e)
	case rules.CollectorGone:
		return tellCollectorGone(e)
	}
	return turnSteps(e, v)
}

// turnSteps shows whose turn it is, and how the match ends.
func turnSteps(e rules.Event, v rules.View) []step {
	switch e := e.(type) {
	case rules.TurnBegan:
		begin := motion.Now(func(m *model) {
			m.onTurn, m.step, m.round, m.fight = e.Seat, rules.StartStep, v.Round(), rules.Fight{}
		})
		return []step{motion.InStep(begin, 0), lit(flash{kind: flashSeat, at: chipOf(e.Seat)}, glowTicks)}
	case rules.MarketEmptied:
		list := noted(sound.Reveal, bayAt(bayRed))
		for i := range bayOutposts {
			list = append(list, lit(flash{kind: flashThing, at: bayAt(i)}, glowTicks))
		}
		return list
	case rules.LastRound:
		return []step{motion.Now(func(m *model) { m.last = true }), motion.Pause[model](noteTicks)}
	case rules.SeatScored:
		return noted(sound.Coin, badgeOf(e.Seat), e.Seat)
	case rules.HighestShown:
		know := motion.Now(func(m *model) {
			if e.Card != rules.Hidden {
				m.know(e.Seat, e.Card)
			}
		})
		return append([]step{know}, noted(sound.CardPlay, badgeOf(e.Seat), e.Seat)...)
	case rules.TieBroken:
		return noted(sound.Tick, bayAt(bayRed), e.Left...)
	case rules.MatchEnded:
		return []step{motion.Now(func(m *model) { m.ended, m.plays, m.throws = true, false, rules.Throws{} })}
	}
	return nil
}

// settled is the last step of every move: the points count, while what happened last is shown.
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
