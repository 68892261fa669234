//go:build !js

package scenes

import "runtime/debug"

// collectOften lets garbage grow to half of what is in use instead of Go's usual all of it: pictures come and go by the
// megabyte, and a board at rest would hold on to the memory of those that went. It is called after the first frame, which no
// collection should delay.
func collectOften() { debug.SetGCPercent(50) }
