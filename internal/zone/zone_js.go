package zone

import (
	"syscall/js"
	"time"
)

// at asks the browser, which knows the zone of the moment: Go's program in it goes by the offset of its start, summer and winter.
func at(t time.Time) time.Time {
	west := js.Global().Get("Date").New(float64(t.UnixMilli())).Call("getTimezoneOffset")
	if west.IsNaN() { // a moment that the browser has no date for
		return t.Local()
	}
	return t.In(time.FixedZone("", -west.Int()*60))
}
