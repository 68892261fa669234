package scenes

import (
	"runehall/scenes/library"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/scenes/table"
)

// openReading reads a match, and then calls then with what puts a scene on the stack.
func openReading(st *stage.Stage, r *reading, then func(put func(stage.Scene))) {
	o := &page.Opening{Stage: st, Step: r.step, Part: r.part, Then: then}
	o.Begin()
}

// readStored reads a stored match without taking it for writing, and passes it to then with what puts a scene on the stack. under opens what
// shall lie below that; it may be nil.
func readStored(st *stage.Stage, lib *library.Library, id string, under func(), then func(r *reading, put func(stage.Scene))) {
	st.Store.Read(id, func(text []byte, err error) {
		r := newReading(lib, text)
		if err != nil {
			r = failedReading(err)
		}
		o := &page.Opening{Stage: st, Step: r.step, Part: r.part, Under: under}
		o.Then = func(put func(stage.Scene)) { then(r, put) }
		o.Begin()
	})
}

// openOutcome reads how a stored match has ended, and passes it to then with what puts a scene on the stack. under opens what shall lie below
// that; it may be nil.
func openOutcome(st *stage.Stage, lib *library.Library, id string, under func(), then func(o table.Outcome, put func(stage.Scene))) {
	readStored(st, lib, id, under, func(r *reading, put func(stage.Scene)) {
		o, err := r.outcome(st)
		if err != nil {
			put(page.NewError(st, readError(st, lib, err), ""))
			return
		}
		then(o, put)
	})
}
