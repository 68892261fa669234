package toss

import (
	"runehall/games"
	rules "runehall/games/toss"
	"runehall/ui"
)

// line is a group of steps that are told together. In the settling it stays to be read; in a race it waits for its time.
type line struct {
	steps []step
	stays float64 // ticks, counted from when it is shown; nothing else is told meanwhile
	raced bool    // it waits for the clock of the race, and for nothing that still flies
	at    float64 // when it happens, by that clock
	photo race    // the photo finish to which it belongs, if any
}

// How long what is told stays, in ticks.
var (
	readTicks   = float64(ui.Ticks(2200)) // an event of the settling
	glanceTicks = float64(ui.Ticks(900))  // one that comes in every round
	rungTicks   = float64(ui.Ticks(450))  // a step with something to tell
	emptyTicks  = float64(ui.Ticks(150))  // one without
	// hurriedTicks is for a step of a round in which nothing could be snatched: the next throw is soon.
	hurriedTicks = float64(ui.Ticks(60))
)

// reading returns how long the line of an event stays, in ticks.
func (t *teller) reading(e rules.Event) float64 {
	switch e.(type) {
	case rules.FaceDownReturned, rules.ContestBegan:
		if t.pairless {
			return rungTicks
		}
		return glanceTicks
	}
	return readTicks
}

// told makes the line of an event of the settling: its step, or what happens in it, is lit first.
func (t *teller) told(list []step, e rules.Event, after []rules.Event) line {
	rung, ok := rules.RungOf(e)
	if began, ok := e.(rules.StepBegan); ok {
		stays := rungTicks
		if t.pairless {
			stays = hurriedTicks
		} else if len(after) > 0 { // otherwise a seat is asked for something first
			if _, on := rules.RungOf(after[0]); !on || is[rules.StepBegan](after[0]) {
				stays = emptyTicks
			}
		}
		return line{steps: append(list, step{End: func(m *model) { m.story = story{step: began.Step, none: t.pairless, rung: rung} }}), stays: stays}
	}
	if !ok || is[rules.ContestWon](e) && t.deciding {
		return line{steps: list}
	}
	lit := step{End: func(m *model) {
		m.story.rung, m.story.event = rung, e
		for s := range m.who {
			m.story.had[s] = m.runes(games.Seat(s))
		}
	}}
	return line{steps: append([]step{lit}, list...), stays: t.reading(e)}
}

func is[E rules.Event](e rules.Event) bool {
	_, ok := e.(E)
	return ok
}
