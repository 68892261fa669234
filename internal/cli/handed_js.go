package cli

import (
	"runehall/games"
	"runehall/internal/rooms/talk"
	"runehall/scenes"
)

// handedOver does nothing: browsers hand nothing over in a command line.
func handedOver([]string, console) (err error, ok bool) { return nil, false }

// openable returns false, since a page has no files.
func openable([]string) bool { return false }

// takeIn passes the link to a match on to the program. A page cannot read files, and any other argument means nothing
// to it.
func (o *windowFlags) takeIn(config *scenes.Config, c console) error {
	if o.open == "" {
		return nil
	}
	if !isLink(o.open) {
		leftOut(c, o.open, errNoLink)
		return nil
	}
	config.Open = []byte(o.open)
	return nil
}

// isLink reports whether a text holds the link to a match, or is meant as one to a room.
func isLink(text string) bool {
	_, match := games.LinkIn(text)
	return match || talk.Meant(text)
}

// unopened returns nil: a page has its window.
func (o *windowFlags) unopened(*scenes.Config, console) error { return nil }
