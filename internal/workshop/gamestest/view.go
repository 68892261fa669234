package gamestest

import "runehall/games"

// shown is a view taken before a move, with its fingerprint at the time.
type shown[V any] struct {
	reader games.Seat
	view   V
	print  uint64
}

// checkViews takes the view of each reader twice, and keeps one until the next move is made.
func (w *walk[C, M, E, V]) checkViews() {
	w.shown = w.shown[:0]
	for _, reader := range append(w.readers(), games.All) {
		v := w.def.View(w.core, reader)
		if d := difference(v, w.def.View(w.core, reader)); d != "" {
			fail(CheckView, "two views of reader %d differ: %s", reader, d)
		}
		w.checkWire(reader, v)
		w.shown = append(w.shown, shown[V]{reader: reader, view: v, print: fingerprint(v)})
	}
}

// checkShown checks that a move did not change the views taken before it.
func (w *walk[C, M, E, V]) checkShown() {
	for _, s := range w.shown {
		if fingerprint(s.view) != s.print {
			fail(CheckView, "a move changed the view that reader %d took before it", s.reader)
		}
	}
	w.shown = w.shown[:0]
}

// checkPure calls each function that only reads twice: the answers must agree, and nothing may change.
func (w *walk[C, M, E, V]) checkPure() {
	def := w.def
	twice := func(what string, read func() any) {
		if d := difference(read(), read()); d != "" {
			fail(CheckPure, "%s reads two things%s", what, d)
		}
		w.untouched(CheckPure, "%s", what)
	}
	before := fingerprint(def.View(w.core, games.All))
	for _, s := range w.seats() {
		twice("Evaluate", func() any { return def.Evaluate(w.core, s) })
		if def.Bounds != nil {
			twice("Bounds", func() any { return encoded(CheckPure, "Bounds", def.Bounds(w.core, s)) })
		}
	}
	w.checkWorth()
	twice("Quiet", func() any { return def.Quiet(w.core) })
	if def.Answers != nil {
		twice("Answers", func() any { return def.Answers(w.core) })
	}
	if def.Overdue != nil {
		twice("Overdue", func() any { return def.Overdue(w.core) })
		if late := def.Overdue(w.core); late < 0 || late > 100 {
			fail(CheckDef, "Overdue is %d percent", late)
		}
	}
	for _, reader := range append(w.readers(), games.All) {
		twice("Position", func() any { return encoded(CheckPure, "Position", def.Position(def.View(w.core, reader))) })
	}
	if fingerprint(def.View(w.core, games.All)) != before {
		fail(CheckPure, "Evaluate, Quiet, Answers, Overdue, Position or Bounds changed what the reader All sees")
	}
}
