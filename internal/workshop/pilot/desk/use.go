package desk

import (
	"errors"
	"fmt"
	"math"
	"time"

	"github.com/jezek/xgb/xproto"

	"runehall/internal/workshop/pilot/probe"
)

// Key is the number of a key on a keyboard with 105 keys, as X servers under Linux count
// them.
type Key xproto.Keycode

// The keys that tests use.
const (
	Escape  Key = 9
	Control Key = 37
	Tab     Key = 23
	Enter   Key = 36
	Space   Key = 65
	Up      Key = 111
	Left    Key = 113
	Right   Key = 114
	Down    Key = 116
)

// Move moves the mouse to a point of the window.
func (p *Program) Move(x, y float64) error {
	left, top, err := p.display.origin(p.window)
	if err != nil {
		return err
	}
	return p.display.fake(xproto.MotionNotify, 0, left+int(math.Round(x)), top+int(math.Round(y)))
}

// Click moves the mouse to a point and clicks there.
func (p *Program) Click(x, y float64) error { return p.Drag(x, y, x, y, 1) }

// Drag draws the left button from one point to the other, in n steps of a
// 60th of a second.
func (p *Program) Drag(fromX, fromY, toX, toY float64, n int) error {
	if err := p.Hold(fromX, fromY); err != nil {
		return err
	}
	var moved error
	for i := 0; i < n && moved == nil; i++ {
		f := float64(i+1) / float64(n)
		moved = p.Move(fromX+f*(toX-fromX), fromY+f*(toY-fromY))
		time.Sleep(time.Second / 60)
	}
	return errors.Join(moved, p.Drop())
}

// Hold moves the mouse to a point and presses its left button there, until Drop.
func (p *Program) Hold(x, y float64) error {
	if err := p.Move(x, y); err != nil {
		return err
	}
	return p.seen(true, p.display.fake(xproto.ButtonPress, xproto.ButtonIndex1, 0, 0))
}

// Drop releases the left button of the mouse.
func (p *Program) Drop() error {
	return p.seen(false, p.display.fake(xproto.ButtonRelease, xproto.ButtonIndex1, 0, 0))
}

// Press strikes a key. A program whose loop does not run yet sees nothing of it:
// wait for a report first.
func (p *Program) Press(key Key) error {
	pressed := p.seen(true, p.display.fake(xproto.KeyPress, byte(key), 0, 0))
	// A key that stays down after its program has ended would go on with the next one.
	return errors.Join(pressed, p.seen(false, p.display.fake(xproto.KeyRelease, byte(key), 0, 0)))
}

// Chord strikes a key while another one is held.
func (p *Program) Chord(held, key Key) error {
	down := p.display.fake(xproto.KeyPress, byte(held), 0, 0)
	struck := p.display.fake(xproto.KeyPress, byte(key), 0, 0)
	seen := p.seen(true, errors.Join(down, struck))
	up := p.display.fake(xproto.KeyRelease, byte(key), 0, 0)
	return errors.Join(seen, p.seen(false, errors.Join(up, p.display.fake(xproto.KeyRelease, byte(held), 0, 0))))
}

// seen waits until the program has seen that something is held down, or that nothing is any
// more. Ebitengine looks at its devices once a tick, and what is shorter than a tick is
// lost; how long one lasts depends on the machine.
func (p *Program) seen(held bool, sent error) error {
	if sent != nil {
		return sent
	}
	for start := time.Now(); ; time.Sleep(pollEvery) {
		f, err := p.Figures()
		if err != nil || (f.Pressed > 0) == held {
			return err
		}
		if time.Since(start) >= patience {
			return fmt.Errorf("after %v the program sees %d keys and buttons held down", patience, f.Pressed)
		}
	}
}

// Focus gives the window the keyboard's focus.
func (p *Program) Focus() error { return p.display.focus(p.window) }

// Unfocus takes the focus away, as another program's window would.
func (p *Program) Unfocus() error { return p.display.focus(xproto.WindowNone) }

// Resize gives the window another size.
func (p *Program) Resize(width, height int) error {
	return p.display.resize(p.window, width, height)
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
