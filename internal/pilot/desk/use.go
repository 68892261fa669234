package desk

import (
	"fmt"
	"math"
	"time"

	"runehall/internal/pilot/internal/x11"
	"runehall/internal/pilot/probe"
)

// stroke is how long a button or a key is held: some ticks of the program.
const stroke = 100 * time.Millisecond

// Key names a key of the keyboard.
type Key = x11.Keycode

// The keys that tests use.
const (
	Escape = x11.KeyEscape
	Tab    = x11.KeyTab
	Enter  = x11.KeyEnter
	Space  = x11.KeySpace
	Up     = x11.KeyUp
	Left   = x11.KeyLeft
	Right  = x11.KeyRight
	Down   = x11.KeyDown
)

// Move moves the mouse to a point of the window.
func (p *Program) Move(x, y float64) error {
	left, top, err := p.server.Origin(p.window)
	if err != nil {
		return err
	}
	return p.server.MoveMouse(left+int(math.Round(x)), top+int(math.Round(y)))
}

// Click moves the mouse to a point and clicks there for about a tenth of a second.
func (p *Program) Click(x, y float64) error {
	return p.Drag(x, y, x, y, 1)
}

// Drag draws the left button from one point to the other, in n steps of a
// 60th of a second.
func (p *Program) Drag(fromX, fromY, toX, toY float64, n int) error {
	if err := p.Move(fromX, fromY); err != nil {
		return err
	}
	time.Sleep(stroke)
	if err := p.server.Button(x11.ButtonLeft, true); err != nil {
		return err
	}
	time.Sleep(stroke)
	for i := range n {
		f := float64(i+1) / float64(n)
		if err := p.Move(fromX+f*(toX-fromX), fromY+f*(toY-fromY)); err != nil {
			return err
		}
		time.Sleep(time.Second / 60)
	}
	return p.server.Button(x11.ButtonLeft, false)
}

// Press strikes a key. A program whose loop does not run yet sees nothing of it:
// wait for a report first.
func (p *Program) Press(key Key) error {
	if err := p.server.Key(key, true); err != nil {
		return err
	}
	time.Sleep(stroke)
	return p.server.Key(key, false)
}

// Focus gives the window the keyboard's focus.
func (p *Program) Focus() error { return p.server.Focus(p.window) }

// Unfocus takes the focus away, as another program's window would.
func (p *Program) Unfocus() error { return p.server.Unfocus() }

// Resize gives the window another size.
func (p *Program) Resize(width, height int) error {
	return p.server.Resize(p.window, width, height)
}

// Probe returns the last report; it waits for the first.
func (p *Program) Probe() (probe.Report, error) {
	return p.Until("a report", func(probe.Report) bool { return true })
}

// Until waits for a report that fulfils a condition and returns it; what names
// it in the error.
func (p *Program) Until(what string, is func(probe.Report) bool) (probe.Report, error) {
	err := p.await(what, func() bool { return p.found && is(p.report) })
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.report, err
}

// Tap waits until nothing moves and the target is there, and clicks on its middle.
func (p *Program) Tap(name string) error {
	r, err := p.Until("at rest with "+name, func(r probe.Report) bool {
		_, there := r.Targets[name]
		return there && !r.Busy
	})
	if err != nil {
		return fmt.Errorf("tap %s: %w", name, err)
	}
	return p.Click(r.Targets[name].Middle())
}
