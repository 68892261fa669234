package matches

import (
	"runehall/scenes/library"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/scenes/table"
)

// Open reads a match, and then calls then with what puts a scene on the stack.
func Open(st *stage.Stage, r *Reading, then func(put func(stage.Scene))) {
	o := &page.Opening{Stage: st, Step: r.Step, Part: r.Part, Then: then}
	o.Begin()
}

// ReadStored reads a stored match without taking it for writing, and passes it to then with what puts a scene on the
// stack. under opens what shall lie below that; it may be nil.
func ReadStored(st *stage.Stage, lib *library.Library, id string, under func(),
	then func(r *Reading, put func(stage.Scene))) {
	st.Store.Read(id, func(text []byte, err error) {
		r := NewReading(lib, text)
		if err != nil {
			r = FailedReading(err)
		}
		o := &page.Opening{Stage: st, Step: r.Step, Part: r.Part, Under: under}
		o.Then = func(put func(stage.Scene)) { then(r, put) }
		o.Begin()
	})
}

// OpenOutcome reads how a stored match has ended, and passes it to then with what puts a scene on the stack. under
// opens what shall lie below that; it may be nil.
func OpenOutcome(st *stage.Stage, lib *library.Library, id string, under func(),
	then func(o table.Outcome, put func(stage.Scene))) {
	ReadStored(st, lib, id, under, func(r *Reading, put func(stage.Scene)) {
		o, err := r.Outcome(st)
		if err != nil {
			put(page.NewError(st, Why(st, lib, err), ""))
			return
		}
		then(o, put)
	})
}
