//go:build !ebitenginevmguest

package speaker

import (
	"fmt"

	"golang.org/x/sys/windows"
)

var waveOutGetNumDevs = windows.NewLazySystemDLL("winmm.dll").NewProc("waveOutGetNumDevs")

// signs returns the number of sound devices as a text; "": there are none. Without a device, oto would play to nobody
// and never look again.
func signs() string {
	if waveOutGetNumDevs.Find() != nil {
		return "unknown"
	}
	n, _, _ := waveOutGetNumDevs.Call()
	if uint32(n) == 0 {
		return ""
	}
	return fmt.Sprint(uint32(n))
}
