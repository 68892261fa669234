// Package wishes finds out what a person has asked of all programs in the system's settings: less motion, and more
// contrast. It asks browsers, portals of Linux desktops, Windows and macOS, without any C. If nobody answers, there are
// no wishes.
package wishes

// Wishes are the wishes of the person.
type Wishes struct {
	// Still asks for less motion, Contrast for more contrast.
	Still, Contrast bool
}

// Listen calls tell with the wishes as soon as they are known, and again whenever they change, from any goroutine,
// until end is called. Where they are known at once, the first call comes before Listen returns.
func Listen(tell func(Wishes)) (end func()) { return listen(tell) }
