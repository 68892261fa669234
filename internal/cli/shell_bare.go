//go:build !js && (!linux || android || ebitenginevmguest)

package cli

import (
	"github.com/hajimehoshi/ebiten/v2"

	"runehall/internal/aloud"
	"runehall/scenes"
)

// shell returns just the game: on this system, screen readers are told nothing.
func shell(app *scenes.App, _ *aloud.Teller) ebiten.Game { return app }
