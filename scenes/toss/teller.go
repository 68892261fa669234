package toss

import (
	"slices"

	"runehall/games"
	rules "runehall/games/toss"
)

// teller turns the events of a move into lines of steps. An event changes the model during its step or at the end of
// it, so that skipping steps changes nothing.
type teller struct {
	view     rules.View              // the view after the move
	own      func(s games.Seat) bool // whether a person here moves the seat, and needs no shadow of the own hand
	live     bool                    // whether a clock runs: nothing waits then
	racing   bool                    // whether own runs are being played back
	tick     int32                   // the tick that the race has come to
	photo    race                    // the photo finish that the race is in, if any
	deciding bool                    // whether the contest decides the match
	drawing  int                     // how many seats have drawn runes
	pairless bool                    // whether nobody can have snatched anything
}

// reading returns for how many ticks the line of an event stays.
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

// told returns the line of an event of the settling. First it lights up the step, or what happens in it.
func (t *teller) told(list []step, e rules.Event, after []rules.Event) line {
	rung, ok := rules.RungOf(e)
	if began, ok := e.(rules.StepBegan); ok {
		stays, every := rungTicks, true
		if t.pairless {
			stays = hurriedTicks
			if every = began.Step != rules.FalseStep; !every { // this step says that nothing could be snatched
				stays = glanceTicks
			}
		} else if len(after) > 0 { // if not, a seat is asked for something first
			if _, on := rules.RungOf(after[0]); !on || is[rules.StepBegan](after[0]) {
				stays = emptyTicks
			}
		}
		return line{steps: append(list, step{End: func(m *model) {
			m.story = story{step: began.Step, none: t.pairless, rung: rung, told: m.story.told}
		}}), stays: stays, rung: every}
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
	return line{steps: append([]step{lit}, list...), stays: t.reading(e),
		rung: is[rules.FaceDownReturned](e), worth: worth}
}

// worthALine reports whether an event of the settling has a line of its own. What happens in every round has none, nor
// what a contest shows.
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
