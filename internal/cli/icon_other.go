//go:build !linux

package cli

import (
	"log/slog"

	"github.com/hajimehoshi/ebiten/v2"
)

// dress does nothing: the icon is that of the package the program came in.
func dress(*slog.Logger) *ebiten.RunGameOptions { return nil }
