package ui

import (
	"sync/atomic"
	"time"
)

// Pace decides how often the program runs. Nothing else touches the engine's FPS mode and TPS.
//
// An active pace means vsync and 60 ticks a second. After 15 ticks without input or motion it becomes quiet: then
// neither tick nor frame happens until the engine reports input or somebody calls Wake; each of these causes one update
// and one paint. A gamepad's input wakes nobody, so while one is connected the pace checks it 15 times a second. A pace
// never starts quiet, and nothing moves while it is quiet. The zero value is active.
type Pace struct {
	state paceState
	skip  bool
	quiet atomic.Bool   // the engine runs only when something happens
	woken atomic.Bool   // Wake was called since the last tick
	paint atomic.Bool   // the next Draw must paint
	look  atomic.Bool   // Look was called since the last tick
	poll  chan struct{} // closed to end the polling of a gamepad; nil when there is none
}

// NewPace returns an active pace. With skip it never changes the engine's mode, for platforms where that does not work
// reliably. It only skips painting while nothing changes.
func NewPace(skip bool) *Pace { return &Pace{skip: skip} }

// Tick ends an Update. active: there was input, or something moves. pad: a gamepad is connected.
func (p *Pace) Tick(active, pad bool) {
	p.state.look = p.look.Swap(false)
	mode, paint := p.state.step(active, p.woken.Swap(false), pad)
	if paint {
		p.paint.Store(true)
	}
	if !p.skip {
		p.apply(mode)
	}
}

// Wake causes one update and one paint soon. It may be called on any goroutine: when the store acknowledges a move,
// an asset is loaded, a computer player moves, or the platform reports something.
func (p *Pace) Wake() {
	p.woken.Store(true)
	// During an Update the engine ignores the request. But then either the pace is not quiet, or the present tick will
	// see woken.
	if p.quiet.Load() {
		wakeEngine()
	}
}

// Look causes one update soon, which paints only if it finds something new, such as a gamepad that was plugged in. It
// may be called on any goroutine.
func (p *Pace) Look() {
	if p.quiet.Load() {
		p.look.Store(true)
		wakeEngine()
	}
}

// TakeRepaint reports whether Draw must paint; Draw calls it once. If it need not, the last picture is still right and
// stays on the screen, as long as the program calls SetScreenClearedEveryFrame(false).
func (p *Pace) TakeRepaint() bool { return p.paint.Swap(false) }

// Repaint makes the next Draw paint.
func (p *Pace) Repaint() { p.paint.Store(true) }

// Quiet reports whether nothing has happened for a while. It is called between ticks, as Tick is.
func (p *Pace) Quiet() bool { return p.state.mode != paceActive }

func (p *Pace) apply(mode paceMode) {
	quiet := mode != paceActive
	if p.quiet.Swap(quiet) != quiet {
		if quiet && p.woken.Load() {
			// Wake was called after this tick had checked for it and before it could notice the quiet mode.
			p.quiet.Store(false)
			p.state = paceState{}
			return
		}
		setEngineQuiet(quiet)
	}
	switch polls := p.poll != nil; {
	case mode == pacePolling && !polls:
		p.poll = make(chan struct{})
		go poll(p.poll)
	case mode != pacePolling && polls:
		close(p.poll)
		p.poll = nil
	}
}

// poll requests frames until done is closed.
func poll(done <-chan struct{}) {
	t := time.NewTicker(time.Second / pollRate)
	defer t.Stop()
	for {
		select {
		case <-done:
			return
		case <-t.C:
			wakeEngine()
		}
	}
}
