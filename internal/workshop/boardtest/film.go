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

// Film is a rig whose board is drawn while it moves.
type Film[C games.Core[C, M, E], M comparable, E any, V any, B table.Board[M, E, V]] struct {
	*Rig[C, M, E, V, B]
	Brush  *ui.Canvas
	Screen *ebiten.Image
}

// NewFilm returns a film of a rig's board.
func NewFilm[C games.Core[C, M, E], M comparable, E any, V any, B table.Board[M, E, V]](
	r *Rig[C, M, E, V, B],
) *Film[C, M, E, V, B] {
	screen := ebiten.NewImage(int(r.screen.W), int(r.screen.H))
	r.T.Cleanup(func() { pilot.InFrame(screen.Deallocate) })
	return &Film[C, M, E, V, B]{r, ui.NewCanvas(r.Kit), screen}
}

// Picture draws the board as it is now. Drawing may ask for pictures of the hall for the first time: then it waits for
// them and draws again.
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

// Move makes a random move and tells it to the board. It returns the events as the reader knows them, and false once
// the match is over.
func (f *Film[C, M, E, V, B]) Move() ([]E, bool) {
	events, on := f.Match.Random()
	if on {
		events = known(f.Match.Play.Def(), events, f.Reader)
		f.Board.Tell(events, f.Match.Play.View(f.Reader))
	}
	return events, on
}

// coarsen draws the same board with few pixels from now on.
func (f *Film[C, M, E, V, B]) coarsen() {
	f.screen.W, f.screen.H = f.screen.W*coarse, f.screen.H*coarse
	f.Kit.SetLook(ui.Look{Interface: f.screen.Scale, Device: coarse})
	f.Board.Layout(f.frame())
	f.Screen = ebiten.NewImage(int(f.screen.W), int(f.screen.H))
}

// MovesQuietly checks that moving things cost no memory. begin starts a motion with many things. After two rounds, in
// which all pictures are made, also of both sides of turning cards, the frames of a third one must hardly allocate. The
// log tells how long a frame takes. all is called in the middle of the motion, to check that everything moves.
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
		// The engine's driver allocates for each batch when the frame is flushed. That is outside of what is counted.
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
