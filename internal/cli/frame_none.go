//go:build js || ebitenginevmguest

package cli

import (
	"cmp"
	"log/slog"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/internal/store"
	"runehall/scenes"
)

// framed is just the game: on this system nobody moves its window.
type framed struct {
	ebiten.Game
	app *scenes.App
}

func openFramed(game ebiten.Game, app *scenes.App, _ *store.Store, asked size, _ func(), _ *slog.Logger) *framed {
	ebiten.SetWindowSize(cmp.Or(asked.width, defaultSize.width), cmp.Or(asked.height, defaultSize.height))
	return &framed{game, app}
}

// LayoutF implements [ebiten.LayoutFer].
func (g *framed) LayoutF(width, height float64) (float64, float64) {
	if l, ok := g.Game.(ebiten.LayoutFer); ok {
		return l.LayoutF(width, height)
	}
	return g.app.LayoutF(width, height)
}

func (*framed) close() {}
