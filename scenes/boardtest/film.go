//go:build pilot

package boardtest

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/games"
	"runehall/internal/pilot"
	"runehall/scenes/table"
	"runehall/ui"
)

// Film is a board of which pictures are taken while it moves.
type Film[C games.Core[C, M, E], M comparable, E any, V any, B table.Board[M, E, V]] struct {
	*Rig[C, M, E, V, B]
	Brush  *ui.Canvas
	Screen *ebiten.Image
}

// NewFilm begins to film a board.
func NewFilm[C games.Core[C, M, E], M comparable, E any, V any, B table.Board[M, E, V]](r *Rig[C, M, E, V, B]) *Film[C, M, E, V, B] {
	return &Film[C, M, E, V, B]{r, ui.NewCanvas(r.Kit), ebiten.NewImage(int(r.screen.W), int(r.screen.H))}
}

// Picture draws the board as it is now.
func (f *Film[C, M, E, V, B]) Picture() *image.RGBA {
	p := image.NewRGBA(f.Screen.Bounds())
	pilot.InFrame(func() {
		f.Screen.Fill(f.Kit.Palette.Night)
		f.Brush.Begin(f.Screen)
		f.Board.Draw(f.Brush)
		f.Screen.ReadPixels(p.Pix)
	})
	return p
}

// Move makes a random move and tells it. It returns its events as the reader knows them, and false once the match is over.
func (f *Film[C, M, E, V, B]) Move() ([]E, bool) {
	events, on := f.Match.Random()
	if on {
		events = known(f.Match.Play.Def(), events, f.Reader)
		f.Board.Tell(events, f.Match.Play.View(f.Reader))
	}
	return events, on
}
