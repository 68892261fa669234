package zone

import (
	"os/exec"
	"strings"
	"sync"
	"time"
)

// known is the phone's time zone when it was last asked for. Go does not know it on phones.
var known struct {
	mu    sync.Mutex
	here  *time.Location
	asked time.Time
}

// askAgain is for how long an answer is believed: a program has to be started for it.
const askAgain = time.Minute

func at(t time.Time) time.Time {
	known.mu.Lock()
	defer known.mu.Unlock()
	if now := time.Now(); known.asked.IsZero() || now.Sub(known.asked).Abs() > askAgain {
		known.asked = now
		if name, err := exec.Command("/system/bin/getprop", "persist.sys.timezone").Output(); err == nil {
			if here, err := time.LoadLocation(strings.TrimSpace(string(name))); err == nil {
				known.here = here
			}
		}
	}
	if known.here == nil {
		return t.Local()
	}
	return t.In(known.here)
}
