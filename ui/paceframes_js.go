package ui

import "syscall/js"

// frames is what the page offers to hold the browser's animation frames back: the engine asks for them for ever, which
// costs some per cent of a core even where it does nothing in them. A page without it goes on as the engine wants.
var frames = js.Global().Get("runehallFrames")

// holdFrames holds frames back from now on, or no longer.
func holdFrames(quiet bool) {
	if frames.Truthy() {
		frames.Call("quiet", quiet)
	}
}

// nextFrame lets one frame come.
func nextFrame() {
	if frames.Truthy() {
		frames.Call("next")
	}
}
