package scenes

import (
	"fmt"
	"runtime/debug"

	"runehall/scenes/page"
	"runehall/scenes/stage"
)

type failure struct {
	value any
	stack []byte
}

func (f failure) is() bool { return f.value != nil }

// recorder is a scene that has the record of a match, which helps to find out what went wrong.
type recorder interface{ Record() []byte }

// catch is deferred by Update and Draw: it recovers a panic and keeps it for the next tick. A second panic before the
// error scene is open ends the program.
func (a *App) catch(err *error) {
	value := recover()
	if value == nil {
		return
	}
	if a.failed.is() {
		*err = fmt.Errorf("scenes: %v, after %v\n%s", value, a.failed.value, debug.Stack())
		return
	}
	a.failed = failure{value: value, stack: debug.Stack()}
	a.pace.Wake()
}

// fail logs what went wrong together with the record of the match in progress, and shows the error scene above the
// title. The match is stored up to its last move, so nothing is lost.
func (a *App) fail() {
	f := a.failed
	text := fmt.Appendf(nil, "panic: %v\n\n%s\n", f.value, f.stack)
	for _, l := range a.stack.layers {
		if r, ok := l.scene.(recorder); ok {
			text = append(text, r.Record()...)
		}
	}
	a.stage.Log.Error("a screen failed", "panic", f.value, "report", string(text))
	place := ""
	if a.config.KeepReport != nil {
		var err error
		if place, err = a.config.KeepReport("failure.txt", text); err != nil {
			a.stage.Log.Error("the report of the failure cannot be kept", "error", err)
		}
	}
	a.stack.fade.end()
	a.stack.clear()
	a.stage.Changes()
	a.stage.Push(titleOf(a.stage))
	a.stage.Push(page.NewError(a.stage, a.stage.Text("error.failed"), place))
	a.applyChanges()
	a.failed = failure{}
}

// fail shows the error scene in place of a scene that cannot go on.
func fail(st *stage.Stage, err error) {
	st.Log.Error("a screen cannot go on", "error", err)
	st.Replace(page.NewError(st, page.OpenError(st, err), ""))
}
