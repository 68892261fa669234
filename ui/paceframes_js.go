package ui

import "syscall/js"

// frames holds the page's functions that hold back animation frames: the engine requests them for ever, which costs a
// few per cent of a core even if it does nothing in them. On a page without these functions the engine does as it
// likes.
var frames = js.Global().Get("runehallFrames")

// holdFrames starts or stops holding frames back.
func holdFrames(quiet bool) {
	if frames.Truthy() {
		frames.Call("quiet", quiet)
	}
}

// nextFrame lets a single frame through.
func nextFrame() {
	if frames.Truthy() {
		frames.Call("next")
	}
}
