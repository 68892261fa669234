//go:build !js

package ui

// Only in the browser the engine asks for frames while it is quiet.

func holdFrames(bool) {}

func nextFrame() {}
