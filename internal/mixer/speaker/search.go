//go:build !js

package speaker

import (
	"errors"
	"time"
)

// How long after a try that failed a device is tried again though nothing seems to have changed: each time twice as
// long. Libraries of systems complain on the terminal at each try.
const (
	firstPause = 5 * time.Second
	lastPause  = 5 * time.Minute
)

// search decides when a device is to be opened. A device that has come shows in the signs of the system.
type search struct {
	tries int
	signs string        // the signs at the last try
	next  time.Time     // when to try again
	pause time.Duration // after which
}

// What a search finds.
var (
	errNobody = errors.New("speaker: there is no sound device")
	errLater  = errors.New("speaker: the sound device does not work")
)

// begin returns nil if a device may be tried now, and otherwise why not. signs are empty if there is none.
func (s *search) begin(signs string, now time.Time) error {
	switch {
	case signs == "":
		s.signs = ""
		return errNobody
	case signs != s.signs:
		s.pause = firstPause
	case now.Before(s.next):
		return errLater
	default:
		s.pause = min(2*s.pause, lastPause)
	}
	s.signs, s.next = signs, now.Add(s.pause)
	s.tries++
	return nil
}

// succeeded records that the device works, so that a later failure counts as new.
func (s *search) succeeded() { s.signs = "" }

// again reports whether this is not the first try.
func (s *search) again() bool { return s.tries > 1 }
