//go:build pilot

package boardtest

import (
	"image"
	"runtime"
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/games"
	"runehall/internal/workshop/pilot"
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
	screen := ebiten.NewImage(int(r.screen.W), int(r.screen.H))
	r.T.Cleanup(func() { pilot.InFrame(screen.Deallocate) })
	return &Film[C, M, E, V, B]{r, ui.NewCanvas(r.Kit), screen}
}

// Picture draws the board as it is now. What is drawn for the first time asks for pictures of the hall: it is drawn once more when they have come.
func (f *Film[C, M, E, V, B]) Picture() *image.RGBA {
	p := image.NewRGBA(f.Screen.Bounds())
	draw := func() {
		f.Screen.Fill(f.Kit.Palette.Night)
		f.Brush.Begin(f.Screen)
		f.Board.Draw(f.Brush)
		f.Screen.ReadPixels(p.Pix)
	}
	pilot.InFrame(draw)
	for version := -1; version != Shelf().Version(); pilot.InFrame(draw) {
		for Shelf().Loading() {
			time.Sleep(time.Millisecond)
		}
		version = Shelf().Version()
	}
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

// coarsen makes pictures of the same board with few pixels.
func (f *Film[C, M, E, V, B]) coarsen() {
	f.screen.W, f.screen.H = f.screen.W*coarse, f.screen.H*coarse
	f.Kit.SetLook(ui.Look{Interface: f.screen.Scale, Device: coarse})
	f.Board.Layout(f.frame())
	f.Screen = ebiten.NewImage(int(f.screen.W), int(f.screen.H))
}

// MovesQuietly has much begin to move, and draws it until all rests: all pictures are made then, those of the sides of a card that turns
// over too. When it begins once more a tick and its frame allocate nothing of their own, and the log tells how long one takes. In the midst
// of it all is asked whether it moves.
func (f *Film[C, M, E, V, B]) MovesQuietly(begin func(), all func()) {
	f.T.Helper()
	f.coarsen()
	pixel := make([]byte, 4)
	pilot.InFrame(func() {
		corner := f.Screen.SubImage(image.Rect(0, 0, 1, 1)).(*ebiten.Image)
		frame := func() {
			f.Board.Step()
			f.Brush.Begin(f.Screen)
			f.Board.Draw(f.Brush)
		}
		for range 2 {
			for begin(); f.Board.Moving(); corner.ReadPixels(pixel) {
				frame()
			}
		}
		begin()
		// What the engine's driver allocates for each batch comes when the frame is flushed: that is not counted.
		var counts []uint64
		var times []time.Duration
		for n := range 101 {
			before, after := runtime.MemStats{}, runtime.MemStats{}
			runtime.ReadMemStats(&before)
			begun := time.Now()
			frame()
			took := time.Since(begun)
			runtime.ReadMemStats(&after)
			corner.ReadPixels(pixel)
			if n > 40 {
				counts, times = append(counts, after.Mallocs-before.Mallocs), append(times, took)
			}
		}
		all()
		slices.Sort(times)
		f.T.Logf("a tick and its frame of our own: %v in the median, %v at least", times[len(times)/2], times[0])
		slices.Sort(counts)
		if most := counts[len(counts)/2]; most > 2 {
			f.T.Errorf("half of the frames in which much moves allocate %d times or more: %v", most, counts)
		}
	})
}
