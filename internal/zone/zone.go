// Package zone knows the time zone in which the device is now. Go asks the system once, when a program starts, and on
// some systems not even then; but devices travel. An environment that names a zone (TZ) decides, as everywhere.
package zone

import "time"

// At returns a moment in the zone in which the device is now: its date is the date there. Where the system does not
// tell the zone, it is the one in which the program was started.
func At(t time.Time) time.Time { return at(t) }
