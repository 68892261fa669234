package ui

import "syscall/js"

// gestureOnly says that a page may bring up the keyboard only while the browser handles a gesture: the engine asks
// for it when the next finger lifts.
const gestureOnly = true

// forgo cancels that request, so that no later finger brings up a keyboard for a field that has been closed.
func forgo() {
	js.Global().Delete("_ebitengine_textinput_x")
	js.Global().Delete("_ebitengine_textinput_y")
}
