package ui

import "syscall/js"

// frames are the page's functions that hold back animation frames. Without them the engine requests frames for ever,
// which costs a few per cent of a core even though it does nothing in them. Other pages may lack these functions; there
// the engine does as it likes.
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
