//go:build !js

package cli

import (
	"log/slog"

	"github.com/hajimehoshi/ebiten/v2"
)

// padVariable is where people keep the layouts of their gamepads, for all programs that know SDL's lines.
const padVariable = "SDL_GAMECONTROLLERCONFIG"

// usePads takes over the layouts of gamepads that the environment names.
func usePads(getenv func(string) string, log *slog.Logger) {
	lines := getenv(padVariable)
	if lines == "" {
		return
	}
	if _, err := ebiten.UpdateStandardGamepadLayoutMappings(lines); err != nil {
		log.Warn("the layouts of gamepads cannot be read", "variable", padVariable, "error", err)
	}
}
