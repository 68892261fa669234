package stats

import (
	"syscall"
	"time"
)

// thread asks for the figures of the calling thread.
const thread = 1 // RUSAGE_THREAD

// busy returns the processor time that the calling thread has used: unlike the time of day it does not tell how busy
// the machine is with something else.
func busy() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(thread, &u); err != nil {
		return 0 // before Linux 2.6.26 there is no such file
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
