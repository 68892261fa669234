//go:build pilot

package boardtest

import (
	"fmt"
	"image"
	"image/png"
	"log/slog"
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/assets/lang"
	"runehall/assets/sound"
	"runehall/games"
	"runehall/games/bots"
	"runehall/internal/aloud"
	"runehall/internal/workshop/gamestest"
	"runehall/internal/workshop/pilot"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// DrawnTable is a whole table with its board, drawn in memory and fed with inputs.
type DrawnTable[C games.Core[C, M, E], M comparable, E any, V any] struct {
	T *testing.T
	// Core is the match's core, for checks of what nobody may see.
	Core  C
	Table table.Sitting
	Kit   *ui.Kit
	Scene stage.Scene
	Root  *ui.Root
	Image *ebiten.Image
	Size  ui.Size
	// Pix is the last frame read back, in RGBA.
	Pix []byte
	// Heard lists the effects of the last tick, with their places.
	Heard []string

	book    *lang.Book
	brush   *ui.Canvas
	input   ui.Input
	painted func() // called after each Paint; may be nil
}

// stored is a keeper that acknowledges everything at once and keeps nothing.
type stored struct{}

func (stored) Append(_ []byte, done func(error)) { done(nil) }

// NewDrawnTable sets up a table for a match that has begun with the moves of m. Unless seed is 0, all that the reader
// cannot know is dealt anew for it. The screen has 800 × 600 dp, drawn with device pixels per dp: pixels cost most of
// the time.
func NewDrawnTable[C games.Core[C, M, E], M comparable, E any, V any](
	t *testing.T, m *Match[C, M, E, V], reader games.Seat, seed uint64, device float64,
	board func() table.Board[M, E, V],
) *DrawnTable[C, M, E, V] {
	t.Helper()
	kit, err := ui.NewKit(ui.Look{Device: device})
	if err != nil {
		t.Fatal(err)
	}
	book := Books(t)["en"]
	s := &DrawnTable[C, M, E, V]{
		T: t, Kit: kit, Root: ui.NewRoot(kit), book: book, brush: ui.NewCanvas(kit),
		Size: ui.Sz(800*device, 600*device),
	}
	def := gamestest.Dealt(m.Play.Def(), m.Play.Made(), reader, seed)
	begin := def.New
	def.New = func(setup games.Setup, events *games.Events[E]) C {
		s.Core = begin(setup, events)
		return s.Core
	}
	door := table.NewDoor(table.Kind[C, M, E, V]{
		Def: def, Levels: bots.Ladder(def), Former: bots.Former(def), Board: board,
	})
	record := m.Play.Record()
	if s.Table, err = door.Begin(record.Setup, record.Players); err != nil {
		t.Fatal(err)
	}
	st := &stage.Stage{
		Kit: kit, Book: book, Log: slog.New(slog.DiscardHandler), Settings: stage.Speed.Set(stage.Settings{}, "4"),
	}
	st.OnSound = func(e sound.Effect, from ui.Point) { s.Heard = append(s.Heard, fmt.Sprint(e, from)) }
	ways := table.Ways{
		Pause: func(table.Menu) {}, Results: func(table.Outcome) {}, Rules: func(string, string, string) {},
		Fail: func(err error) { t.Error(err) }, Leave: func() {},
	}
	if s.Scene, err = s.Table.Table(st, stored{}, ways); err != nil {
		t.Fatal(err)
	}
	area := ui.Rect{W: s.Size.W, H: s.Size.H}
	s.Scene.Layout(area, area)
	if e, ok := s.Scene.(stage.Entering); ok {
		e.Enter(s.Root)
	}
	s.Pix = make([]byte, 4*int(s.Size.W)*int(s.Size.H))
	// The image has a texture to itself, like a screen: two tables are compared by the pixel.
	whole := image.Rect(0, 0, int(s.Size.W), int(s.Size.H))
	pilot.InFrame(func() { s.Image = ebiten.NewImageWithOptions(whole, &ebiten.NewImageOptions{Unmanaged: true}) })
	t.Cleanup(func() { pilot.InFrame(s.Image.Deallocate) })
	return s
}

// Fit lays the table out for another screen. Frames are still drawn onto the first one: what matters is that they are
// made.
func (s *DrawnTable[C, M, E, V]) Fit(size ui.Size, look ui.Look) {
	s.Size = size
	s.Kit.SetLook(look)
	area := ui.Rect{W: size.W, H: size.H}
	s.Scene.Layout(area, area)
}

// Tick runs a tick, with a finger in a phase at a place. Phase 0: there is no finger.
func (s *DrawnTable[C, M, E, V]) Tick(phase ui.Phase, at ui.Point) {
	s.input = ui.Input{Size: s.Size, Scale: s.Kit.Look.Device, Device: ui.TouchDevice, Pointers: s.input.Pointers[:0]}
	if phase != 0 {
		s.input.Pointers = append(s.input.Pointers, ui.Pointer{
			ID: 1, Kind: ui.Touch, Phase: phase, At: at, Start: at, Last: at, Moved: phase == ui.Drag,
		})
	}
	s.Heard = s.Heard[:0]
	c := s.Root.Begin(&s.input)
	s.Scene.Update(c)
	s.Root.End(c)
}

// Paint draws the frame onto Image. Call it within a frame of the host.
func (s *DrawnTable[C, M, E, V]) Paint() {
	s.brush.Begin(s.Image)
	s.Scene.Draw(s.brush)
	s.Root.DrawFocus(s.brush)
	if s.painted != nil {
		s.painted()
	}
}

// Draw draws the frame and reads it back into Pix. Call it within a frame of the host.
func (s *DrawnTable[C, M, E, V]) Draw() {
	s.Paint()
	s.Image.ReadPixels(s.Pix)
}

// Report returns the scene's report.
func (s *DrawnTable[C, M, E, V]) Report() stage.Report {
	r := stage.Report{Root: s.Root, Targets: map[string]ui.Rect{}, State: map[string]any{}}
	s.Scene.Report(&r)
	return r
}

// Told is what somebody hears of the table who cannot see it.
type Told struct {
	Things map[string]aloud.Thing
	// Owners are what widgets tell of themselves, where scenes add nothing.
	Owners map[string]aloud.Thing
	Rects  map[string]ui.Rect
	Parts  []stage.Section
	Live   []stage.Live
}

// Tell returns what somebody hears of the table now.
func (s *DrawnTable[C, M, E, V]) Tell() Told {
	h := stage.NewHeard(s.Root, s.book)
	s.Scene.Report(&stage.Report{Root: s.Root, Targets: map[string]ui.Rect{}, State: map[string]any{}, Heard: h})
	s.Scene.(stage.Hearing).Hear(h)
	owners := map[string]aloud.Thing{}
	for name, owner := range h.Owners {
		if o, ok := owner.(ui.Speaker); ok {
			owners[name] = o.Speak()
		}
	}
	return Told{h.Things, owners, h.Rects, h.Parts, h.Live}
}

// Save writes the last frame among the pictures of the test.
func (s *DrawnTable[C, M, E, V]) Save(name string) {
	s.T.Helper()
	f, err := os.Create(filepath.Join(s.T.ArtifactDir(), name+".png"))
	if err != nil {
		s.T.Fatal(err)
	}
	defer f.Close()
	img := &image.RGBA{Pix: s.Pix, Stride: 4 * int(s.Size.W), Rect: image.Rect(0, 0, int(s.Size.W), int(s.Size.H))}
	if err := png.Encode(f, img); err != nil {
		s.T.Fatal(err)
	}
}
