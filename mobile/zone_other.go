//go:build !android && !ios

package mobile

import "time"

// zone returns the time zone of the machine.
func zone() (*time.Location, error) { return time.Local, nil }
