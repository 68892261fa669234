package market

import (
	"runehall/assets/sound"
	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/motion"
)

// tellDuelBegun brings the attacker's card into the ring, for all to see. There is time to look at it while the answer
// is awaited.
func tellDuelBegun(e rules.DuelBegun, _ rules.View) tale {
	come := flown(motion.Flying[model, flight]{
		Ticks: comeTicks,
		Take: func(m *model) []flight {
			m.fight = rules.Fight{Seat: e.Seat, Target: e.Target, Card: e.Card, Open: true}
			return m.leave(e.Seat, ringCardAt(attackSide), e.Card)
		},
		Land: func(*model) {},
	})
	return tale{[]thing{ringCardAt(attackSide), badgeOf(e.Target)}, []step{
		sounding(come, .7, sound.CardPlay, ringCardAt(attackSide)),
		lit(flash{kind: flashSeat, at: chipOf(e.Target)}, glowTicks),
	}}
}

// tellDuelHeld brings the answer into the ring face down, turns it over, and lets it break the attacker's card. Then it
// goes back to the hand, and the duel is over.
func tellDuelHeld(e rules.DuelHeld, _ rules.View) tale {
	come := flies(comeTicks, func(m *model) flight {
		from := cardAt(e.Seat, m.handIndex(e.Seat, e.Card))
		m.know(e.Seat, e.Card)
		m.fight.Shown, m.turned = e.Card, 0
		return cardFlight(e.Seat, rules.Hidden, from, ringCardAt(answerSide))
	}, func(*model) {})
	flip := runs(flipTicks, func(m *model, t float64) { m.turned = t })
	crack := runs(crackTicks, func(m *model, t float64) { m.crack = t })
	fade := runs(fadeTicks, func(m *model, t float64) { m.crack = 1 + t })
	back := flies(backTicks, func(m *model) flight {
		return cardFlight(e.Seat, rules.Hidden, ringCardAt(answerSide), cardAt(e.Seat, m.handIndex(e.Seat, e.Card)))
	}, (*model).closeDuel)
	return tale{[]thing{ringCardAt(answerSide)}, append([]step{
		sounding(come, .7, sound.CardPlay, ringCardAt(answerSide)), flip, clash(),
		lit(flash{kind: flashClash}, bladesTicks),
		motion.InStep(crack, behindTicks), fade, motion.InStep(back, 0),
	}, stallBack()...)}
}

// tellDuelYielded lets the attack strike: what it wins is taken next.
func tellDuelYielded(e rules.DuelYielded, _ rules.View) tale {
	hold := motion.Pause[model](holdTicks)
	hold.End = (*model).closeDuel
	return tale{[]thing{badgeOf(e.Seat)},
		append([]step{clash(), lit(flash{kind: flashClash}, bladesTicks), hold}, stallBack()...)}
}

// stallBack lets the stall come up where the ring was, once the duel is over: both would else be swapped at once.
func stallBack() []step {
	return []step{motion.Pause[model](1), lit(flash{kind: flashStall}, stallTicks)}
}

// closeDuel ends the show of a duel: the attacker's card lies on the discards.
func (m *model) closeDuel() {
	m.discards = append(m.discards, m.fight.Card)
	m.fight.Open, m.crack = false, 0
}

// tellThrowsBegan clears the ring for two that play rock-paper-scissors. It is about nothing on the board, and neither
// are picks, which are gone from the ring afterwards.
func tellThrowsBegan(e rules.ThrowsBegan, _ rules.View) tale {
	begin := motion.Now(func(m *model) {
		m.plays, m.throws = true, rules.Throws{Seats: [...]games.Seat{e.Seat, e.Against}}
	})
	return tale{steps: append([]step{begin}, noted(sound.Tick, ringCardAt(attackSide), e.Seat, e.Against)...)}
}

// tellPicked notes a pick face down; every pick sounds alike.
func tellPicked(e rules.Picked, _ rules.View) tale {
	choice := motion.Now(func(m *model) { m.throws.Picked, m.throws.Pick = true, e.Pick })
	return tale{steps: []step{sounding(choice, 0, sound.CardPlay, ringCardAt(attackSide))}}
}

// tellPicksShown turns both picks over together.
func tellPicksShown(e rules.PicksShown, _ rules.View) tale {
	show := motion.Now(func(m *model) {
		m.throws.Last, m.throws.Picked, m.throws.Pick, m.turned = [...]rules.Pick{e.Pick, e.Answer}, false,
			rules.NoPick, 0
	})
	return tale{steps: []step{
		show, runs(flipTicks, func(m *model, t float64) { m.turned = t }), clash(),
		lit(flash{kind: flashClash}, bladesTicks), motion.Pause[model](holdTicks),
	}}
}

func tellThrowWon(e rules.ThrowWon, _ rules.View) tale {
	win := motion.Now(func(m *model) {
		for i, s := range m.throws.Seats {
			if s == e.Seat {
				m.throws.Wins[i] = e.Wins
			}
		}
	})
	return tale{[]thing{badgeOf(e.Seat)}, append([]step{win}, noted(sound.Coin, badgeOf(e.Seat), e.Seat)...)}
}
