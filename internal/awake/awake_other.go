//go:build android || (!unix && !windows)

package awake

// Can returns false.
func Can() bool { return false }

// keep does nothing: phones and pages keep their screens on by their own shells.
func keep(wishes <-chan string) { keepWith(wishes, func(string) func() { return nil }) }
