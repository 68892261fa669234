//go:build screens

package masters

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
	"runehall/games/gamestest"
	rules "runehall/games/masters"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/screens"
	"runehall/ui"
)

// seance is a whole table with its board, drawn in memory and fed with inputs.
type seance struct {
	t     *testing.T
	core  *rules.Game // of the match, for what nobody may see
	table table.Sitting
	scene stage.Scene
	root  *ui.Root
	brush *ui.Canvas
	image *ebiten.Image
	size  ui.Size
	input ui.Input
	pix   []byte
	heard []string // effects of the last tick, with their places
}

// stored acknowledges everything at once and keeps nothing.
type stored struct{}

func (stored) Append(_ []byte, done func(error)) { done(nil) }

type boardOf = table.Board[rules.Move, rules.Event, rules.View]

// newSeance sits down at a match that began with some moves, with what a reader cannot know dealt anew for a seed that is
// not 0. The board may be wrapped.
func newSeance(t *testing.T, m *match, reader games.Seat, seed uint64, wrap func(*seance, *Board) boardOf) *seance {
	t.Helper()
	kit, err := ui.NewKit(ui.Look{})
	if err != nil {
		t.Fatal(err)
	}
	book, err := lang.Load("en")
	if err != nil {
		t.Fatal(err)
	}
	s := &seance{t: t, root: ui.NewRoot(kit), brush: ui.NewCanvas(kit), size: ui.Sz(800, 600)}
	def := gamestest.Dealt(rules.Def, m.play.Made(), reader, seed)
	begin := def.New
	def.New = func(setup games.Setup, events *games.Events[rules.Event]) *rules.Game {
		s.core = begin(setup, events)
		return s.core
	}
	door := table.NewDoor(table.Kind[*rules.Game, rules.Move, rules.Event, rules.View]{
		Def: def, Levels: bots.Levels(def), Board: func() boardOf { return wrap(s, New()) },
	})
	record := m.play.Record()
	if s.table, err = door.Begin(record.Setup, record.Players); err != nil {
		t.Fatal(err)
	}
	st := &stage.Stage{Kit: kit, Book: book, Log: slog.New(slog.DiscardHandler), Settings: stage.Settings{Speed: 4}.Complete()}
	st.Hears = func(e sound.Effect, from ui.Point) { s.heard = append(s.heard, fmt.Sprint(e, from)) }
	ways := table.Ways{
		Pause: func(table.Menu) {}, Results: func(table.Outcome) {}, Rules: func(string, string, string) {},
		Fail: func(err error) { t.Error(err) }, Leave: func() {},
	}
	if s.scene, err = s.table.Table(st, stored{}, ways); err != nil {
		t.Fatal(err)
	}
	area := ui.Rect{W: s.size.W, H: s.size.H}
	s.scene.Layout(area, area)
	if e, ok := s.scene.(stage.Entering); ok {
		e.Enter(s.root)
	}
	s.pix = make([]byte, 4*int(s.size.W)*int(s.size.H))
	screens.InFrame(func() { s.image = ebiten.NewImage(int(s.size.W), int(s.size.H)) })
	t.Cleanup(func() { screens.InFrame(s.image.Deallocate) })
	return s
}

// tick runs a tick, with a pointer in a phase at a place.
func (s *seance) tick(phase ui.Phase, at ui.Point) {
	s.input = ui.Input{Size: s.size, Scale: 1, Device: ui.TouchDevice, Pointers: s.input.Pointers[:0]}
	if phase != 0 {
		s.input.Pointers = append(s.input.Pointers, ui.Pointer{ID: 1, Kind: ui.Touch, Phase: phase, At: at, Start: at, Last: at, Moved: phase == ui.Drag})
	}
	s.heard = s.heard[:0]
	c := s.root.Begin(&s.input)
	s.scene.Update(c)
	s.root.End(c)
}

// draw paints the frame and reads it back. Call it in a frame of the host.
func (s *seance) draw() {
	s.brush.Begin(s.image)
	s.scene.Draw(s.brush)
	s.root.DrawFocus(s.brush)
	s.image.ReadPixels(s.pix)
}

func (s *seance) report() stage.Report {
	r := stage.Report{Root: s.root, Targets: map[string]ui.Rect{}, State: map[string]any{}}
	s.scene.Report(&r)
	return r
}

// save writes the last frame among the pictures of the test.
func (s *seance) save(name string) {
	s.t.Helper()
	f, err := os.Create(filepath.Join(s.t.ArtifactDir(), name+".png"))
	if err != nil {
		s.t.Fatal(err)
	}
	defer f.Close()
	img := &image.RGBA{Pix: s.pix, Stride: 4 * int(s.size.W), Rect: image.Rect(0, 0, int(s.size.W), int(s.size.H))}
	if err := png.Encode(f, img); err != nil {
		s.t.Fatal(err)
	}
}
