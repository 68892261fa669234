//go:build !js

package scenes

import (
	"runtime/debug"

	"runehall/ui"
)

// collectOften lets garbage grow to half of the memory in use before it is collected; Go's own habit is to wait for all
// of it. Pictures come and go by the megabyte, and a board at rest would hold on to the memory of dropped ones. Call it
// after the first frame, which no collection should delay.
func collectOften() { debug.SetGCPercent(50) }

// giveBackMemory gives memory that is no longer in use back to the system, without waiting for that. Decoding pictures
// takes several times the memory that they need in the end, and Go would return it only over minutes. The pixels of
// pictures go too once the engine has copies to draw from; in the hall even those of pictures that nobody has drawn.
func giveBackMemory(k *ui.Kit, hall bool) {
	k.Rest(hall)
	go debug.FreeOSMemory()
}
