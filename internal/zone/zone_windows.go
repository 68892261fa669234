package zone

import (
	"syscall"
	"time"
)

// started is the zone that Go knows: the one of the start. The bias of now is not compared, since Go knows summer and
// winter of that zone.
var started, _, _ = present()

// present returns the system's present zone, and by how many minutes it is west of Greenwich. known is false if the
// system does not say.
func present() (z syscall.Timezoneinformation, west int, known bool) {
	kind, err := syscall.GetTimeZoneInformation(&z)
	if err != nil {
		return z, 0, false
	}
	west = int(z.Bias)
	switch kind {
	case syscall.TIME_ZONE_ID_STANDARD:
		west += int(z.StandardBias)
	case syscall.TIME_ZONE_ID_DAYLIGHT:
		west += int(z.DaylightBias)
	}
	return z, west, true
}

func at(t time.Time) time.Time {
	z, west, known := present()
	if !known || z == started {
		return t.Local()
	}
	return t.In(time.FixedZone("", -west*60))
}
