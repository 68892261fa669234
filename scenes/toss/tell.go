package toss

import (
	"runehall/assets/sound"
	"runehall/games"
	rules "runehall/games/toss"
	"runehall/scenes/motion"
	"runehall/scenes/things"
)

// tell returns the lines of an event. How long they stay depends on the events after it.
func (t *teller) tell(e rules.Event, after []rules.Event) []line {
	switch {
	case is[rules.RunesThrown](e):
		t.pairless = true // which holds if the same move goes on to the settling
	case is[rules.SnatchEnded](e), is[rules.PlaybackBegan](e):
		t.live = false
	}
	raced := t.racing
	list := t.steps(e)
	if t.live || raced {
		for i := range list {
			list[i].With = true
		}
	}
	switch {
	case is[rules.PlaybackBegan](e):
		return []line{{steps: append(list, step{End: func(m *model) {
			m.claims = claimsOf(after)
		}}), stays: startTicks}}
	case raced && is[rules.SnatchEnded](e):
		return []line{{raced: true, at: float64(t.tick), stays: startTicks}, {steps: list}}
	case raced:
		return t.races(list, e, after)
	}
	return []line{t.told(list, e, after)}
}

// steps returns how an event gets into the picture.
func (t *teller) steps(e rules.Event) []step {
	switch e := e.(type) {
	case rules.BalanceDrawn:
		return []step{t.dealt(e.Seat, e.Rune)}
	case rules.BalancePutBack:
		return []step{tellBalancePutBack(e)}
	case rules.RoundBegan:
		return []step{tellRoundBegan(e)}
	case rules.RunesDrawn:
		t.drawing++
		return []step{tellRunesDrawn(e, t.drawing > 1)}
	case rules.Gestured:
		return []step{{End: func(m *model) { m.who[e.Seat].thrown = true }}}
	case rules.RunesThrown:
		return tellRunesThrown(e)
	case rules.Flicked:
		t.deciding = e.For == rules.ForMatch
		return tellFlicked(e)
	case rules.ContestBegan:
		return []step{{End: func(m *model) { m.contest.begin(e.For, e.Repeat, e.Seats) }}}
	case rules.ContestWon:
		return []step{{End: func(m *model) { m.contest = contest{last: games.Nobody} }}}
	case rules.MatchEnded:
		return []step{{End: func(m *model) { m.ended = true }}}
	case rules.StepBegan:
		return tellStepBegan(e)
	}
	if list := t.snatchSteps(e); list != nil {
		return list
	}
	return settleSteps(e)
}

// snatchSteps shows what hands do: on the clock, in a race, or in turn.
func (t *teller) snatchSteps(e rules.Event) []step {
	switch e := e.(type) {
	case rules.Snatched:
		return t.snatched(e)
	case rules.BalanceCompleted:
		return []step{tellBalanceCompleted(e)}
	case rules.ClaimMissed:
		return tellClaimMissed(e)
	case rules.SaidDone:
		return []step{{End: func(m *model) { m.who[e.Seat].done = true }},
			lit(flash{kind: flashDone, seat: e.Seat}, doneTicks)}
	case rules.Passed:
		return []step{lit(flash{kind: flashDone, seat: e.Seat}, doneTicks)}
	case rules.RunBegan:
		return nil
	case rules.RunClaimed:
		return []step{t.runClaimed(e)}
	case rules.RunEnded:
		return []step{{End: func(m *model) { m.ends(e.Seat); m.who[e.Seat].done = true }}}
	case rules.PlaybackBegan:
		t.racing = true
		return []step{{End: func(m *model) { m.race, m.clock = race{on: true}, 0 }}}
	case rules.SnatchEnded:
		t.racing = false
		ends := step{End: func(m *model) { m.race, m.claims = race{}, nil }}
		if e.Why == rules.TimeOver {
			ends = sounding(ends, sound.Gong, things.The(middle))
		}
		return []step{ends}
	}
	return nil
}

// settleSteps shows what the settling does to runes.
func settleSteps(e rules.Event) []step {
	switch e := e.(type) {
	case rules.FalseReturned:
		return []step{returned(e.Seat, e.Runes...)}
	case rules.PairGiven:
		r := rules.Rune(2 * e.Pair)
		return []step{returned(e.Seat, r, r.Partner())}
	case rules.SplitReturned:
		second := returned(e.Seats[1], e.Runes[1])
		second.With = true
		return []step{returned(e.Seats[0], e.Runes[0]), second}
	case rules.Stolen:
		return []step{tellStolen(e), lit(flash{kind: flashRobbed, at: dishOf(e.Victim), seat: e.Victim}, glowTicks)}
	case rules.BalanceTaken:
		return []step{tellBalanceTaken(e)}
	case rules.FaceDownReturned:
		return []step{tellFaceDownReturned(e)}
	}
	return nil // naming an order and counting loot change nothing in the picture
}

// dealt flies a Balance rune from the bag to its dish.
func (t *teller) dealt(s games.Seat, r rules.Rune) step {
	return motion.Afterwards(sounding(flies(1, drawTicks, 0,
		func(m *model) []flight {
			m.bag--
			return []flight{{from: things.The(bag), to: dishOf(s), rune: r, seat: -1}}
		},
		func(m *model) { m.who[s].balance = r }), sound.StonePlace, dishOf(s)))
}
