// Empty is an Ebitengine program of nothing: the floor against which make bench
// measures the game's start, size, memory and allocations.
package main

import (
	"fmt"
	"os"

	"github.com/hajimehoshi/ebiten/v2"
)

type empty struct{}

// Update implements [ebiten.Game].
func (empty) Update() error { return nil }

// Draw implements [ebiten.Game].
func (empty) Draw(*ebiten.Image) {}

// Layout implements [ebiten.Game].
func (empty) Layout(width, height int) (int, int) { return width, height }

func main() {
	ebiten.SetWindowSize(1280, 720)
	if err := ebiten.RunGame(counted(empty{})); err != nil {
		fmt.Fprintln(os.Stderr, "empty:", err)
		os.Exit(1)
	}
}
