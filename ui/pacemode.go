package ui

import "github.com/hajimehoshi/ebiten/v2"

// paceMode is how the engine runs.
type paceMode uint8

const (
	paceActive paceMode = iota // vsync, 60 ticks a second
	pacePad                    // 15 ticks a second, to see a gamepad
	paceQuiet                  // only when something happens
)

// paceState is the pure part of the pace.
type paceState struct {
	calm int // ticks since something happened
	mode paceMode
}

// step returns the mode to be in after this tick, and whether the tick must be painted.
func (s *paceState) step(active, woken, pad bool) (mode paceMode, paint bool) {
	wasQuiet := s.mode != paceActive
	if active || woken {
		s.calm = 0
	} else {
		s.calm++
	}
	switch {
	case s.calm < quietTicks && (active || s.mode == paceActive):
		s.mode = paceActive
	case pad:
		s.mode = pacePad
	default:
		s.mode = paceQuiet
	}
	// In the quiet modes a tick without news is a poll or an uncovered window: the latter must be
	// painted, and there is no telling which it is except when polling.
	return s.mode, active || woken || s.mode == paceActive || wasQuiet && s.mode == paceQuiet
}

// apply puts the engine into a mode.
func (p *Pace) apply(mode paceMode) {
	if p.skip {
		return
	}
	quiet := mode == paceQuiet
	if p.quiet.Swap(quiet) != quiet {
		if quiet {
			ebiten.SetFPSMode(ebiten.FPSModeVsyncOffMinimum)
		} else {
			ebiten.SetFPSMode(ebiten.FPSModeVsyncOn)
		}
	}
	switch mode {
	case paceActive:
		ebiten.SetTPS(TPS)
	case pacePad:
		ebiten.SetTPS(padRate)
	case paceQuiet:
		ebiten.SetTPS(ebiten.SyncWithFPS)
	}
}
