package mixer

import (
	"syscall/js"
	"time"
)

// rest lets the page live between two portions of work: it has one thread for everything.
func rest() { time.Sleep(time.Millisecond) }

// watch calls away when the page goes out of sight or comes back. The program itself gets no tick then.
func watch(away func(bool)) {
	document := js.Global().Get("document")
	document.Call("addEventListener", "visibilitychange", js.FuncOf(func(js.Value, []js.Value) any {
		away(document.Get("hidden").Bool())
		return nil
	}))
}
