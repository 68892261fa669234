// Package unshown forgets what a test has drawn that no window shows.
//
// Ebitengine keeps each order to draw, with its pixels, until the first frame of a window. In a test without a window
// that frame never comes: the orders of all tests of a package would lie in memory until its last one has ended. A
// thousand screens take eight gigabytes.
package unshown

import (
	"sync"
	"testing"
	_ "unsafe" // for linkname

	_ "github.com/hajimehoshi/ebiten/v2" // which the names below lead into
)

//go:linkname orders github.com/hajimehoshi/ebiten/v2/internal/atlas.deferred
var orders []func()

//go:linkname ordersM github.com/hajimehoshi/ebiten/v2/internal/atlas.deferredM
var ordersM sync.Mutex

// After forgets the orders when the test ends. Images stay what they are, without what was drawn into them; so a test
// in which a window runs must not call it.
func After(t testing.TB) {
	t.Helper()
	t.Cleanup(func() {
		ordersM.Lock()
		defer ordersM.Unlock()
		orders = nil
	})
}
