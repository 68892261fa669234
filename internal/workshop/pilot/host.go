//go:build !js

package pilot

import (
	"flag"
	"fmt"
	"os"
	"sync"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/internal/workshop/pilot/programs"
)

// jobsAFrame is how many jobs share a frame of the host. A frame takes some
// milliseconds, a tick of a guest a fraction of one; but images that are no
// longer used are freed only between frames.
const jobsAFrame = 100

// host is the program that the tests run in, as a game of Ebitengine's. Its Update sleeps
// until a test wants something done inside a frame, and does that.
type host struct {
	jobs chan func()
	done chan struct{}
}

// theHost exists once, as RunGame may be called once in a process.
var theHost = host{jobs: make(chan func()), done: make(chan struct{})}

// Update implements [ebiten.Game].
func (h *host) Update() error {
	for range jobsAFrame {
		select {
		case job := <-h.jobs:
			job()
		case <-h.done:
			return ebiten.Termination
		}
	}
	return nil
}

// Draw implements [ebiten.Game]; the host's own window is hidden.
func (*host) Draw(*ebiten.Image) {}

// Layout implements [ebiten.Game].
func (*host) Layout(int, int) (int, int) { return 1, 1 }

// InFrame runs job within a frame of the host, where pixels can be read, and
// returns when it has ended. A panic of job goes on in the caller's goroutine,
// so that it fails the test.
func InFrame(job func()) {
	ended := make(chan any)
	theHost.jobs <- func() {
		defer func() { ended <- recover() }()
		job()
	}
	if p := <-ended; p != nil {
		panic(p)
	}
}

// unseen says that nothing draws the pixels of a picture.
var unseen bool

// RunUnseen is [Run] for tests that want to see whether all goes well while the program draws, but no pixel. Mesa's
// software renderer, in which the pixels take most of the time, then leaves them out; unless the pictures are wanted.
func RunUnseen(m interface{ Run() int }) int {
	flag.Parse()
	if len(keptIn(func() string { return "wanted" })) == 0 {
		unseen = true
		if err := os.Setenv("LP_NO_RAST", "true"); err != nil {
			fmt.Fprintln(os.Stderr, "pilot:", err)
			return 1
		}
	}
	return Run(m)
}

// Run runs the tests of a package with a host for their guests, and returns the
// exit code. It is to be called from TestMain, which is the main goroutine.
func Run(m interface{ Run() int }) int { return programs.Shown(func() int { return run(m) }) }

// run runs the tests of a package in this process.
func run(m interface{ Run() int }) int {
	code := 1
	ebiten.SetWindowVisible(false)
	ebiten.SetVsyncEnabled(false)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	ebiten.SetScreenClearedEveryFrame(false)
	var tests sync.WaitGroup
	tests.Go(func() {
		defer close(theHost.done)
		code = m.Run()
		if err := endAll(); err != nil {
			fmt.Fprintln(os.Stderr, "pilot:", err)
			code = max(code, 1)
		}
		if testing.Verbose() {
			fmt.Printf("pilot: %d processes for %d programs\n", launches.Load(), served.Load())
		}
	})
	if err := ebiten.RunGame(&theHost); err != nil {
		fmt.Fprintln(os.Stderr, "pilot: the host has no window; run under xvfb-run -a:", err)
		return 1
	}
	tests.Wait()
	if err := programs.Remove(); err != nil {
		fmt.Fprintln(os.Stderr, "pilot:", err)
		return 1
	}
	return code
}
