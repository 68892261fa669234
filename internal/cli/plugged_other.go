//go:build !linux && !js

package cli

import (
	"log/slog"
	"time"

	"runehall/ui"
)

// lookEvery is how often a program at rest looks for gamepads where the system tells the engine's loop nothing of them:
// an update that draws nothing, in less than a thousandth of the time.
const lookEvery = 2 * time.Second

// seeGamepads has a program at rest look for gamepads now and then. The returned function ends that.
func seeGamepads(pace *ui.Pace, _ *slog.Logger) (end func()) {
	every := time.NewTicker(lookEvery)
	over := make(chan struct{})
	go func() {
		for {
			select {
			case <-every.C:
				pace.Look()
			case <-over:
				return
			}
		}
	}()
	return func() {
		every.Stop()
		close(over)
	}
}
