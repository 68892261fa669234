package speaker

import (
	"fmt"
	"syscall/js"

	"runehall/assets/sound"
)

// The states of a context that matter here. There are also "suspended" and "interrupted"; not every browser documents
// the latter.
const (
	running = "running"
	closed  = "closed" // it will never play again
)

// newContext makes a context of the Web Audio API. It throws if the browser has none.
func newContext(latency string) js.Value {
	class := js.Global().Get("AudioContext")
	if !class.Truthy() {
		panic("the browser has no AudioContext")
	}
	return class.New(map[string]any{"sampleRate": sound.Rate, "latencyHint": latency})
}

// attempt does something with the nodes of a context. What the browser throws is an error, and must not be the
// program's end.
func attempt(what string, do func()) (err error) {
	defer func() {
		if thrown := recover(); thrown != nil {
			err = fmt.Errorf("speaker: %s: %v", what, thrown)
		}
	}()
	do()
	return nil
}

// ignore takes the reason of a promise that was not kept.
var ignore = js.FuncOf(func(js.Value, []js.Value) any { return nil })
