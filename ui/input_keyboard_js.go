package ui

import "syscall/js"

// gestureOnly says that a page may open the on-screen keyboard only while the browser handles a gesture. So the engine
// is asked for it in advance, and opens it when the next finger lifts.
const gestureOnly = true

// forgo withdraws that request, so that no later finger opens a keyboard for a field that is closed by then.
func forgo() {
	js.Global().Delete("_ebitengine_textinput_x")
	js.Global().Delete("_ebitengine_textinput_y")
}
