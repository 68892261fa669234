// Package awake asks the desktop not to turn the screen dark: the portal of Linux desktops or, where there is none,
// their screen saver, Windows, and macOS, without any C. Where nobody answers, the screen does what it always does.
package awake

// Keeper keeps the screen on, or lets it go dark. Its methods return at once. There is one in a program.
type Keeper struct{ why chan string }

// New returns a keeper that lets the screen go dark. It works until End.
func New() *Keeper {
	k := &Keeper{why: make(chan string, 1)}
	go keep(k.why)
	return k
}

// Keep keeps the screen on, because of why, in words that the system may show; "" lets it go dark again.
func (k *Keeper) Keep(why string) {
	select { // a wish that nobody has looked at yet is void
	case <-k.why:
	default:
	}
	k.why <- why
}

// End lets the screen go dark for good.
func (k *Keeper) End() { close(k.why) }

// keepWith does what comes, with what holds the screen: hold keeps it on and returns what lets it go again; nil: it
// could not.
func keepWith(wishes <-chan string, hold func(why string) (release func())) {
	var release func()
	for why := range wishes {
		if release != nil {
			release()
			release = nil
		}
		if why != "" {
			release = hold(why)
		}
	}
	if release != nil {
		release()
	}
}
