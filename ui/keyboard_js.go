package ui

import "syscall/js"

// gestureOnly says that a page may bring up the keyboard only while the browser handles a person's gesture: the engine asks
// for it at the next finger that lifts.
const gestureOnly = true

// forgo takes back what the engine keeps for that finger, so that no later one brings up a keyboard for a field that is shut.
func forgo() {
	js.Global().Delete("_ebitengine_textinput_x")
	js.Global().Delete("_ebitengine_textinput_y")
}
