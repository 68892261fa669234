package toss

import (
	"runehall/assets/sound"
	"runehall/games"
	rules "runehall/games/toss"
	"runehall/scenes/motion"
	"runehall/scenes/things"
)

// tellBalancePutBack puts a Balance rune back into the bag because another seat has its twin (TOS-4).
func tellBalancePutBack(e rules.BalancePutBack) step {
	return sounding(flies(1, drawTicks, 0,
		func(m *model) []flight {
			m.who[e.Seat].balance = rules.NoRune
			return []flight{{from: dishOf(e.Seat), to: things.The(bag), rune: e.Rune, seat: games.Nobody}}
		},
		func(m *model) { m.bag++ }), sound.Rattle, things.The(bag))
}

// tellRoundBegan hands the bag on (TOS-5).
func tellRoundBegan(e rules.RoundBegan) step {
	return step{End: func(m *model) {
		m.round, m.first, m.bag, m.phase, m.story = e.Round, e.First, e.Bag, rules.ThrowPhase, story{}
		for s := range m.who {
			m.who[s].thrown = false
		}
	}}
}

// tellRunesDrawn draws the runes that a seat will throw, blind (TOS-6). Seats after the first draw a moment later.
func tellRunesDrawn(e rules.RunesDrawn, others bool) step {
	n := len(e.Runes)
	s := flies(n, drawTicks, apartTicks/2,
		func(m *model) []flight {
			list := make([]flight, n)
			for i := range list {
				list[i] = flight{from: things.The(bag), to: things.Own(hand, e.Seat), rune: rules.NoRune,
					seat: games.Nobody}
			}
			m.bag -= n
			return list
		},
		func(m *model) { m.who[e.Seat].hand += n })
	if others {
		s = motion.InStep(s, apartTicks)
	}
	return sounding(s, sound.Rattle, things.Own(hand, e.Seat))
}

// tellRunesThrown lets all runes fly, tumble and come to rest (TOS-7, TOS-30).
func tellRunesThrown(e rules.RunesThrown) []step {
	s := fall(pathOf(e.Launches), func(m *model) *[]disc { return &m.discs }, func(m *model) {
		for i, d := range e.Rest {
			m.discs[i] = lies(d)
		}
		m.fell = m.discs
		for s := range m.who {
			m.who[s].done = false
		}
	})
	begin := s.Start
	s.Start = func(m *model) {
		begin(m)
		for s := range m.who {
			m.who[s].hand = 0
		}
	}
	return []step{s}
}

// tellStepBegan turns what was snatched into loot when the bag goes on (TOS-17). Other steps change nothing.
func tellStepBegan(e rules.StepBegan) []step {
	if e.Step != rules.BagStep {
		return nil
	}
	return []step{{End: func(m *model) {
		for s := range m.who {
			p := &m.who[s]
			well := p.well
			p.well = nil
			p.gain(well...)
		}
	}}}
}

// tellFlicked flicks a rune towards Destiny, and then draws out the tape (TOS-22).
func tellFlicked(e rules.Flicked) []step {
	path := pathOf(e.Launches[:])
	flick := fall(path, func(m *model) *[]disc { return &m.contest.moving }, func(m *model) {
		c := &m.contest
		c.moving, c.way = nil, nil
		c.flicks[e.Seat] = attempt{true, e.Counts, e.Distance, e.Touched, [2]disc{lies(e.Rest[0]), lies(e.Rest[1])}}
	})
	begin := flick.Start
	flick.Start = func(m *model) {
		begin(m)
		m.contest.last, m.contest.tape, m.contest.way = e.Seat, 0, path.comesBy()
	}
	from, to := lies(e.Launches[1].Disc), lies(e.Rest[1])
	flick.Sound = func(m *model) { m.noises.Make(sound.Flick, m.contact(from.x, from.y)) }
	drawn := step{Ticks: tapeTicks, Run: func(m *model, t float64) {
		if int(t*tapeMarks) > int(m.contest.tape*tapeMarks) {
			m.noises.Make(sound.TapeTick, m.contact(to.x, to.y))
		}
		m.contest.tape = t
	}}
	drawn.Fade, drawn.End = drawn.Run, func(m *model) { m.contest.tape = 1 }
	drawn.Sound = func(m *model) { m.noises.Make(sound.Tape, m.contact(to.x, to.y)) }
	return []step{flick, drawn}
}
