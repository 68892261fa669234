//go:build pilot

package boardtest

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/assets/lang"
	"runehall/internal/workshop/pilot"
	"runehall/scenes/table"
	"runehall/ui"
)

// Words looks at a board in all languages in one frame for words that find no room. What is the same in all of them is painted once: the
// board keeps its pictures when it is laid out in other words. Nor is anything painted on the screen, which is a pixel: words are measured
// all the same.
type Words struct {
	T      testing.TB
	Kit    *ui.Kit
	Board  worded
	Settle func() // shows all that is told

	frames []table.Frame
	brush  *ui.Canvas
	screen *ebiten.Image
	said   map[string]bool
}

type worded interface {
	Need(r table.Room) table.Need
	Layout(f table.Frame)
	Draw(c *ui.Canvas)
}

// NewWords looks at a board on a screen.
func NewWords(t testing.TB, k *ui.Kit, board worded, s Screen, seats int, settle func()) *Words {
	w := &Words{T: t, Kit: k, Board: board, Settle: settle, brush: ui.NewCanvas(k), screen: ebiten.NewImage(1, 1), said: map[string]bool{}}
	for _, tag := range lang.Tags() {
		s.Tag = tag
		w.frames = append(w.frames, Frame(t, k, board.Need, s, seats))
	}
	t.Cleanup(func() { pilot.InFrame(w.screen.Deallocate) })
	return w
}

// Look fails the test if there are words without room; what says where.
func (w *Words) Look(what string) {
	w.T.Helper()
	w.Kit.WatchCramped()
	pilot.InFrame(func() {
		for i := range w.frames {
			w.Board.Layout(w.frames[i])
			w.Settle()
			w.brush.Begin(w.screen)
			w.Board.Draw(w.brush)
		}
	})
	for _, text := range w.Kit.Cramped() {
		if !w.said[text] {
			w.said[text] = true
			w.T.Errorf("%s: no room for %q", what, text)
		}
	}
}
