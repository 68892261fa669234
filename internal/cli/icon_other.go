//go:build !linux

package cli

import (
	"log/slog"

	"github.com/hajimehoshi/ebiten/v2"
)

// dress does nothing: the package that the program came in has the icon.
func dress(*slog.Logger) *ebiten.RunGameOptions { return nil }
