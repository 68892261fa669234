package scenes

import (
	"runtime/debug"

	"runehall/ui"
)

// collectOften begins to collect garbage: the page starts the program without that (GOGC), since a page has a single thread, and the
// first frame would wait. It is called after the first frame.
func collectOften() { debug.SetGCPercent(100) }

// giveBackMemory does nothing: a page never gives memory back to the browser, and would have to fetch its pictures again.
func giveBackMemory(*ui.Kit, bool) {}
