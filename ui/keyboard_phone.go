//go:build android || ios

package ui

// gestureOnly says that the keyboard may come up at any time.
const gestureOnly = false

func forgo() {}
