package cli

import (
	"log/slog"

	"runehall/ui"
)

// seeGamepads does nothing: the page tells of them (wasm/page/devices.js).
func seeGamepads(*ui.Pace, *slog.Logger) (end func()) { return func() {} }
