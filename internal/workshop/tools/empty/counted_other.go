//go:build !js

package main

import (
	"os"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/internal/stats"
)

// counted returns g with the counters that the game has with --stats.
func counted(g ebiten.Game) ebiten.Game {
	return stats.Wrap(g, nil, os.Stdin, os.Stderr)
}
