package unshown

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestOrdersAreForgottenWithTheirTest(t *testing.T) {
	waiting := func() int {
		ordersM.Lock()
		defer ordersM.Unlock()
		return len(orders)
	}
	t.Run("draws", func(t *testing.T) {
		After(t)
		before := waiting()
		ebiten.NewImage(8, 8).WritePixels(make([]byte, 4*8*8))
		if waiting() <= before {
			t.Fatalf("%d orders after drawing, as many as before: Ebitengine keeps them elsewhere now", waiting())
		}
	})
	if n := waiting(); n != 0 {
		t.Errorf("%d orders are kept after their test has ended", n)
	}
}
