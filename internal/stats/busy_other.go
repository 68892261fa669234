//go:build !linux

package stats

import "time"

var from = time.Now()

// busy returns a time that passes while the calling thread works, and elsewhere than on Linux also while it waits for
// the machine.
func busy() time.Duration { return time.Since(from) }
