//go:build pilot

package walk

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/internal/workshop/pilot"
	"runehall/internal/workshop/pilot/internal/verdict"
)

// inFrench are the options for the real program at its title.
func inFrench(t testing.TB) pilot.Options {
	return pilot.Options{
		Binary: pilot.Build(t, "runehall"), Width: 640, Height: 400,
		Args: []string{"--probe", "--silent", "--data", t.TempDir(), "--lang", "fr", "--seed", "7"},
	}
}

// TestNothingIsLeftOfTheTestBefore leaves a program in the middle of everything: at a table, in another language, size
// and contrast, with a toast about an unknown gamepad, a finger on the screen and a mouse button held. Whoever comes
// next in the same process finds the title as in a process of its own: the same report, and the same picture.
func TestNothingIsLeftOfTheTestBefore(t *testing.T) {
	o := inFrench(t)
	o.Alone = true
	alone := pilot.Start(t, o)
	alone.Settle()
	x, y := alone.Target("title.play").Middle() // where a mouse that is left shows
	before := t.TempDir()
	if err := os.MkdirAll(filepath.Join(before, "settings"), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(before, "settings", "settings"),
		[]byte(`{"contrast":true}`), 0o666); err != nil {
		t.Fatal(err)
	}
	var process int
	t.Run("before", func(t *testing.T) {
		app := pilot.Start(t, pilot.Options{
			Binary: pilot.Build(t, "runehall"), Width: 412, Height: 915,
			Args: []string{"--probe", "--silent", "--data", before, "--lang", "de", "--scale", "1.5", "--seed", "9"},
		})
		app.Tap("title.play")
		app.Tap("setup.begin")
		app.Settle()
		app.Key(ebiten.KeyTab)
		app.UnknownPad(-1)
		app.Tick(30)
		app.Move(x, y)
		app.Hold(ebiten.MouseButtonLeft)
		app.Put(3, 200, 300)
		process = app.Process()
	})
	if _, err := os.Stat(filepath.Join(before, "matches")); err != nil {
		t.Errorf("the match was not stored: %v", err)
	}
	shared := pilot.Start(t, inFrench(t))
	if shared.Process() != process || alone.Process() == process {
		t.Error("the second program runs in a process of its own, or one that wanted its own does not")
	}
	shared.Settle()
	for range 2 {
		if a, b := shared.Probe(), alone.Probe(); !reflect.DeepEqual(a, b) {
			t.Errorf("it reports %+v, want %+v", a, b)
		}
		pilot.Same(t, "rest", shared.Frame(), alone.Frame())
		for _, app := range []*pilot.App{shared, alone} { // a press where the mouse is from the start
			app.Hold(ebiten.MouseButtonLeft)
			app.Drop(ebiten.MouseButtonLeft)
			app.Settle()
		}
	}
}

// TestWhatAProgramLogsIsItsOwn has two programs in one process say that they cannot open a match: each log has its own
// line.
func TestWhatAProgramLogsIsItsOwn(t *testing.T) {
	names := []string{"first", "second"}
	for i, name := range names {
		t.Run(name, func(t *testing.T) {
			o := inFrench(t)
			o.Args = append(o.Args, "--open", filepath.Join(t.TempDir(), name))
			app := pilot.Start(t, o)
			app.Settle()
			if log := app.Log(); !strings.Contains(log, name) || strings.Contains(log, names[1-i]) {
				t.Errorf("the log says %q", log)
			}
			if n := app.Ticks(); n > 600 {
				t.Errorf("it counts %d ticks at its title", n)
			}
		})
	}
}

// TestAFailedTestHandsNothingOn shows that a process does not serve another test after one that has failed, and that a
// program that cannot begin anew fails its own test.
func TestAFailedTestHandsNothingOn(t *testing.T) {
	first := verdict.Of(t)
	process := pilot.Start(first, inFrench(t)).Process()
	first.End()
	second := verdict.Of(t)
	app := pilot.Start(second, inFrench(t))
	if app.Process() != process {
		t.Error("a process at rest was not taken")
	}
	second.Error("something went wrong")
	second.End()
	third := verdict.Of(t)
	if app = pilot.Start(third, inFrench(t)); app.Process() == process {
		t.Error("the process of a test that failed serves another one")
	}
	third.End()
	fourth := verdict.Of(t)
	o := inFrench(t)
	o.Args = append(o.Args, "--nonsense")
	done := make(chan struct{})
	go func() { defer close(done); pilot.Start(fourth, o) }()
	<-done
	fourth.End()
	if want := "there is no flag --nonsense"; !strings.Contains(fourth.Failure, want) {
		t.Errorf("with an unknown flag the test fails with %q, want %q", fourth.Failure, want)
	}
}
