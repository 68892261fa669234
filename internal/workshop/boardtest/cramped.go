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

// Words finds words of a board that have no room, in all languages in one frame. A board keeps its pictures when only
// the words change, so these are painted once. The screen has only one pixel: nothing is painted on it, but words are
// measured all the same.
type Words struct {
	T      testing.TB
	Kit    *ui.Kit
	Board  worded
	Settle func() // completes the board's picture

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

// NewWords prepares the check of a board on a screen.
func NewWords(t testing.TB, k *ui.Kit, board worded, s Screen, seats int, settle func()) *Words {
	w := &Words{
		T: t, Kit: k, Board: board, Settle: settle, brush: ui.NewCanvas(k), screen: ebiten.NewImage(1, 1),
		said: map[string]bool{},
	}
	for _, tag := range lang.Tags() {
		s.Tag = tag
		w.frames = append(w.frames, Frame(t, k, board.Need, s, seats))
	}
	t.Cleanup(func() { pilot.InFrame(w.screen.Deallocate) })
	return w
}

// Look fails the test for each text without room. what tells the failure's place.
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
