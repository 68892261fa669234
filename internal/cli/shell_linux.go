//go:build linux && !android && !ebitenginevmguest

package cli

import (
	"context"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/internal/aloud"
	"runehall/internal/atspi"
	"runehall/internal/release"
	"runehall/scenes"
)

// shell returns the game. While a screen reader listens, it reports where its window is.
func shell(app *scenes.App, t *aloud.Teller) ebiten.Game {
	return &read{app, atspi.Start(context.Background(), t, release.Version())}
}

// read is the program as screen readers read it.
type read struct {
	*scenes.App
	bridge *atspi.Bridge
}

// Update implements [ebiten.Game].
func (r *read) Update() error {
	if r.bridge.Heard() {
		scale := ebiten.Monitor().DeviceScaleFactor()
		x, y := ebiten.WindowPosition()
		r.bridge.Move(atspi.Window{
			Focused: ebiten.IsFocused(), X: int(float64(x) * scale), Y: int(float64(y) * scale), Scale: scale,
		})
	}
	return r.App.Update()
}
