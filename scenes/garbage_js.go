package scenes

import (
	"runtime/debug"

	"runehall/ui"
)

// collectOften starts the garbage collection, which the page leaves off at first (GOGC): a page has a single thread,
// and the first frame would have to wait. Call it after the first frame.
func collectOften() { debug.SetGCPercent(100) }

// giveBackMemory does nothing. A page never gives memory back to the browser, and would have to fetch its pictures
// again.
func giveBackMemory(*ui.Kit, bool) {}
