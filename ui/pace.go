package ui

import (
	"sync/atomic"
	"time"
)

// Pace decides how often the program runs. It alone touches the engine's FPS mode and TPS.
//
// Active: vsync and 60 ticks a second. After 15 ticks without input or motion it is quiet: no tick and
// no frame until the engine reports input or somebody calls Wake; each wake is one update and one
// paint. With a gamepad connected, whose input wakes nobody, it looks 15 times a second. It never
// starts quiet, and nothing is animated while quiet. The zero value is active.
type Pace struct {
	state paceState
	skip  bool
	quiet atomic.Bool   // the engine runs only when something happens
	woken atomic.Bool   // Wake was called since the last tick
	paint atomic.Bool   // the next Draw must paint
	poll  chan struct{} // closed to end the polling of a gamepad; nil when there is none
}

// NewPace returns an active pace. With skip it never changes the engine's mode, for platforms where
// that is not to be trusted, and only leaves out painting while nothing changes.
func NewPace(skip bool) *Pace { return &Pace{skip: skip} }

// Tick is called at the end of each Update: active says that there was input or that something
// moves, pad that a gamepad is connected.
func (p *Pace) Tick(active, pad bool) {
	mode, paint := p.state.step(active, p.woken.Swap(false), pad)
	if paint {
		p.paint.Store(true)
	}
	if !p.skip {
		p.apply(mode)
	}
}

// Wake runs one update and one paint soon. Any goroutine may call it: a store's acknowledgement, a
// loaded asset, a computer player's move, insets, back.
func (p *Pace) Wake() {
	p.woken.Store(true)
	// From within an Update the engine would lose the wish; but then it is not quiet, or the tick that
	// is about to end sees woken.
	if p.quiet.Load() {
		wakeEngine()
	}
}

// TakeRepaint reports whether Draw must paint, and is asked once per Draw. Otherwise nothing has changed
// since the last paint, whose picture stays if the program calls SetScreenClearedEveryFrame(false).
func (p *Pace) TakeRepaint() bool { return p.paint.Swap(false) }

// Repaint makes the next Draw paint.
func (p *Pace) Repaint() { p.paint.Store(true) }

// apply puts the engine into a mode.
func (p *Pace) apply(mode paceMode) {
	quiet := mode != paceActive
	if p.quiet.Swap(quiet) != quiet {
		if quiet && p.woken.Load() {
			// A wake came after this tick had looked for one and before it could see the quiet mode.
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

// poll schedules frames until done is closed.
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
