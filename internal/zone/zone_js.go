package zone

import (
	"syscall/js"
	"time"
)

// at asks the browser, which knows the time zone at each moment. Go in the browser only uses the offset at its start,
// in summer and winter alike.
func at(t time.Time) time.Time {
	west := js.Global().Get("Date").New(float64(t.UnixMilli())).Call("getTimezoneOffset")
	if west.IsNaN() { // a moment that the browser has no date for
		return t.Local()
	}
	return t.In(time.FixedZone("", -west.Int()*60))
}
