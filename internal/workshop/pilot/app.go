//go:build !js

package pilot

import (
	"errors"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/internal/workshop/pilot/probe"
)

// Options say what to start and how large its window is.
type Options struct {
	Binary        string   // a program made by Build
	Args          []string // its arguments; --probe among them for Probe, Tap and Settle
	Width, Height int      // in device-independent pixels
	Alone         bool     // in a process of its own, which serves no other test; see [Start]
}

// App is a running program. A failure of the program or of a request ends the
// test that started it. Its methods are for one goroutine.
type App struct {
	Hand Hand // what Tap uses

	t       testing.TB
	options Options
	process *process // nil when it does not run
	screen  *ebiten.Image
	ticks   int
	leaving bool   // its end is awaited
	log     string // stderr of the processes that have ended
}

// Start starts the program and runs its first tick. At the end of the test it is
// closed, and must then end without an error.
//
// Runehall itself ends and begins anew within one process, which so serves one test
// after another: its reports and its silence (--probe, --silent) have to be asked for,
// since a sound device cannot be opened twice. Whoever needs a process that has served
// nobody, or that is gone after the test, says Alone. Restart always makes one.
//
// A launch by vmhost fails now and then, for reasons that lie there; so it
// is tried twice, and the first failure is logged.
func Start(t testing.TB, o Options) *App {
	t.Helper()
	a := &App{t: t, options: o}
	t.Cleanup(func() {
		a.leave()
		if t.Failed() && a.log != "" {
			t.Logf("the program says:\n%s", a.log)
		}
		InFrame(a.screen.Deallocate)
	})
	InFrame(func() { a.screen = a.newScreen(o.Width, o.Height) })
	served.Add(1)
	if p := atRest(o); p != nil {
		a.beginIn(p)
	} else {
		a.start()
	}
	return a
}

func (a *App) start() {
	a.t.Helper()
	err := a.attempt()
	if err != nil {
		a.t.Logf("the first launch failed, trying once more: %v", err)
		err = a.attempt()
	}
	if err != nil {
		a.t.Fatalf("launching %s %q: %v", a.options.Binary, a.options.Args, err)
	}
}

// attempt launches the program and runs one tick.
func (a *App) attempt() error {
	p, err := launch(a.options.Binary, a.options.Args)
	if err != nil {
		return err
	}
	if err := a.firstTick(p); err != nil {
		return errors.Join(err, a.end((*process).kill))
	}
	return nil
}

// firstTick makes a process the app's own, and runs its first tick in the app's screen.
func (a *App) firstTick(p *process) (err error) {
	a.process, a.ticks = p, 1
	InFrame(func() {
		if err = p.guest.SetOutsideScreen(a.screen); err == nil {
			err = p.tick()
		}
	})
	return err
}

// newScreen makes the image that the guest is shown in, in physical pixels.
func (a *App) newScreen(width, height int) *ebiten.Image {
	scale := ebiten.Monitor().DeviceScaleFactor()
	return ebiten.NewImage(int(float64(width)*scale), int(float64(height)*scale))
}

// Tick runs n ticks of the program.
func (a *App) Tick(n int) {
	a.t.Helper()
	p := a.running()
	ok := false
	InFrame(func() {
		p.guest.AdvanceTicks(n)
		ok = p.guest.WaitTicks()
	})
	if !ok {
		a.died()
	}
	a.ticks += n
}

// Process returns the number by which the system knows the program's process.
func (a *App) Process() int {
	a.t.Helper()
	return a.running().cmd.Process.Pid
}

// Ticks returns how many ticks the program has run since its last start.
func (a *App) Ticks() int { return a.ticks }

// Resize gives the window another size and runs one tick.
func (a *App) Resize(width, height int) {
	a.t.Helper()
	p := a.running()
	var err error
	InFrame(func() {
		old := a.screen
		a.screen = a.newScreen(width, height)
		err = p.guest.SetOutsideScreen(a.screen)
		old.Deallocate()
	})
	if err != nil {
		a.t.Fatalf("resizing to %d×%d: %v", width, height, err)
	}
	a.options.Width, a.options.Height = width, height
	a.Tick(1)
}

// Kill ends the process with SIGKILL, between two ticks.
func (a *App) Kill() {
	a.t.Helper()
	a.running()
	if err := a.end((*process).kill); err != nil {
		a.t.Fatalf("killing the program: %v", err)
	}
}

// Restart starts a program that was killed or closed once more, with the same
// arguments, and so on the same data.
func (a *App) Restart() {
	a.t.Helper()
	if a.process != nil {
		a.t.Fatal("the program still runs")
	}
	a.start()
}

// Close closes the program's window and waits until it has ended. It is an
// error of the test when its exit code is not 0. Closing twice does nothing.
func (a *App) Close() {
	a.t.Helper()
	if a.process == nil {
		return
	}
	if err := a.end((*process).exit); err != nil {
		a.t.Errorf("closing the program: %v\n%s", err, a.Log())
	}
}

// Exits does something after which the program is to end by itself, such as a
// press on its own way out, and fails the test when it does not end within n
// more ticks or not with code 0. What act does after the end is left out.
func (a *App) Exits(n int, act func()) {
	a.t.Helper()
	a.leaving = true
	defer func() {
		a.leaving = false
		p := recover()
		if p == (hasEnded{}) {
			a.Close()
		} else if p != nil {
			panic(p)
		}
	}()
	act()
	a.Tick(n)
	a.t.Fatalf("the program still runs %d ticks after it was told to end", n)
}

// hasEnded unwinds from the tick in which the program ended to Exits.
type hasEnded struct{}

// end ends the session, and the process by the given way.
func (a *App) end(way func(*process) error) error {
	p := a.process
	a.process = nil
	var err error
	InFrame(func() { err = p.guest.Close() })
	err = errors.Join(err, way(p))
	err = errors.Join(err, p.stderr.update(), p.closeFiles())
	a.log += p.stderr.text()
	return err
}

// Log returns what the program has written on stderr, over all its starts, but
// not its probe lines.
func (a *App) Log() string {
	if a.process == nil {
		return a.log
	}
	if err := a.process.stderr.update(); err != nil {
		a.t.Error(err)
	}
	return a.log + a.process.stderr.text()
}

// Probe returns the last report of the program.
func (a *App) Probe() probe.Report {
	a.t.Helper()
	said := &a.running().stderr
	if err := said.update(); err != nil {
		a.t.Fatal(err)
	}
	if !said.found {
		a.t.Fatal("the program has printed no probe line; was it started with --probe?")
	}
	return said.report
}

// running returns the process, and ends the test when there is none.
func (a *App) running() *process {
	a.t.Helper()
	if a.process == nil {
		a.t.Fatal("the program does not run")
	}
	return a.process
}

// died ends the test with what the program said last.
func (a *App) died() {
	a.t.Helper()
	p := a.process
	err := p.guest.Err()
	if a.leaving && errors.Is(err, ebiten.Termination) {
		panic(hasEnded{})
	}
	if way := a.end((*process).exit); way != nil {
		err = errors.Join(err, way)
	}
	a.t.Fatalf("the program ended after %d ticks: %v\n%s", a.ticks, err, a.log)
}
