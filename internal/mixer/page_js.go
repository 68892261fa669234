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

// heed calls wake in each gesture of a person: some browsers let a page sound only if it asks then, and not when the
// program looks at its input, a moment later.
func heed(wake func()) {
	document := js.Global().Get("document")
	heard := js.FuncOf(func(js.Value, []js.Value) any {
		wake()
		return nil
	})
	for _, event := range []string{"mousedown", "mouseup", "keydown", "keyup", "touchend"} {
		// in the capture phase, since nobody keeps them from it there
		document.Call("addEventListener", event, heard, true)
	}
}
