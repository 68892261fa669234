//go:build !js

package scenes

import "runtime/debug"

// collectOften lets garbage grow to half of what is in use, where Go would let it grow to as much again: pictures come and go in
// megabytes, and a board at rest would keep the room of all that went. It is not called before the first frame, which no
// collection should delay.
func collectOften() { debug.SetGCPercent(50) }
