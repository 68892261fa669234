//go:build !js && (!linux || android || ebitenginevmguest)

package cli

import (
	"github.com/hajimehoshi/ebiten/v2"

	"runehall/internal/aloud"
	"runehall/scenes"
)

// shell returns the game as it is: what reads the screen of this system aloud is told nothing by it.
func shell(app *scenes.App, _ *aloud.Teller) ebiten.Game { return app }
