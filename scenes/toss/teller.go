package toss

import (
	"slices"

	"runehall/games"
	rules "runehall/games/toss"
)

// teller makes steps of the events of a move. What an event changes in the model is changed at the end of its step, or on the way to it, so
// that skipping changes nothing.
type teller struct {
	view     rules.View              // after the move
	own      func(s games.Seat) bool // reports whether a person here moves the seat, and needs no shadow of the own hand
	live     bool                    // on a clock: nothing waits
	racing   bool                    // own runs are played back
	tick     int32                   // of the race so far
	photo    race                    // the photo finish in which the race is, if it is
	deciding bool                    // the contest is for the match
	drawing  int                     // seats that have drawn runes
	pairless bool                    // nobody can have snatched anything
}

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
		stays, every := rungTicks, true
		if t.pairless {
			stays = hurriedTicks
			if every = began.Step != rules.FalseStep; !every { // it says so
				stays = glanceTicks
			}
		} else if len(after) > 0 { // otherwise a seat is asked for something first
			if _, on := rules.RungOf(after[0]); !on || is[rules.StepBegan](after[0]) {
				stays = emptyTicks
			}
		}
		return line{steps: append(list, step{End: func(m *model) { m.story = story{step: began.Step, none: t.pairless, rung: rung, told: m.story.told} }}), stays: stays, rung: every}
	}
	if !ok || is[rules.ContestWon](e) && t.deciding {
		return line{steps: list}
	}
	worth := worthALine(e)
	lit := step{End: func(m *model) {
		m.story.rung, m.story.event = rung, e
		for s := range m.who {
			m.story.had[s] = m.runes(games.Seat(s))
		}
		if worth {
			m.story.told = append(slices.Clone(m.story.told), told{e, m.story.had})
		}
	}}
	return line{steps: append([]step{lit}, list...), stays: t.reading(e), rung: is[rules.FaceDownReturned](e), worth: worth}
}

// worthALine reports whether an event of the settling is told in a line of its own: not what happens in every round, nor what a contest shows.
func worthALine(e rules.Event) bool {
	switch e.(type) {
	case rules.FaceDownReturned, rules.ContestBegan, rules.Flicked:
		return false
	}
	return true
}

func is[E rules.Event](e rules.Event) bool {
	_, ok := e.(E)
	return ok
}
