package ui

import (
	"sync/atomic"

	"github.com/hajimehoshi/ebiten/v2"
)

// quietTicks is how long nothing must happen until the pace slows down.
const quietTicks = 15

// padTicks is every how many ticks... the pace polls a gamepad at 15 Hz when all is quiet.
const padRate = 15

// Pace decides how often the program runs. It alone touches the engine's FPS mode and TPS.
//
// Active: vsync and 60 ticks a second. After 15 ticks without input or motion: no frame at all until
// the engine reports input or somebody calls Wake; each wake is exactly one update and one paint.
// It never starts quiet, and nothing is animated while quiet. The zero value is active.
type Pace struct {
	state paceState
	quiet atomic.Bool // the engine is in its quiet mode
	woken atomic.Bool
	skip  bool
	paint atomic.Bool
}

// NewPace returns an active pace. With skip it never changes the engine's mode, where that is not to
// be trusted, and only leaves out painting while nothing changes.
func NewPace(skip bool) *Pace { return &Pace{skip: skip} }

// Tick is called at the end of each Update: active says that there was input or that something
// moves, pad that a gamepad is connected, which no engine event reports.
func (p *Pace) Tick(active, pad bool) {
	woken := p.woken.Swap(false)
	mode, paint := p.state.step(active, woken, pad)
	if paint {
		p.paint.Store(true)
	}
	p.apply(mode)
}

// Wake runs one update and one paint soon, from any goroutine: a store's acknowledgement, a loaded
// asset, a computer player's move, insets, back.
func (p *Pace) Wake() {
	p.woken.Store(true)
	if p.quiet.Load() {
		ebiten.ScheduleFrame()
	}
}

// Paint reports whether Draw must paint, and is asked once per Draw. Nothing changed since the last
// paint otherwise: with SetScreenClearedEveryFrame(false) the old picture stays.
func (p *Pace) Paint() bool { return p.paint.Swap(false) }

// Repaint makes the next Draw paint: after a change of size, or when the window was uncovered.
func (p *Pace) Repaint() { p.paint.Store(true) }
