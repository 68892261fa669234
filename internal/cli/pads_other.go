//go:build !js

package cli

import (
	"log/slog"

	"github.com/hajimehoshi/ebiten/v2"
)

// padVariable is where people keep the layouts of their gamepads, for all programs that know SDL's lines.
const padVariable = "SDL_GAMECONTROLLERCONFIG"

// layouts is where the engine takes over layouts of gamepads: [ebiten.UpdateStandardGamepadLayoutMappings].
type layouts func(lines string) (bool, error)

// usePads takes over the layouts of gamepads that the environment names.
func usePads(getenv func(string) string, log *slog.Logger) {
	takePads(getenv, ebiten.UpdateStandardGamepadLayoutMappings, log)
}

// takePads passes on the gamepad layouts that the environment names. A layout that the engine cannot read is logged,
// and the program goes on.
func takePads(getenv func(string) string, take layouts, log *slog.Logger) {
	lines := getenv(padVariable)
	if lines == "" {
		return
	}
	if _, err := take(lines); err != nil {
		log.Warn("the layouts of gamepads cannot be read", "variable", padVariable, "error", err)
	}
}
