//go:build android || ios

package ui

// gestureOnly says that the on-screen keyboard may not open at all times; here it may.
const gestureOnly = false

func forgo() {}
