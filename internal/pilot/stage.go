//go:build !js

package pilot

import (
	"fmt"
	"os"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"
)

// jobsAFrame is how many jobs share a frame of the host. A frame takes some
// milliseconds, a tick of a guest a fraction of one; but images that are no
// longer used are freed only between frames.
const jobsAFrame = 100

// stage is the host's game. Its Update sleeps until a test wants something done
// inside a frame, and does that.
type stage struct {
	jobs chan func()
	done chan struct{}
}

// theStage exists once, as RunGame may be called once in a process.
var theStage = stage{jobs: make(chan func()), done: make(chan struct{})}

// Update implements [ebiten.Game].
func (s *stage) Update() error {
	for range jobsAFrame {
		select {
		case job := <-s.jobs:
			job()
		case <-s.done:
			return ebiten.Termination
		}
	}
	return nil
}

// Draw implements [ebiten.Game]; the host's window is hidden.
func (s *stage) Draw(*ebiten.Image) {}

// Layout implements [ebiten.Game].
func (s *stage) Layout(int, int) (int, int) { return 1, 1 }

// InFrame runs job within a frame of the host, where pixels can be read, and
// returns when it has ended. A panic of job goes on in the caller's goroutine,
// so that it fails the test.
func InFrame(job func()) {
	ended := make(chan any)
	theStage.jobs <- func() {
		defer func() { ended <- recover() }()
		job()
	}
	if p := <-ended; p != nil {
		panic(p)
	}
}

// Run runs the tests of a package with a host for their guests, and returns the
// exit code. It is to be called from TestMain, which is the main goroutine.
func Run(m interface{ Run() int }) int {
	code := 1
	ebiten.SetWindowVisible(false)
	ebiten.SetVsyncEnabled(false)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	ebiten.SetScreenClearedEveryFrame(false)
	var tests sync.WaitGroup
	tests.Go(func() {
		defer close(theStage.done)
		code = m.Run()
	})
	if err := ebiten.RunGame(&theStage); err != nil {
		fmt.Fprintln(os.Stderr, "pilot: the host has no window; run under xvfb-run -a:", err)
		return 1
	}
	tests.Wait()
	if err := removeBuilds(); err != nil {
		fmt.Fprintln(os.Stderr, "pilot:", err)
		return 1
	}
	return code
}
