//go:build !js

package pilot

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/hajimehoshi/ebiten/v2"
)

// ordersVar names the environment variable that tells the program where its orders are; internal/cli says which there
// are, and only guests are built with them. ordersPath is the first file that the process inherits besides the three
// that every process has.
const (
	ordersVar  = "RUNEHALL_ORDERS"
	ordersPath = "/dev/fd/3"
)

// resting are the processes whose program has been closed, and which can begin it anew.
var resting struct {
	sync.Mutex
	all []*process
}

// launches counts the processes that were started, and served the tests' programs that began in one of them.
var launches, served atomic.Int64

// environment returns all that a process takes over from this one: the program, the folder and the variables.
func environment(binary string) string {
	folder, err := os.Getwd()
	if err != nil {
		folder = err.Error() // it is gone, and no other is like it
	}
	return strings.Join(append([]string{binary, folder}, os.Environ()...), "\x00")
}

// shared reports whether a program may begin in a process that has served another test.
func (o *Options) shared() bool {
	return !o.Alone && slices.Contains(o.Args, "--probe") && slices.Contains(o.Args, "--silent")
}

// atRest returns a resting process for a program, or nil.
func atRest(o Options) *process {
	if !o.shared() {
		return nil
	}
	here := environment(o.Binary)
	resting.Lock()
	defer resting.Unlock()
	i := slices.IndexFunc(resting.all, func(p *process) bool { return p.environment == here })
	if i < 0 {
		return nil
	}
	p := resting.all[i]
	resting.all = slices.Delete(resting.all, i, i+1)
	return p
}

// order tells the program something, which it does at its next tick.
func (p *process) order(words ...string) error {
	line, err := json.Marshal(words)
	if err != nil {
		return err
	}
	_, err = p.orders.Write(append(line, '\n'))
	return err
}

// beginIn has a resting process begin the program.
func (a *App) beginIn(p *process) {
	a.t.Helper()
	p.stderr.log, p.stderr.found = nil, false
	if err := errors.Join(p.order(append([]string{"start"}, a.options.Args...)...), a.firstTick(p)); err != nil {
		err = errors.Join(err, a.end((*process).exit))
		a.t.Fatalf("beginning %s %q anew: %v\n%s", a.options.Binary, a.options.Args, err, a.log)
	}
}

// leave ends the test's program. Its process rests if another test can have it; after a failure nobody knows what it is
// like.
func (a *App) leave() {
	a.t.Helper()
	if a.process == nil {
		return
	}
	if !a.options.shared() || a.t.Failed() {
		a.Close()
		return
	}
	if err := a.rest(); err != nil {
		err = errors.Join(err, a.end((*process).exit))
		a.t.Errorf("closing the program: %v\n%s", err, a.log)
	}
}

// rest has the program close everything that it has opened, and lets go whatever the test still holds. The program is
// closed before it could notice that.
func (a *App) rest() (err error) {
	p := a.process
	if err := p.order("end"); err != nil {
		return err
	}
	for b := ebiten.MouseButton(0); b <= ebiten.MouseButtonMax; b++ {
		p.guest.ReleaseMouseButton(b)
	}
	for finger := range p.fingers {
		p.guest.ReleaseTouch(ebiten.TouchID(finger))
	}
	p.guest.UpdateGamepads(nil)
	p.guest.MoveCursor(0, 0)
	InFrame(func() { err = p.tick() })
	if err := errors.Join(err, p.stderr.update()); err != nil {
		return err
	}
	clear(p.fingers)
	p.pads = 0
	a.process = nil
	a.log += p.stderr.text()
	resting.Lock()
	defer resting.Unlock()
	resting.all = append(resting.all, p)
	return nil
}

// endAll ends the processes that rest, and returns an error unless each exits with code 0.
func endAll() (err error) {
	resting.Lock()
	defer resting.Unlock()
	for _, p := range resting.all {
		a := &App{process: p}
		if way := a.end((*process).exit); way != nil {
			err = errors.Join(err, fmt.Errorf("closing a program that rested: %w\n%s", way, a.log))
		}
	}
	resting.all = nil
	return err
}
