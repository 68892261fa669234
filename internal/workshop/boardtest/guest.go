//go:build pilot

package boardtest

import (
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/games"
	"runehall/internal/workshop/pilot"
	"runehall/internal/workshop/pilot/probe"
	"runehall/scenes/stage"
)

// Open starts the program with a match on a screen of w × h. args are further flags of the program, such as a scale.
func Open[C games.Core[C, M, E], M comparable, E any, V any](
	t *testing.T, m *Match[C, M, E, V], w, h int, args ...string,
) *pilot.App {
	t.Helper()
	return open(t, t.TempDir(), m, w, h, args...)
}

// OpenFast is Open with the animation at its highest speed, for matches that are played to their ends.
func OpenFast[C games.Core[C, M, E], M comparable, E any, V any](
	t *testing.T, m *Match[C, M, E, V], w, h int, args ...string,
) *pilot.App {
	t.Helper()
	return OpenSet(t, m, stage.Speed.Set(stage.Settings{}, "4"), w, h, args...)
}

// OpenSet is Open with settings.
func OpenSet[C games.Core[C, M, E], M comparable, E any, V any](
	t *testing.T, m *Match[C, M, E, V], set stage.Settings, w, h int, args ...string,
) *pilot.App {
	t.Helper()
	dir := t.TempDir()
	KeepSettings(t, dir, set)
	return open(t, dir, m, w, h, args...)
}

// KeepSettings stores settings in a data folder.
func KeepSettings(t *testing.T, dir string, set stage.Settings) {
	t.Helper()
	text, err := set.Text()
	folder := filepath.Join(dir, "settings")
	if err := errors.Join(err, os.MkdirAll(folder, 0o777),
		os.WriteFile(filepath.Join(folder, stage.SettingsKey), text, 0o666)); err != nil {
		t.Fatal(err)
	}
}

// OpenStored starts the program at its title, with a data folder in which the match is stored: as it starts after it
// was killed.
func OpenStored[C games.Core[C, M, E], M comparable, E any, V any](
	t *testing.T, dir string, m *Match[C, M, E, V], w, h int,
) *pilot.App {
	t.Helper()
	first := open(t, dir, m, w, h)
	first.Until("the match is stored", func(r probe.Report) bool { return r.State["stored"] == true })
	first.Close()
	args := []string{"--probe", "--silent", "--data", dir, "--lang", "en"}
	app := pilot.Start(t, pilot.Options{Binary: pilot.Build(t, "runehall"), Args: args, Width: w, Height: h})
	app.Settle()
	return app
}

// open starts the program with a match and a data folder.
func open[C games.Core[C, M, E], M comparable, E any, V any](
	t *testing.T, dir string, m *Match[C, M, E, V], w, h int, args ...string,
) *pilot.App {
	t.Helper()
	file := filepath.Join(dir, "match.rune")
	if err := os.WriteFile(file, m.Play.Record().Text(), 0o666); err != nil {
		t.Fatal(err)
	}
	args = append([]string{"--probe", "--silent", "--data", dir, "--open", file}, args...)
	app := pilot.Start(t, pilot.Options{Binary: pilot.Build(t, "runehall"), Args: args, Width: w, Height: h})
	app.Until("nothing moves, or a clock runs", func(r probe.Report) bool { return !r.Busy || r.State["tick"] != nil })
	return app
}

// Guest plays a match through the running program, with one device.
type Guest struct {
	*pilot.App
	T      *testing.T
	Chance *rand.Rand
	// Curtains counts the curtains that were opened, and Answers the questions answered.
	Curtains, Answers int
}

// NewGuest returns a guest with a device, whose choices come from seed.
func NewGuest(t *testing.T, app *pilot.App, hand pilot.Hand, seed uint64) *Guest {
	app.Hand = hand
	return &Guest{App: app, T: t, Chance: rand.New(rand.NewPCG(seed, 7))}
}

// Step does the next thing that the table asks for, or calls act to do something on the board. It returns false when
// the match is over.
func (g *Guest) Step(act func()) bool {
	g.T.Helper()
	g.Settle()
	if g.Probe().Scene == "results" {
		return false
	}
	switch {
	case g.Has("recap.close"):
		g.Tap("recap.close")
	case g.Has("curtain.open"):
		g.Curtains++
		g.HoldOn("curtain.open")
	case g.Has("question.nobody"):
		g.Answers++
		if seats := g.Names("question.seat."); len(seats) > 0 && g.Chance.IntN(3) == 0 {
			g.Tap(seats[g.Chance.IntN(len(seats))])
			return true
		}
		g.Tap("question.nobody")
	default:
		act()
	}
	return true
}

// HoldOn presses a target for as long as a curtain's rope needs.
func (g *Guest) HoldOn(name string) {
	x, y := g.Target(name).Middle()
	switch g.Hand {
	case pilot.Mouse:
		g.Move(x, y)
		g.Hold(ebiten.MouseButtonLeft)
		g.Tick(60)
		g.Drop(ebiten.MouseButtonLeft)
	case pilot.Finger:
		g.Put(1, x, y)
		g.Tick(60)
		g.Lift(1)
	case pilot.Keyboard:
		g.FocusOn(name)
		g.KeyFor(ebiten.KeySpace, 60)
	case pilot.Gamepad:
		g.LeadTo(name)
		g.PadState(nil, ebiten.StandardGamepadButtonRightBottom)
		g.Tick(60)
		g.PadState(nil)
	}
}

// Press taps targets one after another, and waits after each until nothing moves.
func (g *Guest) Press(names ...string) {
	g.T.Helper()
	for _, name := range names {
		g.Tap(name)
		g.Settle()
	}
}

// Middle returns the middle one of all targets whose names begin with a prefix.
func (g *Guest) Middle(prefix string) string {
	g.T.Helper()
	names := g.Names(prefix)
	if len(names) == 0 {
		g.T.Fatalf("there is no %s*: %+v", prefix, g.Probe())
	}
	return names[len(names)/2]
}

// Can waits until nothing moves, and reports whether a target is there.
func (g *Guest) Can(name string) bool {
	g.T.Helper()
	g.Settle()
	return g.Has(name)
}

// Golden presses the golden button, and returns false if it cannot be pressed.
func (g *Guest) Golden() bool {
	g.T.Helper()
	if !g.Can("table.confirm") {
		return false
	}
	g.Tap("table.confirm")
	return true
}

// Lit returns the targets that the board reports as lit and whose names begin with a prefix ("stones.slot.").
func (g *Guest) Lit(prefix string) (names []string) {
	g.T.Helper()
	board, _, _ := strings.Cut(prefix, ".")
	list, _ := g.Probe().State[board+".lit"].([]any)
	for _, name := range list {
		if s, _ := name.(string); strings.HasPrefix(s, prefix) && g.Has(s) {
			names = append(names, s)
		}
	}
	return names
}

// Choose presses a random one of the lit targets whose names begin with one of the prefixes, and returns false if there
// is none.
func (g *Guest) Choose(prefixes ...string) bool {
	g.T.Helper()
	var names []string
	for _, prefix := range prefixes {
		names = append(names, g.Lit(prefix)...)
	}
	if len(names) == 0 {
		return false
	}
	g.Press(names[g.Chance.IntN(len(names))])
	return true
}
