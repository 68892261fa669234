package ui

import (
	"sync/atomic"
	"time"
)

// Pace decides how often the program runs. Nothing else touches the engine's FPS mode and TPS.
//
// An active pace means vsync and 60 ticks a second. After 15 ticks without input or motion it becomes quiet: there is
// no tick and no frame until the engine reports input or somebody calls Wake, and each of these causes one update and
// one paint. While a gamepad is connected, whose input wakes nobody, it checks 15 times a second. It never starts
// quiet, and nothing moves while it is quiet. The zero value is active.
type Pace struct {
	state paceState
	skip  bool
	quiet atomic.Bool   // the engine runs only when something happens
	woken atomic.Bool   // Wake was called since the last tick
	paint atomic.Bool   // the next Draw must paint
	look  atomic.Bool   // Look was called since the last tick
	poll  chan struct{} // closed to end the polling of a gamepad; nil when there is none
}

// NewPace returns an active pace. With skip set it never changes the engine's mode, for platforms where that cannot
// be relied on, and just skips painting while nothing changes.
func NewPace(skip bool) *Pace { return &Pace{skip: skip} }

// Tick is called at the end of each Update. active says that there was input or that something moves, pad that a
// gamepad is connected.
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
	// During an Update the engine would ignore the request; but then the pace is not quiet, or the tick that is about
	// to end will notice woken.
	if p.quiet.Load() {
		wakeEngine()
	}
}

// Look causes one update soon, which paints nothing unless it finds something new, such as a gamepad that was plugged in. It may be called on any
// goroutine.
func (p *Pace) Look() {
	if p.quiet.Load() {
		p.look.Store(true)
		wakeEngine()
	}
}

// TakeRepaint reports whether Draw must paint; Draw calls it once. If not, nothing has changed since the last paint,
// and its picture stays as long as the program calls SetScreenClearedEveryFrame(false).
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
