//go:build !js

package ui

// These do nothing: only in the browser does the engine request frames while it is quiet.

func holdFrames(bool) {}

func nextFrame() {}
