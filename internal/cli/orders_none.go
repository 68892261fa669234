//go:build js || !ebitenginevmguest

package cli

import "github.com/hajimehoshi/ebiten/v2"

// obeying returns just the program's game, and how it is closed: the program that people get takes no orders.
func obeying(p *program, _ console) (game ebiten.Game, end func() error, err error) {
	return p.game, p.close, nil
}
