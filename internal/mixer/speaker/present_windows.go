//go:build !ebitenginevmguest

package speaker

import (
	"fmt"

	"golang.org/x/sys/windows"
)

var waveOutGetNumDevs = windows.NewLazySystemDLL("winmm.dll").NewProc("waveOutGetNumDevs")

// signs tells how many sound devices there are, and is empty where there is none: oto would play to nobody then, and never look again.
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
