// Package wishes hears what a person has told the system that all programs should do: move less, and show more contrast. It asks browsers, portals of Linux
// desktops, Windows and macOS, without any C; where nobody answers there are no wishes.
package wishes

// Wishes are what is asked for.
type Wishes struct {
	// Still asks for less motion, Contrast for more contrast.
	Still, Contrast bool
}

// Listen calls tell with the wishes as soon as they are known, and again whenever they change, from any goroutine, until end is called. Where they are known at
// once, the first call comes before Listen returns.
func Listen(tell func(Wishes)) (end func()) { return listen(tell) }
