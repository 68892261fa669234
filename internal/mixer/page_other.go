//go:build !js

package mixer

// rest does nothing: work beside the program has a thread of its own.
func rest() {}

// watch does nothing: the program is told by its window.
func watch(func(bool)) {}

// heed does nothing: the program may sound whenever it wants to.
func heed(func()) {}
