package ui

type paceMode uint8

const (
	paceActive  paceMode = iota // vsync, 60 ticks a second
	paceQuiet                   // only when something happens
	pacePolling                 // as paceQuiet, but 15 ticks a second to look at a gamepad
)

// The timing of the pace.
const (
	quietTicks = 15 // ticks without news before the pace is quiet
	pollRate   = 15 // ticks per second that look at a gamepad
)

// paceState is the pure part of a pace.
type paceState struct {
	mode  paceMode
	calm  int  // ticks since the last news
	polls int  // ticks in pacePolling since the last paint
	look  bool // the tick was asked for by Look alone
}

// step returns the mode after a tick, and whether to paint. active: input or motion. woken: Wake was called. pad: a
// gamepad is connected.
func (s *paceState) step(active, woken, pad bool) (mode paceMode, paint bool) {
	was, look := s.mode, s.look
	s.look = false
	s.calm++
	if active || woken {
		s.calm = 0
	}
	switch {
	case active, was == paceActive && s.calm < quietTicks:
		s.mode = paceActive
	case pad:
		s.mode = pacePolling
	default:
		s.mode = paceQuiet
	}
	switch {
	case active, woken, s.mode == paceActive, was == paceQuiet && !look:
		// A tick in quiet mode without news means that the window was uncovered, for which there is no event.
		paint = true
	case was == pacePolling:
		// Most of these ticks only look at the gamepad, so they cannot tell an uncovered window. It waits up to a
		// second.
		s.polls++
		paint = s.polls >= pollRate
	}
	if paint {
		s.polls = 0
	}
	return s.mode, paint
}
