//go:build !js

package scenes

import (
	"runtime/debug"

	"runehall/ui"
)

// collectOften lets garbage grow to half of the memory in use, not to all of it as Go usually does: pictures come and go by the
// megabyte, and a board at rest would hold on to the memory of dropped pictures. It is called after the first frame, which no
// collection should delay.
func collectOften() { debug.SetGCPercent(50) }

// giveBackMemory hands what is no longer in use to the system. Decoding pictures takes several times the memory that they need in the
// end, and without a need for more Go would return it only over minutes. So it does with the pixels of pictures that are drawn from
// the engine's memory by now; in the hall also with those that nobody has drawn. It waits for nothing.
func giveBackMemory(k *ui.Kit, hall bool) {
	k.Rest(hall)
	go debug.FreeOSMemory()
}
