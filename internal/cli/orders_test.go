//go:build !ebitenginevmguest

package cli

import (
	"errors"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/scenes"
)

// TestOnlyTestsGiveOrders shows that the program that people get does not even look for orders.
func TestOnlyTestsGiveOrders(t *testing.T) {
	closed := false
	p := &program{game: (*scenes.App)(nil)}
	p.atEnd(noError(func() { closed = true }))
	game, end, err := obeying(p, console{getenv: func(name string) string {
		t.Errorf("it asks for the variable %s", name)
		return ""
	}})
	if err != nil || game != ebiten.Game((*scenes.App)(nil)) {
		t.Errorf("it runs %T, %v, and not its own game", game, err)
	}
	if err := end(); err != nil || !closed {
		t.Errorf("at the end it is closed: %v, %v", closed, err)
	}
}

// TestWhatWasOpenedFirstIsClosedLast shows the order in which a program closes what it works with, and that one thing
// that fails keeps nothing else open.
func TestWhatWasOpenedFirstIsClosedLast(t *testing.T) {
	var order []int
	p := &program{}
	for i := range 3 {
		p.atEnd(func() error {
			order = append(order, i)
			if i == 1 {
				return errExample
			}
			return nil
		})
	}
	if err := p.close(); !errors.Is(err, errExample) {
		t.Errorf("the error is %v", err)
	}
	if !slices.Equal(order, []int{2, 1, 0}) {
		t.Errorf("closed in the order %v", order)
	}
	if err := p.close(); err != nil || len(order) != 3 {
		t.Errorf("closing twice closes %v, %v", order, err)
	}
}

var errExample = errors.New("example")
