package awake

import (
	"runtime"

	"golang.org/x/sys/windows"
)

var execution = windows.NewLazySystemDLL("kernel32.dll").NewProc("SetThreadExecutionState")

// The states of a thread.
const (
	continuous      = 0x80000000 // ES_CONTINUOUS: until it is told otherwise
	displayRequired = 0x00000002 // ES_DISPLAY_REQUIRED
)

// Can returns true.
func Can() bool { return true }

// keep stays on one thread, to which what it asks for is bound.
func keep(wishes <-chan string) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	keepWith(wishes, func(string) (release func()) {
		if was, _, _ := execution.Call(continuous | displayRequired); was == 0 {
			return nil
		}
		return func() { _, _, _ = execution.Call(continuous) }
	})
}
