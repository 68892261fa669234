package gamestest

import (
	"slices"

	"runehall/games"
)

func (w *walk[C, M, E, V]) checkWorth() {
	worth := w.def.Worth
	if worth == nil {
		return
	}
	if worth.Stage != nil {
		if stage := worth.Stage(w.core); stage < 0 || stage > games.Stages {
			fail(CheckWorth, "stage %d", stage)
		}
	}
	for _, s := range w.seats() {
		rows := worth.Append(nil, w.core, s)
		if want := w.setup.Seats * len(worth.Parts); len(rows) != want {
			fail(CheckWorth, "%d parts of all seats, not %d", len(rows), want)
		}
		if again := worth.Append(nil, w.core, s); !slices.Equal(rows, again) {
			fail(CheckWorth, "the parts are %d, and then %d", rows, again)
		}
		if parts, whole := worth.Evaluate(w.core, s), w.def.Evaluate(w.core, s); parts != whole {
			fail(CheckWorth, "for seat %d the parts come to %d, and the position is worth %d", s, parts, whole)
		}
		w.untouched(CheckWorth, "the parts of what it is worth")
	}
}
